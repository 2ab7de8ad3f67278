import { isOffline, keepOpenedPage, watchConnection } from "./connection";

/** A service worker container whose worker ignores the page's message until the page calls `startMessages`. */
class WorkerContainer extends EventTarget {
  isStarted = false;
  controller = {
    postMessage: (requests: unknown) => {
      if (requests !== "is this page from the cache?" || !this.isStarted) return;
      this.dispatchEvent(new MessageEvent("message", { data: "this page is from the cache" }));
    },
  };
  startMessages(): void {
    this.isStarted = true;
  }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("the service worker gets the pages that the visitor opened before it was active, once", () => {
  const container = Object.assign(new EventTarget(), { startMessages: () => {}, controller: null as unknown });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  watchConnection();
  for (const path of ["/", "/faq", "/"]) keepOpenedPage(`https://odds.example${path}`);
  const sent: unknown[] = [];
  container.controller = { postMessage: (message: unknown) => sent.push(message) };
  container.dispatchEvent(new Event("controllerchange"));
  keepOpenedPage("https://odds.example/slots");
  container.dispatchEvent(new Event("controllerchange"));
  expect(sent).toEqual([{ type: "cache these pages", urls: ["https://odds.example/", "https://odds.example/faq"] }]);
});

it("a page from the service worker's cache counts as offline until the connection returns", () => {
  Object.defineProperty(navigator, "serviceWorker", { value: new WorkerContainer(), configurable: true });
  expect(isOffline()).toBe(false);
  watchConnection();
  expect(isOffline()).toBe(true);
  window.dispatchEvent(new Event("online"));
  expect(isOffline()).toBe(false);
});
