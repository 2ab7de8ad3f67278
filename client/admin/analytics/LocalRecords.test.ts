import { clearBrowser } from "./LocalRecords";

/** Defines a browser feature that jsdom does not have. `afterEach` removes the feature. */
function provide(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
  undo.push(() => Reflect.deleteProperty(target, name));
}

const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});

describe("clearBrowser", () => {
  test("removes stored values, caches and service workers", async () => {
    const cacheNames = new Set(["release-1", "pages-1", "data-1"]);
    let workers = 1;
    provide(window, "caches", {
      keys: () => Promise.resolve([...cacheNames]),
      delete: (name: string) => Promise.resolve(cacheNames.delete(name)),
    });
    provide(navigator, "serviceWorker", {
      getRegistrations: () => Promise.resolve([{ unregister: () => Promise.resolve((workers -= 1) === 0) }]),
    });
    localStorage.setItem("recentlyViewed", "[]");
    localStorage.setItem("adminDraft:editor:casino:new:1", "{}");
    await clearBrowser();
    expect([Object.keys(localStorage), cacheNames.size, workers]).toEqual([[], 0, 0]);
  });

  test("continues if the browser blocks access to its caches", async () => {
    provide(window, "caches", { keys: () => Promise.reject(new Error("not here")) });
    localStorage.setItem("recentlyViewed", "[]");
    await clearBrowser();
    expect(localStorage).toHaveLength(0);
  });
});
