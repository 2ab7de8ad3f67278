import { textDifference } from "./FieldChanges";

describe("the difference between two strings", () => {
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
  ])("consists of whole words for %j and %j", (before, after, [start, removed, added, end]) => {
    const difference = textDifference(before, after);
    expect(difference).toEqual({ start, before: removed, after: added, end });
    expect(difference.start + difference.before + difference.end).toBe(before);
    expect(difference.start + difference.after + difference.end).toBe(after);
  });
});
