import { isOffline, watchConnection } from "./connection";

/** A service worker that replies to the page's question, and says nothing unasked. */
class WorkerContainer extends EventTarget {
  isStarted = false;
  controller = {
    postMessage: (asked: unknown) => {
      if (asked !== "is this page kept?" || !this.isStarted) return;
      this.dispatchEvent(new MessageEvent("message", { data: "this page is kept" }));
    },
  };
  startMessages(): void {
    this.isStarted = true;
  }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("a page asks the worker whether it was kept, until the connection comes back", () => {
  Object.defineProperty(navigator, "serviceWorker", { value: new WorkerContainer(), configurable: true });
  expect(isOffline()).toBe(false);
  watchConnection();
  expect(isOffline()).toBe(true);
  window.dispatchEvent(new Event("online"));
  expect(isOffline()).toBe(false);
});
