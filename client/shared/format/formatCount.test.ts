import fc from "fast-check";
import { formatCount } from "./formatCount";

it("formatCount separates thousands with commas", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString("en-US"));
    }),
  );
  expect(formatCount(1234567)).toBe("1,234,567");
});
