/** The data for the report's charts and tables, and sentences that describe the charts to screen readers. */
import { formatDay } from "../../shared/format/dates";
import { plural } from "../../shared/format/plural";

/** A count for one UTC day. */
export interface DayFigure {
  /** The day in ISO 8601, such as 2026-11-12. */
  day: string;
  value: number;
}

/** One item of a ranking, with its count. */
export interface RankedFigure {
  id: string;
  name: string;
  /** Additional text, such as the name of a bonus's casino. */
  note?: string | undefined;
  /** The path of the page that the item's name links to. Undefined if the name is not a link. */
  to?: string | undefined;
  isDeleted?: boolean;
  value: number;
}

/** Describes a day chart in one sentence. */
export function sentenceOfDays(title: string, days: readonly DayFigure[]): string {
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const most = days.reduce((best, each) => (each.value > best.value ? each : best));
  const counted = `${title}: ${total.toLocaleString("en-US")} in ${plural(days.length, "day")}`;
  return `${counted}, most on ${formatDay(most.day)} (${most.value.toLocaleString("en-US")}).`;
}

const NAMED = 3;

/** Describes a ranking in one sentence. */
export function sentenceOfRanks(title: string, rows: readonly RankedFigure[]): string {
  const first = rows.slice(0, NAMED).map(({ name, value }) => `${name} ${value.toLocaleString("en-US")}`);
  const rest = rows.length > NAMED ? `, and ${rows.length - NAMED} more` : "";
  return `${title}: ${first.join(", ")}${rest}.`;
}
