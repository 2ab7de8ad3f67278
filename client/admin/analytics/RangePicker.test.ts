import { jest } from "@jest/globals";
import { rangeOf, readReportChoice, refuseRange, reportParameters, today } from "./RangePicker";

const read = (search: string) => readReportChoice(new URLSearchParams(search));

describe("the date range of a report", () => {
  beforeAll(() => jest.useFakeTimers({ now: new Date("2026-03-02T23:30:00-05:00") }));
  afterAll(() => jest.useRealTimers());

  test("ends today in UTC, regardless of the local time zone", () => {
    expect(today()).toBe("2026-03-03");
    expect(rangeOf({ span: 7 })).toEqual({ from: "2026-02-25", to: "2026-03-03" });
  });

  test("can be a custom range that the editor chooses", () => {
    expect(rangeOf({ from: "2026-01-01", to: "2026-01-01" })).toEqual({ from: "2026-01-01", to: "2026-01-01" });
  });

  test.each([
    ["", { span: 30 }],
    ["days=7", { span: 7 }],
    ["days=90", { span: 90 }],
    ["days=8", { span: 30 }],
    ["from=2026-01-01&to=2026-02-01", { from: "2026-01-01", to: "2026-02-01" }],
    ["from=2026-02-01&to=2026-01-01", { span: 30 }],
    ["from=2026-02-30&to=2026-03-05&days=7", { span: 7 }],
    ["from=%00&to=<b>", { span: 30 }],
  ])("is the same after it is written to the URL and read again: %j", (search, choice) => {
    expect(read(search)).toEqual(choice);
    expect(read(new URLSearchParams(reportParameters(read(search))).toString())).toEqual(choice);
  });

  test.each([
    [{ from: "2025-01-27", to: "2026-03-02" }, undefined],
    [{ from: "2025-01-26", to: "2026-03-02" }, "Choose a period of at most 400 days."],
    [{ from: "2026-03-02", to: "2026-03-01" }, "Choose a start date on or before the end date."],
    [{ from: "", to: "2026-03-01" }, "Choose a start date and an end date."],
    [{ from: "2026-02-30", to: "2026-03-01" }, "Choose a start date and an end date."],
  ])("has an error message only if it is invalid: %j", (range, message) => {
    expect(refuseRange(range)).toBe(message);
  });
});
