import fc from "fast-check";
import { formatCount } from "./figures";

it("a whole number has a comma at every third place", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString("en-US"));
    }),
  );
  expect(formatCount(1234567)).toBe("1,234,567");
});
