/**
 * Dates as people read them, the same on the server and in every browser. By hand: the browser's own formats take
 * milliseconds to make, which every page would pay for before it can be used.
 */
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/** An ISO date in UTC: "12 Nov 2026". */
export function formatDay(iso: string): string {
  return `${formatShortDay(iso)} ${new Date(iso).getUTCFullYear()}`;
}

/** The same without its year, where the year is plain: "12 Nov". */
export function formatShortDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** The time of an ISO moment in UTC: "10:04". */
export function formatTime(iso: string): string {
  return new Date(iso).toISOString().slice(11, 16);
}
