import { formatRating, ratingOutOfTen } from "./ratingScale";

describe("formatRating", () => {
  test.each([
    [5, "10/10"],
    [4.8, "9.6/10"],
    [4.5, "9.0/10"],
    [4.2, "8.4/10"],
    [3.35, "6.7/10"],
    [0.1, "0.2/10"],
    [0, "Not rated yet"],
  ])("formats a stored rating of %p as %p", (stored, shown) => {
    expect(formatRating(stored)).toBe(shown);
  });

  test("avoids floating-point errors", () => {
    expect(ratingOutOfTen(4.1)).toBe(8.2);
    expect(ratingOutOfTen(2.3)).toBe(4.6);
  });
});
