import { NOT_STATED } from "../notAvailable";
import { plural } from "./plural";

export interface PayoutHours {
  payoutHoursFrom: number | null;
  payoutHoursTo: number | null;
}

/** Formats a range of payout times in hours: '1–24 hours', 'up to 24 hours', 'immediate'. */
export function payoutTime({ payoutHoursFrom: from, payoutHoursTo: to }: PayoutHours): string {
  if (to === 0) return "immediate";
  if (to === null) return from === null ? NOT_STATED : `from ${plural(from, "hour")}`;
  if (from === to) return plural(to, "hour");
  return from === null ? `up to ${plural(to, "hour")}` : `${from}–${plural(to, "hour")}`;
}

interface FastestPayout {
  hours: number;
  methods: readonly { name: string }[];
}

/** How many payment methods a text names. */
const NAMED_METHODS = 2;

/** Formats the time of a payout: 'Within 24 hours'. */
export function withinHours(hours: number): string {
  return hours === 0 ? "Immediately" : `Within ${plural(hours, "hour")}`;
}

/** Names the payment methods of a payout: 'Skrill, Trustly and 2 more'. */
export function namedMethods(methods: FastestPayout["methods"]): string {
  const named = methods.slice(0, NAMED_METHODS).map(({ name }) => name);
  const others = methods.length - named.length;
  return `${named.join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
}

/** Formats a casino's fastest payout: 'Within 24 hours (Skrill, Trustly and 2 more)'. */
export function fastestPayoutText({ hours, methods }: FastestPayout): string {
  return methods.length === 0 ? withinHours(hours) : `${withinHours(hours)} (${namedMethods(methods)})`;
}
