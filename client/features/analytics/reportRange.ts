/** The days that the report is about: a span up to today, or two chosen days. All of them are UTC days. */
import { REPORT_DAYS_MAX, REPORT_SPANS } from "../../shared/limits";

export interface ReportRange {
  /** ISO days, both included. */
  from: string;
  to: string;
}

type ReportSpan = (typeof REPORT_SPANS)[number];

export type ReportChoice = { span: ReportSpan } | ReportRange;

const DAY_MS = 86_400_000;
const DEFAULT_SPAN: ReportSpan = 30;

function isDay(text: string): boolean {
  const moment = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? new Date(text) : new Date(Number.NaN);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Today in UTC, as an ISO day. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The days that a choice stands for now. */
export function rangeOf(choice: ReportChoice): ReportRange {
  if (!("span" in choice)) return choice;
  const to = today();
  const from = new Date(Date.parse(to) - (choice.span - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from, to };
}

/** What is wrong with two typed days, in words; nothing when they can be asked for. */
export function refuseRange({ from, to }: ReportRange): string | undefined {
  if (!isDay(from) || !isDay(to)) return "Choose both days.";
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (count < 1) return "Choose a first day that is not after the last day.";
  return count > REPORT_DAYS_MAX ? `Choose at most ${REPORT_DAYS_MAX} days.` : undefined;
}

/** The choice that an address names with `days`, or `from` and `to`; whatever else stands there means 30 days. */
export function readReportChoice(parameters: URLSearchParams): ReportChoice {
  const range = { from: parameters.get("from") ?? "", to: parameters.get("to") ?? "" };
  if (!refuseRange(range)) return range;
  return { span: REPORT_SPANS.find((span) => String(span) === parameters.get("days")) ?? DEFAULT_SPAN };
}

/** The parameters that name a choice in an address. */
export function reportParameters(choice: ReportChoice): Record<string, string> {
  return "span" in choice ? { days: String(choice.span) } : { from: choice.from, to: choice.to };
}
