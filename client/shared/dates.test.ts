import { formatCheckDay, formatDay, formatShortDay, formatTime } from "./dates";

it.each([
  ["2026-01-05", "5 Jan 2026", "5 Jan"],
  ["2026-09-30T23:59:59.999Z", "30 Sept 2026", "30 Sept"],
  ["2026-12-31T23:30:00-01:00", "1 Jan 2027", "1 Jan"],
])("formats the UTC day of %s as %s, or without the year as %s", (iso, day, shortDay) => {
  expect(formatDay(iso)).toBe(day);
  expect(formatShortDay(iso)).toBe(shortDay);
});

it("formats a time in UTC", () => {
  expect(formatTime("2026-11-12T09:04:59+01:00")).toBe("08:04");
  expect(formatTime("2026-11-12T00:00:00.000Z")).toBe("00:00");
});

it("formats the day of a check in UTC, with the year only if it is not the current one", () => {
  const now = new Date("2026-12-31T23:59:00Z");
  expect(formatCheckDay("2026-11-12T23:59:59Z", now)).toBe("Nov 12");
  expect(formatCheckDay("2026-01-01T00:30:00+01:00", now)).toBe("Dec 31, 2025");
  expect(formatCheckDay("2027-01-01T00:00:00Z", now)).toBe("Jan 1, 2027");
});
