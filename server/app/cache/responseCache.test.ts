import { beforeEach, describe, expect, it } from "@jest/globals";

import { TableVersions } from "../../database/reading/tableVersions.js";
import { Disconnect } from "../../shared/disconnect.js";
import type { Dependency } from "../../shared/schema/dependsOn.js";
import type { FillContext } from "./inFlight.js";
import { ResponseBody } from "./responseBody.js";
import { ResponseCache, type FillResult, type CacheRequest } from "./responseCache.js";
import type { CacheEntry } from "./responseStore.js";

const maxBytes = 80_000;

let tableVersions: TableVersions;
let now: Date;
let cache: ResponseCache;
beforeEach(() => {
  tableVersions = new TableVersions();
  hearHeartbeat();
  now = new Date("2026-12-31T23:00:00Z");
  cache = new ResponseCache({ isOn: true, tableVersions, clock: { now: () => now }, maxBytes });
});

const hearHeartbeat = (secondsAgo = 0) => tableVersions.heartbeat(performance.now() - secondsAgo * 1_000);

const own = (name: string, more: Partial<CacheRequest> = {}): CacheRequest => ({
  address: name,
  key: name,
  isFirstParty: true,
  ...more,
});
const fillResult = (body: string): FillResult<string> => ({
  response: body,
  body: new ResponseBody("text/plain", () => body),
});

/** Returns a function that immediately creates a response with the given dependencies. */
const making =
  (body: string, ...dependsOn: Dependency[]) =>
  async (fill: FillContext) => {
    fill.dependsOn(dependsOn);
    return fillResult(body);
  };

const text = (entry: CacheEntry | null) => entry?.body.toString();

/** Returns a function that begins a response, which completes only when the test calls `end` or `fail`. */
function slow(...dependsOn: Dependency[]) {
  let end!: (result: FillResult<string>) => void;
  let fail!: (error: Error) => void;
  const ended = new Promise<FillResult<string>>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const context: { disconnect?: Disconnect } = {};
  const make = (fill: FillContext) => {
    context.disconnect = fill.disconnect;
    fill.dependsOn(dependsOn);
    return ended;
  };
  return { make, end, fail, context };
}

describe("the response cache", () => {
  it("uses no additional memory for a request without a cacheable address", async () => {
    await cache.get(own("a"), making("one", "casinos"));
    const { bytes } = cache.size;
    for (let at = 0; at < 3; at += 1) await cache.get({ ...own("a"), address: null }, making("one", "casinos"));
    expect(cache.size.bytes).toBe(bytes);
    await cache.get({ ...own("a"), address: "b" }, making("one", "casinos"));
    expect(cache.size.bytes).toBeGreaterThan(bytes);
  });

  it("serves a response until one of its dependencies changes", async () => {
    await cache.get(own("a"), making("one", "casinos", "bonuses"));
    expect(text(cache.find("a"))).toBe("one");
    tableVersions.bump("games");
    expect(text(cache.find("a"))).toBe("one");
    tableVersions.bump("bonuses");
    expect(cache.find("a")).toBeNull();
    await cache.get(own("a"), making("two", "casinos", "bonuses"));
    expect(text(cache.find("a"))).toBe("two");
  });

  it("serves a response that depends on the date only until the end of the day or year", async () => {
    await cache.get(own("day"), making("of the day", "day"));
    await cache.get(own("year"), making("of the year", "year"));
    await cache.get(own("ever"), making("of ever"));
    now = new Date("2026-12-31T23:59:59Z");
    expect(["day", "year", "ever"].map((name) => cache.find(name) !== null)).toEqual([true, true, true]);
    now = new Date("2027-01-01T00:00:00Z");
    expect(["day", "year", "ever"].map((name) => cache.find(name) !== null)).toEqual([false, false, true]);
  });

  it("does not store a response if a dependency changes while the server creates it", async () => {
    const { make, end } = slow("casinos");
    const asked = cache.get(own("a"), make);
    tableVersions.bump("casinos");
    end(fillResult("old"));
    expect((await asked).response).toBe("old");
    expect(cache.find("a")).toBeNull();
  });

  it("finds a response by each address that was requested with the same key", async () => {
    await cache.get(own("a"), making("one"));
    expect(cache.find("another")).toBeNull();
    const again = await cache.get(own("a", { address: "another" }), making("not made"));
    expect(text(again.entry)).toBe("one");
    expect(text(cache.find("another"))).toBe("one");
  });

  it("stores the response to a third-party document only on the second request", async () => {
    const foreign = { address: "a", key: "a", isFirstParty: false };
    await cache.get(foreign, making("one"));
    expect(cache.find("a")).toBeNull();
    await cache.get(foreign, making("two"));
    expect(text(cache.find("a"))).toBe("two");
  });

  it("does not store private responses or failures", async () => {
    await cache.get(own("a"), async (fill) => {
      fill.dependsOn(null);
      return fillResult("mine");
    });
    await cache.get(own("b"), async (fill) => {
      fill.dependsOn([]);
      return { response: "an error", body: null };
    });
    await expect(
      cache.get(own("c"), async () => {
        throw new Error("broken");
      }),
    ).rejects.toThrow("broken");
    expect(["a", "b", "c"].map((name) => cache.find(name))).toEqual([null, null, null]);
    expect(cache.size).toEqual({ bytes: 0, entries: 0 });
  });

  it("serves and stores nothing before the first heartbeat", async () => {
    tableVersions = new TableVersions();
    cache = new ResponseCache({ isOn: true, tableVersions, clock: { now: () => now }, maxBytes });
    await cache.get(own("a"), making("one"));
    expect(cache.find("a")).toBeNull();
    expect((await cache.get(own("a"), making("two"))).response).toBe("two");
    hearHeartbeat();
    expect(cache.find("a")).toBeNull();
    await cache.get(own("a"), making("three"));
    expect(text(cache.find("a"))).toBe("three");
  });

  it("serves nothing while the heartbeat is late, and continues when the heartbeat arrives", async () => {
    await cache.get(own("a"), making("one", "casinos"));
    hearHeartbeat(10);
    expect(cache.find("a")).toBeNull();
    expect((await cache.get(own("a"), making("two", "casinos"))).response).toBe("two");
    hearHeartbeat();
    expect(text(cache.find("a"))).toBe("one");
  });

  it("does not serve a response that changed while the heartbeat was late", async () => {
    await cache.get(own("a"), making("one", "casinos"));
    hearHeartbeat(10);
    tableVersions.bump("casinos");
    hearHeartbeat();
    expect(cache.find("a")).toBeNull();
  });

  it("discards every response when the notification connection is lost", async () => {
    await cache.get(own("a"), making("one", "casinos"));
    tableVersions.disconnect();
    expect(cache.find("a")).toBeNull();
    const unheard = await cache.get(own("a"), making("two", "casinos"));
    expect(unheard.response).toBe("two");
    expect(cache.find("a")).toBeNull();
    tableVersions.reconnect();
    expect(cache.find("a")).toBeNull();
    hearHeartbeat();
    expect(cache.find("a")).toBeNull();
    await cache.get(own("a"), making("three", "casinos"));
    expect(text(cache.find("a"))).toBe("three");
  });

  it("does not store a response if the notification connection was lost before or while it was created", async () => {
    const { make, end } = slow("casinos");
    tableVersions.disconnect();
    const asked = cache.get(own("a"), make);
    tableVersions.reconnect();
    hearHeartbeat();
    end(fillResult("one"));
    await asked;
    expect(cache.find("a")).toBeNull();
    const { make: second, end: endSecond } = slow("casinos");
    const askedAgain = cache.get(own("b"), second);
    tableVersions.disconnect();
    tableVersions.reconnect();
    hearHeartbeat();
    endSecond(fillResult("two"));
    await askedAgain;
    expect(cache.find("b")).toBeNull();
  });

  it("stays within its size limit and evicts the least recently used response first", async () => {
    const body = "x".repeat(9_000);
    for (let at = 0; at < 30; at += 1) {
      await cache.get(own(`${at}`), making(body));
      expect(text(cache.find("0"))).toBe(body);
      expect(cache.size.bytes).toBeLessThanOrEqual(maxBytes);
    }
    expect(cache.size.entries).toBe(Math.floor((maxBytes * 7) / 8 / 9_600));
    expect(cache.find("1")).toBeNull();
    expect(text(cache.find("29"))).toBe(body);
  });

  it("includes compressed copies in its size and creates each copy once", async () => {
    const { entry } = await cache.get(own("a"), making("x".repeat(20_000)));
    const before = cache.size.bytes;
    const forms = await Promise.all((["br", "br", "gzip"] as const).map((each) => entry!.compressed(each)));
    expect(forms[0]).toBe(forms[1]);
    expect(cache.size.bytes).toBe(before + forms[0]!.length + forms[2]!.length);
    expect(await cache.find("a")!.compressed("br")).toBe(forms[0]);
  });

  it("counts addresses toward its size limit", async () => {
    for (let at = 0; at < 2_000; at += 1)
      await cache.get(own("a", { address: `${at}${"x".repeat(500)}` }), making("one"));
    expect(cache.size.bytes).toBeLessThanOrEqual(maxBytes);
  });

  it("stores nothing if it is turned off", async () => {
    const off = new ResponseCache({ isOn: false, tableVersions, clock: { now: () => now } });
    for (const body of ["one", "two"]) expect((await off.get(own("a"), making(body))).response).toBe(body);
    expect(off.find("a")).toBeNull();
  });
});

describe("concurrent callers that request the same response", () => {
  it("share one response", async () => {
    const { make, end } = slow("casinos");
    let times = 0;
    const counting = (fill: FillContext) => {
      times += 1;
      return make(fill);
    };
    const asked = [1, 2, 3, 4].map((each) => cache.get(own("a", { address: `${each}` }), counting));
    end(fillResult("one"));
    const got = await Promise.all(asked);
    expect(got.map(({ entry }) => text(entry))).toEqual(["one", "one", "one", "one"]);
    expect(times).toBe(1);
  });

  it("make the server cache the response, even for a third-party document", async () => {
    const foreign = { address: "a", key: "a", isFirstParty: false };
    const { make, end } = slow();
    const asked = [cache.get(foreign, make), cache.get(foreign, make)];
    end(fillResult("one"));
    await Promise.all(asked);
    expect(text(cache.find("a"))).toBe("one");
  });

  it("do not share a response whose creation began before a change", async () => {
    const first = slow("casinos");
    const before = cache.get(own("a"), first.make);
    tableVersions.bump("casinos");
    const after = cache.get(own("a"), making("new", "casinos"));
    expect(text((await after).entry)).toBe("new");
    first.end(fillResult("old"));
    await before;
    expect(text(cache.find("a"))).toBe("new");
  });

  it("get separate responses if the response is private", async () => {
    const mine = (body: string) => async (fill: FillContext) => {
      fill.dependsOn(null);
      return fillResult(body);
    };
    const got = await Promise.all(["one", "two"].map((body) => cache.get(own("a"), mine(body))));
    expect(got.map(({ response }) => response)).toEqual(["one", "two"]);
  });

  it("retry if the first caller's response fails", async () => {
    const first = slow();
    const failing = cache.get(own("a"), first.make);
    const second = cache.get(own("a"), making("two"));
    first.fail(new Error("broken"));
    await expect(failing).rejects.toThrow("broken");
    expect((await second).response).toBe("two");
  });

  it("still get the response if the first caller disconnects", async () => {
    const { make, end, context } = slow();
    const callers = [new Disconnect(), new Disconnect()];
    const [first, second] = callers.map((disconnect) => cache.get(own("a", { disconnect }), make));
    await Promise.resolve();
    callers[0]!.fire();
    expect(context.disconnect!.hasFired).toBe(false);
    end(fillResult("one"));
    expect(text((await second!).entry)).toBe("one");
    await first;
  });

  it("cancel the response only when all of them have disconnected", async () => {
    const { make, end, context } = slow();
    const callers = [new Disconnect(), new Disconnect()];
    const asked = callers.map((disconnect) => cache.get(own("a", { disconnect }), make));
    await new Promise((resolve) => setImmediate(resolve));
    for (const caller of callers) caller.fire();
    expect(context.disconnect!.hasFired).toBe(true);
    expect((await cache.get(own("a"), making("anew"))).response).toBe("anew");
    end({ response: "ended", body: null });
    await Promise.all(asked);
  });
});
