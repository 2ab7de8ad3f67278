/** @jest-environment node */
import { jest } from "@jest/globals";

const origin = "https://odds.example";

type Listener = (event: Record<string, unknown>) => void;

/** What a browser keeps for a site from one worker to the next. */
const stores = new Map<string, Map<string, Response>>();

const urlOf = (asked: Request | string) => (typeof asked === "string" ? origin + asked : asked.url);

const caches = {
  async open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      addAll: async (all: (Request | string)[]) => {
        for (const one of all) {
          const answer = await fetch(new Request(urlOf(one)));
          if (!answer.ok) throw new TypeError("Failed to fetch");
          store.set(urlOf(one), answer);
        }
      },
      put: async (request: Request, answer: Response) => {
        store.delete(request.url);
        store.set(request.url, answer);
      },
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      delete: async (request: Request) => store.delete(request.url),
    };
  },
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
  match: async (asked: Request | string, { cacheName }: { cacheName?: string } = {}) => {
    const searched = cacheName ? [stores.get(cacheName)] : [...stores.values()];
    return searched
      .map((store) => store?.get(urlOf(asked)))
      .find(Boolean)
      ?.clone();
  },
};

/** An answer of our own server, and its copies, as a browser marks them. */
function basic(response: Response): Response {
  const clone = () => basic(Response.prototype.clone.call(response));
  return Object.defineProperties(response, { type: { value: "basic" }, clone: { value: clone } });
}

function respond(text: string, control = "no-cache", status = 200): Response {
  return basic(new Response(text, { status, headers: { "cache-control": control } }));
}

let isOnline = true;
const answers = new Map<string, () => Response>();
const asked: string[] = [];

async function fetchFromServer(request: Request): Promise<Response> {
  const path = request.url.slice(origin.length);
  if (!isOnline) throw new TypeError("Failed to fetch");
  asked.push(path);
  return (answers.get(path) ?? (() => respond(`online ${path}`)))();
}

let listeners: Record<string, Listener>;

/** Starts the worker of a release, in place of the one before. */
async function start(version: string): Promise<void> {
  listeners = {};
  Object.assign(globalThis, {
    BUILT_RELEASE: { version, files: [`/assets/app-${version}.js`] },
    caches,
    fetch: fetchFromServer,
    location: new URL(origin),
    registration: {},
    clients: {
      claim: async () => undefined,
      matchAll: async () => [{ url: `${origin}/faq#top` }, { url: `${origin}/admin` }],
    },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener;
    },
    Request: class extends Request {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === "string" && input.startsWith("/") ? origin + input : input, init);
      }
    },
  });
  jest.resetModules();
  await import("./entryWorker");
  await happen("install");
  await happen("activate");
}

/** Lets something happen to the worker, and waits for all that it does about it. */
async function happen(type: string, event: Record<string, unknown> = {}): Promise<Response | null> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | null = null;
  listeners[type]?.({
    ...event,
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (promise: Promise<Response>) => {
      answer = promise;
    },
  });
  const given: Response | null = answer && (await answer);
  for (const one of work) await one;
  return given;
}

async function ask(path: string, { mode = "cors", method = "GET" } = {}): Promise<string | null> {
  const request = new Request(origin + path, { method });
  Object.defineProperty(request, "mode", { value: mode });
  const answer = await happen("fetch", { request, preloadResponse: Promise.resolve(), resultingClientId: "window" });
  return answer && answer.text();
}

/** What the worker replies to a window that asks whether its page was kept. */
async function askIfKept(id: string): Promise<unknown[]> {
  const replies: unknown[] = [];
  const source = { id, postMessage: (message: unknown) => replies.push(message) };
  await happen("message", { data: "is this page kept?", source });
  return replies;
}

const open = (path: string) => ask(path, { mode: "navigate" });
const kept = () => [...stores].flatMap(([, store]) => [...store.keys()].map((url) => url.slice(origin.length)));

const browser = { fetch: globalThis.fetch, Request: globalThis.Request };
beforeEach(async () => {
  stores.clear();
  answers.clear();
  isOnline = true;
  await start("one");
  asked.length = 0;
});
afterAll(() => {
  Object.assign(globalThis, browser);
});

describe("the service worker", () => {
  it("keeps the bare app, the release's files and the page that was open before it", () => {
    expect(kept()).toEqual(["/app-shell", "/assets/app-one.js", "/faq"]);
  });

  it("asks the server first, and shows what was kept where it does not answer", async () => {
    expect(await open("/all-casinos")).toBe("online /all-casinos");
    answers.set("/all-casinos", () => respond("newer"));
    expect(await open("/all-casinos")).toBe("newer");
    isOnline = false;
    expect(await open("/all-casinos")).toBe("newer");
  });

  it("tells a page that asks whether the server did not answer for it", async () => {
    await open("/all-casinos");
    expect(await askIfKept("window")).toEqual([]);
    isOnline = false;
    await open("/all-casinos");
    expect(await askIfKept("another window")).toEqual([]);
    expect(await askIfKept("window")).toEqual(["this page is kept"]);
  });

  it("opens the bare app at an address that was not visited", async () => {
    isOnline = false;
    expect(await open("/slots")).toBe("online /app-shell");
  });

  it("answers data and pictures again without a connection, and fails as a network does for others", async () => {
    await ask("/graphql?operationName=Home");
    isOnline = false;
    expect(await ask("/graphql?operationName=Home")).toBe("online /graphql?operationName=Home");
    const request = new Request(`${origin}/logos/other.svg`);
    const answer = await happen("fetch", { request });
    expect(answer?.type).toBe("error");
  });

  it("never asks for its own files again", async () => {
    answers.set("/assets/app-one.js", () => respond("asked for again"));
    expect(await ask("/assets/app-one.js")).toBe("online /assets/app-one.js");
    expect(await ask("/assets/other.js")).toBe("online /assets/other.js");
    expect(asked).toEqual(["/assets/other.js"]);
  });

  it.each([
    ["/all-casinos", respond("", "no-store")],
    ["/casino/nobody", respond("", "no-cache", 404)],
    ["/bonuses", respond("", "no-cache", 503)],
  ])("does not keep %s where the answer says so or is none", async (path, answer) => {
    answers.set(path, () => answer);
    await open(path);
    expect(kept()).not.toContain(path);
  });

  it("leaves the panel and everything but GET to the browser", async () => {
    expect(await open("/admin")).toBeNull();
    expect(await ask("/graphql", { method: "POST" })).toBeNull();
    expect(asked).toEqual([]);
  });

  it("keeps forty pages, the latest", async () => {
    for (let page = 1; page <= 45; page += 1) await open(`/casino/${page}`);
    const pages = kept().filter((path) => path.startsWith("/casino/"));
    expect(pages).toHaveLength(40);
    expect(pages[0]).toBe("/casino/6");
  });

  it("of a new release keeps no pages of the one before", async () => {
    await open("/all-casinos");
    answers.set("/app-shell", () => respond("the new app"));
    await start("two");
    isOnline = false;
    expect(await open("/all-casinos")).toBe("the new app");
  });

  it("keeps the scripts of the release before it for open tabs, and those of no earlier one", async () => {
    await start("two");
    for (const name of ["one", "two"]) answers.set(`/assets/app-${name}.js`, () => respond("", "", 404));
    expect(await ask("/assets/app-one.js")).toBe("online /assets/app-one.js");
    await start("three");
    expect(await ask("/assets/app-two.js")).toBe("online /assets/app-two.js");
    expect(await ask("/assets/app-one.js")).toBe("");
  });

  it("keeps nothing of a release that could not be installed, and the scripts of the one before it", async () => {
    answers.set("/assets/app-two.js", () => respond("", "", 404));
    await expect(start("two")).rejects.toThrow("Failed to fetch");
    expect(stores.has("release-two")).toBe(false);
    await start("three");
    answers.set("/assets/app-one.js", () => respond("", "", 404));
    expect(await ask("/assets/app-one.js")).toBe("online /assets/app-one.js");
  });
});
