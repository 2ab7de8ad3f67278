import { formatSpins, orNotAvailable } from "./terms";

test.each([
  [null, "N/A"],
  [0, "0 spins"],
  [1, "1 spin"],
  [100, "100 spins"],
  [1500, "1,500 spins"],
])("%p free spins read %p", (freeSpins, shown) => {
  expect(formatSpins(freeSpins)).toBe(shown);
});

test.each([
  [null, "N/A"],
  ["", "N/A"],
  ["35x", "35x"],
  [0, "0"],
])("%p reads %p", (value, shown) => {
  expect(orNotAvailable(value)).toBe(shown);
});
