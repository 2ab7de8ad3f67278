import { formatDay } from "../../shared/format/dates";

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

const weekSeconds = 7 * 86_400;

/** Formats how long ago a date was: "just now", "2 minutes ago", "yesterday". After a week, returns the date. */
export function ago(iso: string, now: Date = new Date()): string {
  const seconds = Math.round((now.getTime() - Date.parse(iso)) / 1000);
  if (seconds >= weekSeconds) return formatDay(iso);
  for (const [unit, size] of units) {
    if (seconds >= size) return relative.format(-Math.floor(seconds / size), unit);
  }
  return "just now";
}
