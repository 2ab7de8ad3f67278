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

/** The head as the server writes it; the bare app names no scripts. */
async function open(head: string, { isHidden = false } = {}): Promise<void> {
  document.head.innerHTML = head;
  jest.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  await jest.isolateModulesAsync(async () => {
    await import("./entryLoader");
  });
}

const started = () => [...document.querySelectorAll("script")].map(({ src, type }) => [type, new URL(src).pathname]);
const fetched = () => [...document.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname]);

const page = '<meta name="page-scripts" content="/assets/HomePage.js /assets/pages.js">';
const theEntry = [["module", "/assets/entry.js"]];

beforeEach(() => {
  reportPaint = undefined;
  PaintObserver.supportedEntryTypes = ["paint"];
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
});

describe("the scripts of a page", () => {
  it("wait until it is painted, and are then fetched together", async () => {
    await open(page);
    reportPaint?.(paint("first-paint"));
    expect(fetched()).toEqual([]);
    expect(started()).toEqual([]);

    reportPaint?.(paint("first-contentful-paint"));
    const files = ["entry", "library", "HomePage", "pages"];
    expect(fetched()).toEqual(files.map((name) => ["modulepreload", `/assets/${name}.js`]));
    expect(started()).toEqual(theEntry);
  });

  it("start once, whatever else happens", async () => {
    await open(page);
    reportPaint?.(paint("first-contentful-paint"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(started()).toEqual(theEntry);
  });

  it("start at once where nobody is looking, since nothing is painted there", async () => {
    await open(page, { isHidden: true });
    expect(started()).toEqual(theEntry);
  });

  it("start at once in a browser that does not say when it paints", async () => {
    PaintObserver.supportedEntryTypes = [];
    await open(page);
    expect(started()).toEqual(theEntry);
  });

  it("start at once in a browser that is set to measure nothing", async () => {
    Object.assign(globalThis, { PerformanceObserver: undefined });
    await open(page);
    expect(started()).toEqual(theEntry);
  });

  it("start though a paint is never reported, once everything has loaded", async () => {
    jest.useFakeTimers();
    await open(page);
    window.dispatchEvent(new Event("load"));
    expect(started()).toEqual([]);
    jest.runAllTimers();
    expect(started()).toEqual(theEntry);
    jest.useRealTimers();
  });

  it("take over the page when all of it has come", async () => {
    const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
    await open(page);
    reportPaint?.(paint("first-contentful-paint"));
    expect(started()).toEqual([]);
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(started()).toEqual(theEntry);
    state.mockRestore();
  });
});

it("the bare app's scripts, without which there is nothing to paint, start at once", async () => {
  await open("");
  expect(started()).toEqual(theEntry);
});
