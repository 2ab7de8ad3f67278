import { jest } from "@jest/globals";
import { addToComparison, clearComparison, readComparison, removeFromComparison } from "./comparison";

const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => ({ id, name: `Casino ${id}` })) as [
  Chosen,
  Chosen,
  Chosen,
  Chosen,
];
type Chosen = { id: string; name: string };

describe("the comparison", () => {
  const log = jest.spyOn(console, "log").mockImplementation(() => {});
  beforeEach(() => {
    clearComparison();
    log.mockClear();
  });
  afterAll(() => log.mockRestore());

  test("accepts three casinos, and rejects a fourth with only a log message", () => {
    for (const casino of [a, b, c, d]) addToComparison(casino);
    expect(readComparison()).toEqual([a, b, c]);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test("rejects a casino that is already in the comparison", () => {
    addToComparison(a);
    addToComparison(a);
    expect(readComparison()).toEqual([a]);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test("removes one casino or all casinos", () => {
    for (const casino of [a, b, c]) addToComparison(casino);
    removeFromComparison("b");
    expect(readComparison()).toEqual([a, c]);
    clearComparison();
    expect(readComparison()).toEqual([]);
  });
});
