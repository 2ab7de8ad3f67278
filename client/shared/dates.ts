const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** An ISO date as people read it, the same on the server and in every browser: "12 Nov 2026". */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}
