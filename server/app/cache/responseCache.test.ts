import { beforeEach, describe, expect, it } from "@jest/globals";

import { TableVersions } from "../../database/reading/tableVersions.js";
import { Disconnect } from "../../shared/disconnect.js";
import type { Dependency } from "../../shared/schema/dependsOn.js";
import {
  ResponseCache,
  type CacheEntry,
  type FillResult,
  type FillContext,
  type CacheRequest,
} from "./responseCache.js";

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
  isOwn: true,
  ...more,
});
const made = (body: string): FillResult<string> => ({ response: body, body: { body, contentType: "text/plain" } });

/** Makes an answer that depends on the tables, at once. */
const making =
  (body: string, ...dependsOn: Dependency[]) =>
  async (fill: FillContext) => {
    fill.dependsOn(dependsOn);
    return made(body);
  };

const text = (entry: CacheEntry | null) => entry?.body.toString();

/** An answer whose making the test ends. */
function slow(...dependsOn: Dependency[]) {
  let end!: (result: FillResult<string>) => void;
  let fail!: (error: Error) => void;
  const ended = new Promise<FillResult<string>>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const told: { disconnect?: Disconnect } = {};
  const make = (fill: FillContext) => {
    told.disconnect = fill.disconnect;
    fill.dependsOn(dependsOn);
    return ended;
  };
  return { make, end, fail, told };
}

describe("what is kept", () => {
  it("takes no room for an address by which nobody looks it up", async () => {
    await cache.get(own("a"), making("one", "casinos"));
    const { bytes } = cache.size;
    for (let at = 0; at < 3; at += 1) await cache.get({ ...own("a"), address: null }, making("one", "casinos"));
    expect(cache.size.bytes).toBe(bytes);
    await cache.get({ ...own("a"), address: "b" }, making("one", "casinos"));
    expect(cache.size.bytes).toBeGreaterThan(bytes);
  });

  it("is found until something that it was made from changes", async () => {
    await cache.get(own("a"), making("one", "casinos", "bonuses"));
    expect(text(cache.find("a"))).toBe("one");
    tableVersions.bump("games");
    expect(text(cache.find("a"))).toBe("one");
    tableVersions.bump("bonuses");
    expect(cache.find("a")).toBeNull();
    await cache.get(own("a"), making("two", "casinos", "bonuses"));
    expect(text(cache.find("a"))).toBe("two");
  });

  it("ends with the day or the year that it was made in", async () => {
    await cache.get(own("day"), making("of the day", "day"));
    await cache.get(own("year"), making("of the year", "year"));
    await cache.get(own("ever"), making("of ever"));
    now = new Date("2026-12-31T23:59:59Z");
    expect(["day", "year", "ever"].map((name) => cache.find(name) !== null)).toEqual([true, true, true]);
    now = new Date("2027-01-01T00:00:00Z");
    expect(["day", "year", "ever"].map((name) => cache.find(name) !== null)).toEqual([false, false, true]);
  });

  it("is not what was made while something that it was made from changed", async () => {
    const { make, end } = slow("casinos");
    const asked = cache.get(own("a"), make);
    tableVersions.bump("casinos");
    end(made("old"));
    expect((await asked).response).toBe("old");
    expect(cache.find("a")).toBeNull();
  });

  it("is found by every address that has meant the same", async () => {
    await cache.get(own("a"), making("one"));
    expect(cache.find("another")).toBeNull();
    const again = await cache.get(own("a", { address: "another" }), making("not made"));
    expect(text(again.entry)).toBe("one");
    expect(text(cache.find("another"))).toBe("one");
  });

  it("is kept from the second time that it is asked for, where it is not our own", async () => {
    const foreign = { address: "a", key: "a", isOwn: false };
    await cache.get(foreign, making("one"));
    expect(cache.find("a")).toBeNull();
    await cache.get(foreign, making("two"));
    expect(text(cache.find("a"))).toBe("two");
  });

  it("is nothing that is for one caller alone, and nothing that failed", async () => {
    await cache.get(own("a"), async (fill) => {
      fill.dependsOn(null);
      return made("mine");
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

  it("is neither used nor filled before the first heartbeat", async () => {
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

  it("is bypassed while the heartbeat is late, and used again when it arrives", async () => {
    await cache.get(own("a"), making("one", "casinos"));
    hearHeartbeat(10);
    expect(cache.find("a")).toBeNull();
    expect((await cache.get(own("a"), making("two", "casinos"))).response).toBe("two");
    hearHeartbeat();
    expect(text(cache.find("a"))).toBe("one");
  });

  it("is not used after a late heartbeat when a change arrives with it", async () => {
    await cache.get(own("a"), making("one", "casinos"));
    hearHeartbeat(10);
    tableVersions.bump("casinos");
    hearHeartbeat();
    expect(cache.find("a")).toBeNull();
  });

  it("is forgotten for good when the connection that hears of changes is lost", async () => {
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

  it("is not what was begun while changes might go unheard", async () => {
    const { make, end } = slow("casinos");
    tableVersions.disconnect();
    const asked = cache.get(own("a"), make);
    tableVersions.reconnect();
    hearHeartbeat();
    end(made("one"));
    await asked;
    expect(cache.find("a")).toBeNull();
    const { make: second, end: endSecond } = slow("casinos");
    const askedAgain = cache.get(own("b"), second);
    tableVersions.disconnect();
    tableVersions.reconnect();
    hearHeartbeat();
    endSecond(made("two"));
    await askedAgain;
    expect(cache.find("b")).toBeNull();
  });

  it("takes no more bytes than it may, and loses first what was not asked for longest", async () => {
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

  it("counts its compressed forms among its bytes, and makes each once", async () => {
    const { entry } = await cache.get(own("a"), making("x".repeat(20_000)));
    const before = cache.size.bytes;
    const forms = await Promise.all((["br", "br", "gzip"] as const).map((each) => cache.compressed(entry!, each)));
    expect(forms[0]).toBe(forms[1]);
    expect(cache.size.bytes).toBe(before + forms[0]!.length + forms[2]!.length);
    expect(await cache.compressed(cache.find("a")!, "br")).toBe(forms[0]);
  });

  it("does not hold addresses without end", async () => {
    for (let at = 0; at < 2_000; at += 1)
      await cache.get(own("a", { address: `${at}${"x".repeat(500)}` }), making("one"));
    expect(cache.size.bytes).toBeLessThanOrEqual(maxBytes);
  });

  it("is nothing where it is switched off", async () => {
    const off = new ResponseCache({ isOn: false, tableVersions, clock: { now: () => now } });
    for (const body of ["one", "two"]) expect((await off.get(own("a"), making(body))).response).toBe(body);
    expect(off.find("a")).toBeNull();
  });
});

describe("several who ask for the same at once", () => {
  it("get what is made once", async () => {
    const { make, end } = slow("casinos");
    let times = 0;
    const counting = (fill: FillContext) => {
      times += 1;
      return make(fill);
    };
    const asked = [1, 2, 3, 4].map((each) => cache.get(own("a", { address: `${each}` }), counting));
    end(made("one"));
    const got = await Promise.all(asked);
    expect(got.map(({ entry }) => text(entry))).toEqual(["one", "one", "one", "one"]);
    expect(times).toBe(1);
  });

  it("have it kept for the next one, whoever's document it is", async () => {
    const foreign = { address: "a", key: "a", isOwn: false };
    const { make, end } = slow();
    const asked = [cache.get(foreign, make), cache.get(foreign, make)];
    end(made("one"));
    await Promise.all(asked);
    expect(text(cache.find("a"))).toBe("one");
  });

  it("do not get what was begun before a change that they know of", async () => {
    const first = slow("casinos");
    const before = cache.get(own("a"), first.make);
    tableVersions.bump("casinos");
    const after = cache.get(own("a"), making("new", "casinos"));
    expect(text((await after).entry)).toBe("new");
    first.end(made("old"));
    await before;
    expect(text(cache.find("a"))).toBe("new");
  });

  it("each get their own where it is for one caller alone", async () => {
    const mine = (body: string) => async (fill: FillContext) => {
      fill.dependsOn(null);
      return made(body);
    };
    const got = await Promise.all(["one", "two"].map((body) => cache.get(own("a"), mine(body))));
    expect(got.map(({ response }) => response)).toEqual(["one", "two"]);
  });

  it("each try for themselves where the first one fails", async () => {
    const first = slow();
    const failing = cache.get(own("a"), first.make);
    const second = cache.get(own("a"), making("two"));
    first.fail(new Error("broken"));
    await expect(failing).rejects.toThrow("broken");
    expect((await second).response).toBe("two");
  });

  it("still get it when the one who asked first goes away", async () => {
    const { make, end, told } = slow();
    const callers = [new Disconnect(), new Disconnect()];
    const [first, second] = callers.map((gone) => cache.get(own("a", { disconnect: gone }), make));
    await Promise.resolve();
    callers[0]!.fire();
    expect(told.disconnect!.hasFired).toBe(false);
    end(made("one"));
    expect(text((await second!).entry)).toBe("one");
    await first;
  });

  it("let it be ended when all of them have gone away", async () => {
    const { make, end, told } = slow();
    const callers = [new Disconnect(), new Disconnect()];
    const asked = callers.map((gone) => cache.get(own("a", { disconnect: gone }), make));
    await new Promise((resolve) => setImmediate(resolve));
    for (const caller of callers) caller.fire();
    expect(told.disconnect!.hasFired).toBe(true);
    expect((await cache.get(own("a"), making("anew"))).response).toBe("anew");
    end({ response: "ended", body: null });
    await Promise.all(asked);
  });
});
