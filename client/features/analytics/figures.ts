/** What the report's charts and tables show, and the sentences that say the same. */
import { formatDay } from "../../shared/dates";
import { plural } from "../../shared/plural";

/** A number on a UTC day. */
export interface DayFigure {
  /** ISO 8601, such as 2026-11-12. */
  day: string;
  value: number;
}

/** Something that was counted, in the order of its numbers. */
export interface RankedFigure {
  id: string;
  name: string;
  /** More about it, such as the casino of a bonus. */
  note?: string | undefined;
  /** Where it can be read, if it is still there. */
  to?: string | undefined;
  isDeleted?: boolean;
  value: number;
}

/** A day chart in a sentence. */
export function sentenceOfDays(title: string, days: readonly DayFigure[]): string {
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const most = days.reduce((best, each) => (each.value > best.value ? each : best));
  const counted = `${title}: ${total.toLocaleString("en-US")} in ${plural(days.length, "day")}`;
  return `${counted}, most on ${formatDay(most.day)} with ${most.value.toLocaleString("en-US")}.`;
}

const NAMED = 3;

/** A ranking in a sentence. */
export function sentenceOfRanks(title: string, rows: readonly RankedFigure[]): string {
  const first = rows.slice(0, NAMED).map(({ name, value }) => `${name} ${value.toLocaleString("en-US")}`);
  const rest = rows.length > NAMED ? `, and ${rows.length - NAMED} more` : "";
  return `${title}: ${first.join(", ")}${rest}.`;
}
