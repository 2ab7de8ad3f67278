import { formatSpins, orNotAvailable } from "./notAvailable";

test.each([
  [null, "N/A"],
  [0, "0 spins"],
  [1, "1 spin"],
  [100, "100 spins"],
  [1500, "1,500 spins"],
])("formatSpins formats %p free spins as %p", (freeSpins, shown) => {
  expect(formatSpins(freeSpins)).toBe(shown);
});

test.each([
  [null, "N/A"],
  ["", "N/A"],
  ["35x", "35x"],
  [0, "0"],
])("orNotAvailable formats %p as %p", (value, shown) => {
  expect(orNotAvailable(value)).toBe(shown);
});
