import { ago } from "./ago";

const now = new Date("2026-11-21T12:00:00.000Z");

describe("ago", () => {
  it.each([
    ["2026-11-21T11:59:30.000Z", "just now"],
    ["2026-11-21T11:58:00.000Z", "2 minutes ago"],
    ["2026-11-21T09:00:00.000Z", "3 hours ago"],
    ["2026-11-20T11:00:00.000Z", "yesterday"],
    ["2026-11-15T11:00:00.000Z", "6 days ago"],
    ["2026-11-14T11:00:00.000Z", "Nov 14, 2026"],
    ["2024-02-06T11:00:00.000Z", "Feb 6, 2024"],
  ])("formats %s as %s", (moment, words) => {
    expect(ago(moment, now)).toBe(words);
  });
});
