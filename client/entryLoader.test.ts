import { jest } from "@jest/globals";

Object.assign(globalThis, { BUILT_SCRIPTS: ["/assets/entry.js", "/assets/library.js"] });

type Paint = Pick<PerformanceObserverEntryList, "getEntriesByName">;

let reportPaint: ((list: Paint) => void) | undefined;

class PaintObserver {
  static supportedEntryTypes = ["paint"];
  constructor(report: (list: Paint) => void) {
    reportPaint = report;
  }
  observe() {}
}

const paint = (name: string): Paint => ({
  getEntriesByName: (wanted) => (wanted === name ? [{} as PerformanceEntry] : []),
});

let opened = 0;

/**
 * Runs the loader in a page whose `<head>` contains this HTML. The head of the app shell does not list the page's
 * scripts.
 */
async function open(head: string, { isHidden = false } = {}): Promise<void> {
  document.head.innerHTML = head;
  jest.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  opened += 1;
  await import(`./entryLoader?fresh=${opened}`);
}

const started = () => [...document.querySelectorAll("script")].map(({ src, type }) => [type, new URL(src).pathname]);
const fetched = () => [...document.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);

const page = '<meta name="page-scripts" content="/assets/HomePage.js /assets/pages.js">';
const theEntry = [["module", "/assets/entry.js"]];

// The loader changes the document, which other test files share.
const headOfOthers = [...document.head.childNodes];
const removals: (() => void)[] = [];
beforeAll(() => {
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, "addEventListener")
      .mockImplementation((type: string, listener: EventListener | EventListenerObject) => {
        add(type, listener);
        removals.push(() => target.removeEventListener(type, listener));
      });
  }
});
afterAll(() => {
  for (const remove of removals) remove();
  document.head.replaceChildren(...headOfOthers);
});

beforeEach(() => {
  reportPaint = undefined;
  PaintObserver.supportedEntryTypes = ["paint"];
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
});

describe("the scripts of a page", () => {
  it("load together after the first contentful paint", async () => {
    await open(page);
    reportPaint?.(paint("first-paint"));
    expect(fetched()).toEqual([]);
    expect(started()).toEqual([]);

    reportPaint?.(paint("first-contentful-paint"));
    const files = ["entry", "library", "HomePage", "pages"];
    expect(fetched()).toEqual(files.map((name) => ["modulepreload", `/assets/${name}.js`]));
    expect(started()).toEqual(theEntry);
  });

  it("start only once, even if the page's visibility changes", async () => {
    await open(page);
    reportPaint?.(paint("first-contentful-paint"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(started()).toEqual(theEntry);
  });

  it("start immediately in a background tab, which never paints", async () => {
    await open(page, { isHidden: true });
    expect(started()).toEqual(theEntry);
  });

  it("start immediately in a browser without paint timing", async () => {
    PaintObserver.supportedEntryTypes = [];
    await open(page);
    expect(started()).toEqual(theEntry);
  });

  it("start immediately in a browser without performance observers", async () => {
    Object.assign(globalThis, { PerformanceObserver: undefined });
    await open(page);
    expect(started()).toEqual(theEntry);
  });

  it("start after the load event even if the browser reports no paint", async () => {
    jest.useFakeTimers();
    await open(page);
    window.dispatchEvent(new Event("load"));
    expect(started()).toEqual([]);
    jest.runAllTimers();
    expect(started()).toEqual(theEntry);
    jest.useRealTimers();
  });

  it("wait until the document is parsed", async () => {
    const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
    await open(page);
    reportPaint?.(paint("first-contentful-paint"));
    expect(started()).toEqual([]);
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(started()).toEqual(theEntry);
    state.mockRestore();
  });
});

it("the entry script starts immediately in the app shell, which has nothing to paint", async () => {
  await open("");
  expect(started()).toEqual(theEntry);
});
