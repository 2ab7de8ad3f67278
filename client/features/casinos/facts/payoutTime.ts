import { NOT_STATED } from "../../../shared/notAvailable";
import { plural } from "../../../shared/format/plural";

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
