import { describe, expect, it } from "@jest/globals";

const origin = "https://odds.example";

type Listener = (event: Record<string, unknown>) => void;

/** The browser's caches. They remain when the service worker is replaced. */
const stores = new Map<string, Map<string, Response>>();

const urlOf = (input: Request | string) => (typeof input === "string" ? origin + input : input.url);

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
  match: async (input: Request | string, { cacheName }: { cacheName?: string } = {}) => {
    const searched = cacheName ? [stores.get(cacheName)] : [...stores.values()];
    return searched
      .map((store) => store?.get(urlOf(input)))
      .find(Boolean)
      ?.clone();
  },
};

/** Gives a response the type of a same-origin response, as a browser does. Its clones have this type too. */
function basic(response: Response): Response {
  const clone = () => basic(Response.prototype.clone.call(response));
  return Object.defineProperties(response, { type: { value: "basic" }, clone: { value: clone } });
}

function respond(text: string, control = "no-cache", status = 200): Response {
  return basic(new Response(text, { status, headers: { "cache-control": control } }));
}

let isOnline = true;
const answers = new Map<string, () => Response>();
const requestedPaths: string[] = [];

async function fetchFromServer(request: Request): Promise<Response> {
  const path = request.url.slice(origin.length);
  if (!isOnline) throw new TypeError("Failed to fetch");
  requestedPaths.push(path);
  return (answers.get(path) ?? (() => respond(`online ${path}`)))();
}

let started = 0;
let listeners: Record<string, Listener>;

/** Starts the service worker of a release. It replaces the previous service worker. */
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
  started += 1;
  await import(`./entryWorker?fresh=${started}`);
  await dispatchToWorker("install");
  await dispatchToWorker("activate");
}

/** Sends an event to the service worker and waits until all work for the event is done. */
async function dispatchToWorker(type: string, event: Record<string, unknown> = {}): Promise<Response | null> {
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
  const answer = await dispatchToWorker("fetch", {
    request,
    preloadResponse: Promise.resolve(),
    resultingClientId: "window",
  });
  return answer && answer.text();
}

/** Sends the message that asks whether a window's page came from the cache. Returns the service worker's replies. */
async function askIfCached(id: string): Promise<unknown[]> {
  const replies: unknown[] = [];
  const source = { id, postMessage: (message: unknown) => replies.push(message) };
  await dispatchToWorker("message", { data: "is this page from the cache?", source });
  return replies;
}

const open = (path: string) => ask(path, { mode: "navigate" });
const cachedPaths = () => [...stores].flatMap(([, store]) => [...store.keys()].map((url) => url.slice(origin.length)));

const browser = { fetch: globalThis.fetch, Request: globalThis.Request };
beforeEach(async () => {
  stores.clear();
  answers.clear();
  isOnline = true;
  await start("one");
  requestedPaths.length = 0;
});
afterAll(() => {
  Object.assign(globalThis, browser);
});

describe("the service worker", () => {
  it("caches the app shell, the release's files and the open page on installation", () => {
    expect(cachedPaths()).toEqual(["/app-shell", "/assets/app-one.js", "/faq"]);
  });

  it("requests a page from the server first, and serves the cached page if the server does not respond", async () => {
    expect(await open("/all-casinos")).toBe("online /all-casinos");
    answers.set("/all-casinos", () => respond("newer"));
    expect(await open("/all-casinos")).toBe("newer");
    isOnline = false;
    expect(await open("/all-casinos")).toBe("newer");
  });

  it("lets a page ask whether it came from the cache", async () => {
    await open("/all-casinos");
    expect(await askIfCached("window")).toEqual([]);
    isOnline = false;
    await open("/all-casinos");
    expect(await askIfCached("another window")).toEqual([]);
    expect(await askIfCached("window")).toEqual(["this page is from the cache"]);
  });

  it("serves the app shell offline for a page that was not visited", async () => {
    isOnline = false;
    expect(await open("/slots")).toBe("online /app-shell");
  });

  it("serves cached data and images offline, and returns a network error for other files", async () => {
    await ask("/graphql?operationName=Home");
    isOnline = false;
    expect(await ask("/graphql?operationName=Home")).toBe("online /graphql?operationName=Home");
    const request = new Request(`${origin}/logos/other.svg`);
    const answer = await dispatchToWorker("fetch", { request });
    expect(answer?.type).toBe("error");
  });

  it("never requests the release's files again", async () => {
    answers.set("/assets/app-one.js", () => respond("asked for again"));
    expect(await ask("/assets/app-one.js")).toBe("online /assets/app-one.js");
    expect(await ask("/assets/other.js")).toBe("online /assets/other.js");
    expect(requestedPaths).toEqual(["/assets/other.js"]);
  });

  it.each([
    ["/all-casinos", respond("", "no-store")],
    ["/casino/nobody", respond("", "no-cache", 404)],
    ["/bonuses", respond("", "no-cache", 503)],
  ])("does not cache %s, whose response forbids caching or is an error", async (path, answer) => {
    answers.set(path, () => answer);
    await open(path);
    expect(cachedPaths()).not.toContain(path);
  });

  it("ignores the admin panel and requests with methods other than GET", async () => {
    expect(await open("/admin")).toBeNull();
    expect(await ask("/graphql", { method: "POST" })).toBeNull();
    expect(requestedPaths).toEqual([]);
  });

  it("loads the app shell again when it first fetches a page, because the site's name may have changed", async () => {
    answers.set("/app-shell", () => respond("the shell of a renamed site"));
    await open("/all-casinos");
    isOnline = false;
    expect(await open("/slots")).toBe("the shell of a renamed site");
  });

  it("caches only the latest forty pages", async () => {
    for (let page = 1; page <= 45; page += 1) await open(`/casino/${page}`);
    const pages = cachedPaths().filter((path) => path.startsWith("/casino/"));
    expect(pages).toHaveLength(40);
    expect(pages[0]).toBe("/casino/6");
  });

  it("does not serve cached pages of the previous release offline", async () => {
    await open("/all-casinos");
    answers.set("/app-shell", () => respond("the new app"));
    await start("two");
    isOnline = false;
    expect(await open("/all-casinos")).toBe("the new app");
  });

  it("keeps the scripts of the previous release for open tabs, but not those of older releases", async () => {
    await start("two");
    for (const name of ["one", "two"]) answers.set(`/assets/app-${name}.js`, () => respond("", "", 404));
    expect(await ask("/assets/app-one.js")).toBe("online /assets/app-one.js");
    await start("three");
    expect(await ask("/assets/app-two.js")).toBe("online /assets/app-two.js");
    expect(await ask("/assets/app-one.js")).toBe("");
  });

  it("deletes a release that failed to install and keeps the scripts of the previous release", async () => {
    answers.set("/assets/app-two.js", () => respond("", "", 404));
    await expect(start("two")).rejects.toThrow("Failed to fetch");
    expect(stores.has("release-two")).toBe(false);
    await start("three");
    answers.set("/assets/app-one.js", () => respond("", "", 404));
    expect(await ask("/assets/app-one.js")).toBe("online /assets/app-one.js");
  });
});
