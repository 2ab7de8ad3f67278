import { describe, expect, it } from "@jest/globals";

import { count, match, percent, rating } from "./number.js";

describe("a number with a step", () => {
  it.each([
    ["a rating", rating(), 5, 10],
    ["a percentage", percent("share"), 100, 100],
    ["a match", match("match"), 1_000, 100],
    ["a count", count("tables", 500), 500, 1],
  ])("accepts every multiple of the step as %s", (_what, field, max, stepsPerUnit) => {
    const values = Array.from({ length: max * stepsPerUnit }, (_, at) => (at + 1) / stepsPerUnit);
    expect(values.filter((value) => field.problemOf(value) !== null)).toEqual([]);
  });

  it.each([
    ["a rating", rating(), 4.100_000_000_01],
    ["a percentage", percent("share"), 33.330_000_000_000_1],
    ["a count", count("tables", 500), 5.000_000_000_1],
  ])("rejects a number that is only close to a step as %s", (_what, field, value) => {
    expect(field.problemOf(value)).not.toBeNull();
  });
});
