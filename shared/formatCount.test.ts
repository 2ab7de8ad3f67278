import { expect, it } from "@jest/globals";
import fc from "fast-check";

import { formatCount } from "./formatCount.js";

it("formatCount separates thousands with commas", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString("en-US"));
    }),
  );
  expect(formatCount(1_234_567)).toBe("1,234,567");
});
