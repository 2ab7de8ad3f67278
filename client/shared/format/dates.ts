/**
 * Formats dates the same way on the server and in every browser. We don't use Intl formatters, because creating one
 * takes milliseconds and would slow the start of every page.
 */
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/** Formats an ISO date in UTC: "Nov 12, 2026", or without the year "Nov 12". */
export function formatDay(iso: string, { hasYear = true } = {}): string {
  const date = new Date(iso);
  const day = `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
  return hasYear ? `${day}, ${date.getUTCFullYear()}` : day;
}

/** Formats an ISO date like `formatDay`, but omits the current year. */
export function formatRecentDay(iso: string, now = new Date()): string {
  return formatDay(iso, { hasYear: new Date(iso).getUTCFullYear() !== now.getUTCFullYear() });
}

/** Formats the time of an ISO timestamp in UTC: "10:04". */
export function formatTime(iso: string): string {
  return new Date(iso).toISOString().slice(11, 16);
}
