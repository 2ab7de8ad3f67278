import { formatDay, formatRecentDay, formatTime } from "./dates";

it.each([
  ["2026-01-05", "Jan 5, 2026", "Jan 5"],
  ["2026-09-30T23:59:59.999Z", "Sept 30, 2026", "Sept 30"],
  ["2026-12-31T23:30:00-01:00", "Jan 1, 2027", "Jan 1"],
])("formatDay formats the UTC day of %s as %s, and without the year as %s", (iso, day, dayWithoutYear) => {
  expect(formatDay(iso)).toBe(day);
  expect(formatDay(iso, { hasYear: false })).toBe(dayWithoutYear);
});

it("formatTime uses UTC", () => {
  expect(formatTime("2026-11-12T09:04:59+01:00")).toBe("08:04");
  expect(formatTime("2026-11-12T00:00:00.000Z")).toBe("00:00");
});

it("formatRecentDay formats the day in UTC and omits the current year", () => {
  const now = new Date("2026-12-31T23:59:00Z");
  expect(formatRecentDay("2026-11-12T23:59:59Z", now)).toBe("Nov 12");
  expect(formatRecentDay("2026-01-01T00:30:00+01:00", now)).toBe("Dec 31, 2025");
  expect(formatRecentDay("2027-01-01T00:00:00Z", now)).toBe("Jan 1, 2027");
});
