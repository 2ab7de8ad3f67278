import { textDifference } from "./textDifference";

describe("the difference of two texts", () => {
  it.each([
    ["", "", ["", "", "", ""]],
    ["same words", "same words", ["same words", "", "", ""]],
    ["", "all new", ["", "", "all new", ""]],
    ["all old", "", ["", "all old", "", ""]],
    ["one two three", "one other three", ["one ", "two ", "other ", "three"]],
    ["fast fast", "fast", ["", "fast ", "", "fast"]],
    ["a b a b", "a b", ["a ", "b a ", "", "b"]],
    ["line\none", "line\ntwo", ["line\n", "one", "two", ""]],
    ["  led by spaces", "  led by more spaces", ["  led by ", "", "more ", "spaces"]],
  ])("of %j and %j is told in whole words", (before, after, [start, gone, come, end]) => {
    const difference = textDifference(before, after);
    expect(difference).toEqual({ start, before: gone, after: come, end });
    expect(difference.start + difference.before + difference.end).toBe(before);
    expect(difference.start + difference.after + difference.end).toBe(after);
  });
});
