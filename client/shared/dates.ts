const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** An ISO date as people read it, the same on the server and in every browser: "12 Nov 2026". */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

const shortDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** The same without its year, where the year is plain: "12 Nov". */
export function formatShortDay(iso: string): string {
  return shortDay.format(new Date(iso));
}

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });

/** The time of an ISO moment in UTC: "10:04". */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}
