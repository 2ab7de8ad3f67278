/**
 * Formats dates the same way on the server and in every browser. Handwritten, because creating an Intl formatter takes
 * milliseconds, which every page would pay for at startup.
 */
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/** Formats an ISO date in UTC: "12 Nov 2026". */
export function formatDay(iso: string): string {
  return `${formatShortDay(iso)} ${new Date(iso).getUTCFullYear()}`;
}

/** Formats an ISO date in UTC without the year: "12 Nov". */
export function formatShortDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** Formats the date of a check in UTC: "Nov 12", or "Nov 12, 2025" if the year is not the current one. */
export function formatCheckDay(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const year = date.getUTCFullYear();
  const isThisYear = year === now.getUTCFullYear();
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}${isThisYear ? "" : `, ${year}`}`;
}

/** Formats the time of an ISO date and time in UTC: "10:04". */
export function formatTime(iso: string): string {
  return new Date(iso).toISOString().slice(11, 16);
}
