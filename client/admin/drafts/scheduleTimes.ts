/** Converts the times that editors choose, which are in this browser's time zone. */
import { toLocal } from "../fields/controls/MomentField";

const hour = 3_600_000;

/** Converts an input's local date and time to UTC. Returns null if the input is empty or invalid. */
export function toIso(local: string): string | null {
  const time = Date.parse(local);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Converts an input's local date and time to UTC. Returns null if the input is empty, invalid or in the past. */
export function futureIso(local: string): string | null {
  const iso = toIso(local);
  return iso !== null && Date.parse(iso) > Date.now() ? iso : null;
}

/** Returns the next full hour that is at least an hour away. */
export function suggestedTime(): string {
  return toLocal(new Date(Math.ceil(Date.now() / hour + 1) * hour).toISOString());
}
