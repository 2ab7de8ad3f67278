import { evictAllViews, evictViews, recentViews, recordView } from "./recentlyViewed";

const KEY = "recentlyViewed";

function storedIds(): string[] {
  return recentViews(JSON.parse(localStorage.getItem(KEY) ?? "[]")).map(({ casinoId }) => casinoId);
}

describe("the list of recently viewed casinos", () => {
  beforeEach(() => localStorage.clear());

  test("stores each casino's ID with the time of the view", () => {
    const before = Date.now();
    recordView("a");
    const [view, ...others] = JSON.parse(localStorage.getItem(KEY) ?? "[]") as { timestamp: number }[];
    expect(view).toEqual({ casinoId: "a", timestamp: expect.any(Number) });
    expect(view!.timestamp).toBeGreaterThanOrEqual(before);
    expect(others).toEqual([]);
  });

  test("lists the latest view first, without duplicates", () => {
    for (const id of ["a", "b", "c", "a"]) recordView(id);
    expect(storedIds()).toEqual(["a", "c", "b"]);
  });

  test("keeps at most twenty casinos", () => {
    for (let view = 1; view <= 25; view++) recordView(`casino-${view}`);
    expect(storedIds()).toHaveLength(20);
    expect(storedIds()[0]).toBe("casino-25");
    expect(storedIds().at(-1)).toBe("casino-6");
  });

  test("removes one casino or all casinos", () => {
    for (const id of ["a", "b", "c"]) recordView(id);
    evictViews(["b"]);
    expect(storedIds()).toEqual(["c", "a"]);
    evictAllViews();
    expect(storedIds()).toEqual([]);
  });

  test("excludes invalid IDs", () => {
    const views = ["a\0", "x".repeat(3_000), "?", "a"].map((casinoId) => ({ casinoId, timestamp: 1 }));
    expect(recentViews(views).map(({ casinoId }) => casinoId)).toEqual(["a"]);
  });

  test.each(["not JSON", '{"casinoId": "a"}', '[null, 3, {"casinoId": 7, "timestamp": 1}, {"casinoId": "x"}]'])(
    "ignores an invalid stored value: %s",
    (stored) => {
      localStorage.setItem(KEY, stored);
      recordView("a");
      expect(storedIds()).toEqual(["a"]);
    },
  );
});
