import { clearBrowser } from "./clearBrowser";

/** Puts a stand-in for what jsdom lacks in its place until the test has ended. */
function provide(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
  undo.push(() => Reflect.deleteProperty(target, name));
}

const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});

describe("clearing the browser", () => {
  test("removes the stored values, the kept pages and the worker that keeps them", async () => {
    const kept = new Set(["release-1", "pages-1", "data-1"]);
    let workers = 1;
    provide(window, "caches", {
      keys: () => Promise.resolve([...kept]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
    });
    provide(navigator, "serviceWorker", {
      getRegistrations: () => Promise.resolve([{ unregister: () => Promise.resolve((workers -= 1) === 0) }]),
    });
    localStorage.setItem("recentlyViewed", "[]");
    localStorage.setItem("adminDraft:editor:casino:new:1", "{}");
    await clearBrowser();
    expect([Object.keys(localStorage), kept.size, workers]).toEqual([[], 0, 0]);
  });

  test("goes as far as the browser lets it", async () => {
    provide(window, "caches", { keys: () => Promise.reject(new Error("not here")) });
    localStorage.setItem("recentlyViewed", "[]");
    await clearBrowser();
    expect(localStorage).toHaveLength(0);
  });
});
