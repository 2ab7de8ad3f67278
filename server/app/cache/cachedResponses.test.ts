import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { requestCost } from "../graphql/limits/clientBudget.js";
import { makeAccount, makeCookie } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";
import { requestWithoutBudget } from "../../test/useUpBudget.js";

let server: TestServer;
let account: AdminAccount;
beforeAll(async () => {
  server = await startTestServer({ seed: true, env: { rateLimits: false } });
  account = await makeAccount(server.database.dataSource);
});
afterAll(() => server.close());

interface Operation {
  query?: string;
  variables?: Record<string, unknown>;
  operationName?: string;
  extensions?: unknown;
}

interface Body {
  data?: Record<string, unknown> | null;
  errors?: { extensions: { code: string; requestId: string } }[];
  extensions?: Record<string, unknown>;
}

function get(operation: Operation, headers: Record<string, string> = {}, to = server) {
  const parameters = Object.entries(operation).map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return fetch(`${to.url}/graphql?${new URLSearchParams(parameters).toString()}`, { headers });
}

function post(operation: Operation, headers: Record<string, string> = {}, to = server) {
  return fetch(`${to.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(operation),
  });
}

type Ask = () => Promise<Response>;

/** Returns how many responses the cache has counted so far, by outcome. */
async function readOutcomes(to: TestServer): Promise<Record<"hit" | "shared" | "miss" | "bypass", number>> {
  const metrics = await (await fetch(`${to.url}/metrics`)).text();
  const lines = metrics.matchAll(/^honestodds_response_cache_requests_total\{outcome="(\w+)"\} (\d+)$/gm);
  const counted = Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]));
  return { hit: 0, shared: 0, miss: 0, bypass: 0, ...counted };
}

/** Returns how many responses the cache counts during the requests, by outcome. */
async function outcomesOf(ask: Ask, to = server) {
  const before = await readOutcomes(to);
  await (await ask()).arrayBuffer();
  const { hit, shared, miss, bypass } = await readOutcomes(to);
  const { hit: hits, shared: shares, miss: misses, bypass: bypasses } = before;
  return { hit: hit - hits, shared: shared - shares, miss: miss - misses, bypass: bypass - bypasses };
}

/** Whether the cache has the response. */
const isCached = async (ask: Ask, to = server) => (await outcomesOf(ask, to)).hit === 1;

/** Repeats the request until the response comes from the cache. A late change notification can delay caching. */
const isKept = (ask: Ask, to = server) => until(() => isCached(ask, to));

async function isNeverKept(ask: Ask): Promise<boolean> {
  return !(await isCached(ask)) && !(await isCached(ask)) && !(await isCached(ask));
}

/** Returns the headers that stay the same when a request is repeated. */
function lasting({ headers }: Response): Record<string, string> {
  const passing = new Set(["date", "x-request-id"]);
  return Object.fromEntries([...headers].filter(([name]) => !passing.has(name)));
}

const read = async (response: Response) => (await response.json()) as Body;

let asked = 0;
/** Returns a document that the server has not seen yet. */
function newDocument(selection = "nodes { name rating }"): string {
  asked += 1;
  return `query Q${asked} { casinos(first: 3) { ${selection} } }`;
}

describe("a response", () => {
  it("is cached after repeated requests and stays the same, byte for byte", async () => {
    const query = newDocument();
    expect(await isCached(() => get({ query }))).toBe(false);
    expect(await isKept(() => get({ query }))).toBe(true);
    const fresh = await (await post({ query: query.replace(/Q\d+/, "Other") })).text();
    expect(await (await get({ query })).text()).toBe(fresh);
    expect(await (await post({ query })).text()).toBe(fresh);
  });

  it("is cached once for equivalent GET and POST requests", async () => {
    const query =
      "query Q($one: Int, $other: CasinoOrder) { casinos(first: $one, orderBy: $other) { nodes { name } } }";
    const variables = { one: 2, other: "NAME_ASC" };
    expect(await isKept(() => get({ query, variables }))).toBe(true);
    expect(await isCached(() => get({ variables: { other: "NAME_ASC", one: 2 }, query }))).toBe(true);
    expect(await isCached(() => post({ query, variables }))).toBe(true);
    expect(await isCached(() => post({ query, variables: { ...variables, one: 3 } }))).toBe(false);
  });

  it("has the same media type, headers and ETag whether or not it comes from the cache", async () => {
    const query = newDocument();
    const accept = "application/graphql-response+json";
    const first = await get({ query }, { accept });
    expect(await isKept(() => get({ query }, { accept }))).toBe(true);
    const second = await get({ query }, { accept });
    expect(lasting(second)).toEqual(lasting(first));
    expect(second.headers.get("access-control-allow-origin")).toBe("*");
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect(second.headers.get("ratelimit")).toBeNull();
    const again = await get({ query }, { accept, "if-none-match": second.headers.get("etag")! });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const { "content-length": _length, "content-type": _type, ...others } = lasting(first);
    expect(lasting(again)).toMatchObject(others);
    const other = await get({ query });
    expect(other.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect((await post({ query })).headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["gzip, br;q=0", "gzip"],
    ["identity", null],
    ["br;q=0, *", "gzip"],
  ])("to a caller that sends accept-encoding: %s has the encoding %p", async (accepted, expected) => {
    const query = newDocument("nodes { name description pros cons gameProviders paymentMethods }");
    const plain = await (await get({ query }, { "accept-encoding": "identity" })).text();
    expect(await isKept(() => get({ query }, { "accept-encoding": accepted }))).toBe(true);
    const response = await get({ query }, { "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(expected);
    expect(response.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(await response.text()).toBe(plain);
  });

  it("is not computed separately for each of several concurrent requests", async () => {
    const query = newDocument();
    const ask = async () => {
      const bodies = await Promise.all(Array.from({ length: 8 }, async () => (await get({ query })).text()));
      expect(new Set(bodies).size).toBe(1);
      return new Response();
    };
    expect((await outcomesOf(ask)).miss).toBeLessThan(8);
  });

  it("stays cached after the event loop was blocked for 3 s", async () => {
    const query = newDocument();
    expect(await isKept(() => get({ query }))).toBe(true);
    const ask = () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
      return get({ query });
    };
    expect(await outcomesOf(ask)).toEqual({ hit: 1, shared: 0, miss: 0, bypass: 0 });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it("is counted in the metrics", async () => {
    const query = newDocument();
    expect(await isKept(() => get({ query }))).toBe(true);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(metrics)?.[1]);
    expect(value('honestodds_response_cache_requests_total{outcome="hit"}')).toBeGreaterThan(0);
    expect(value('honestodds_response_cache_requests_total{outcome="miss"}')).toBeGreaterThan(1);
    expect(value("honestodds_response_cache_responses")).toBeGreaterThan(0);
    expect(value("honestodds_response_cache_bytes")).toBeGreaterThan(100);
  });
});

describe("a change", () => {
  it("through plain SQL soon invalidates a cached response", async () => {
    const query = '{ casino(slug: "northgate") { name bonuses { title } } }';
    expect(await isKept(() => get({ query }))).toBe(true);
    const name = `Northgate ${randomUUID()}`;
    await server.database.dataSource.query("UPDATE casinos SET name = $1 WHERE slug = 'northgate'", [name]);
    const shown = async () => ((await read(await get({ query }))).data as { casino: { name: string } }).casino.name;
    expect(await until(async () => (await shown()) === name)).toBe(true);
    expect(await isKept(() => get({ query }))).toBe(true);
    expect(await shown()).toBe(name);
  });

  it("does not invalidate a response that does not use the changed table", async () => {
    const query = newDocument();
    expect(await isKept(() => get({ query }))).toBe(true);
    await server.database.dataSource.query("UPDATE games SET rtp = 91");
    expect(await isCached(() => get({ query }))).toBe(true);
  });
});

describe("the cache does not store", () => {
  it("a response with an error", async () => {
    const query =
      'query Bad { casinos(first: 1) { nodes { name } } casino(slug: "northgate") { bonuses(first: 0) { id } } }';
    expect(await isNeverKept(() => get({ query }))).toBe(true);
    const [one, other] = [await read(await get({ query })), await read(await get({ query }))];
    expect(one.errors![0]!.extensions.code).toBe("BAD_USER_INPUT");
    expect(one.errors![0]!.extensions.requestId).not.toBe(other.errors![0]!.extensions.requestId);
  });

  it("a response about the caller's session", async () => {
    const query = "{ casinos(first: 1) { nodes { name } } session { name } }";
    expect(await isNeverKept(() => get({ query }))).toBe(true);
    expect(await isNeverKept(() => post({ query }))).toBe(true);
  });

  it("the change feed", async () => {
    expect(await isNeverKept(() => get({ query: "{ changes(first: 1) { nodes { id } } }" }))).toBe(true);
  });

  it("responses to signed-in callers, who never get a cached response", async () => {
    const query = "query Inactive { bonuses(first: 100, filter: { isActive: false }) { nodes { title } } }";
    const title = `Hidden ${randomUUID()}`;
    await server.database.dataSource.query("INSERT INTO bonuses (title, is_active) VALUES ($1, false)", [title]);
    const cookie = await makeCookie(server.database.dataSource, account);
    expect(await isKept(() => post({ query }))).toBe(true);
    expect(await isNeverKept(() => post({ query }, { cookie }))).toBe(true);
    expect(await (await post({ query }, { cookie })).text()).toContain(title);
    expect(await (await post({ query })).text()).not.toContain(title);
    const needing = await post({ query }, { "x-session": "required" });
    expect([needing.status, (await read(needing)).errors![0]!.extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(await isKept(() => get({ query }))).toBe(true);
    expect((await get({ query }, { "x-session": "required" })).status).toBe(401);
  });

  it("the response to an explain request, and never serves a cached response for such a request", async () => {
    const query = newDocument();
    const explain = { extensions: { explain: true } };
    expect(await isKept(() => get({ query }))).toBe(true);
    expect((await read(await get({ query, ...explain }))).data).toBeNull();
    expect((await read(await get({ query, ...explain }))).data).toBeNull();
    expect((await read(await get({ query }))).data).not.toBeNull();
  });

  it("the response to a request with an unknown hash", async () => {
    const query = newDocument();
    const extensions = { persistedQuery: { version: 1, sha256Hash: createHash("sha256").update(query).digest("hex") } };
    const notFound = async () => (await read(await get({ extensions }))).errors?.[0]?.extensions.code;
    expect(await notFound()).toBe("PERSISTED_QUERY_NOT_FOUND");
    // The next requests have no hash, so the server caches the response but does not learn the document's hash.
    expect(await isKept(() => get({ query }))).toBe(true);
    expect(await notFound()).toBe("PERSISTED_QUERY_NOT_FOUND");
    expect((await read(await get({ query, extensions }))).data).not.toBeNull();
    expect((await read(await get({ extensions }))).data).not.toBeNull();
    const wrong = { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } };
    expect((await read(await get({ query, extensions: wrong }))).errors![0]!.extensions.code).toBe("BAD_USER_INPUT");
  });

  it("mutations", async () => {
    const query = 'mutation { subscribeToNewsletter(email: "twice@example.com") }';
    const codes = async () => (await read(await post({ query }))).errors?.[0]?.extensions.code;
    expect([await codes(), await codes()]).toEqual([undefined, "CONFLICT"]);
  });
});

describe("a client's budget", () => {
  it("decreases by the full cost of a new response and by the minimum for a cached response", async () => {
    const limited = await startTestServer({ seed: true });
    const query = newDocument("nodes { name bonuses { title terms } }");
    const left = async (operation: Operation) =>
      Number(/;r=(\d+)/.exec((await post(operation, {}, limited)).headers.get("ratelimit")!)![1]);
    const costs: number[] = [];
    for (let before = await left({ query: "{ __typename }" }), at = 0; at < 3; at += 1) {
      const after = await left({ query });
      costs.push(before - after);
      before = after;
    }
    await limited.close();
    expect(costs[0]).toBeGreaterThan(requestCost);
    expect(costs[1]).toBe(costs[0]);
    expect(costs[2]).toBe(requestCost);
  });
});

describe("a client with no budget left", () => {
  it("can't get even cached responses, while other clients behind the same proxy can", async () => {
    const limited = await startTestServer({ seed: true, env: { trustedProxies: ["127.0.0.0/8"] } });
    const from = (address: string) => ({ "x-forwarded-for": `198.51.100.7, ${address}` });
    const query = newDocument();
    expect(await isKept(() => get({ query }, from("203.0.113.1"), limited), limited)).toBe(true);
    const poor = from("203.0.113.2");
    const refused = await requestWithoutBudget(limited.url, () => get({ query }, poor, limited), poor);
    const other = await get({ query }, from("203.0.113.3"), limited);
    await limited.close();
    expect([refused.status, (await read(refused)).errors![0]!.extensions.code]).toEqual([429, "RATE_LIMITED"]);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(other.status).toBe(200);
  });
});

describe("a server with RESPONSE_CACHE=off", () => {
  it("computes a new response for each request", async () => {
    const off = await startTestServer({ seed: true, env: { responseCache: false, rateLimits: false } });
    const query = newDocument();
    const outcomes: unknown[] = [];
    for (let at = 0; at < 3; at += 1) outcomes.push(await outcomesOf(() => get({ query }, {}, off), off));
    const etags = await Promise.all([1, 2].map(async () => (await get({ query }, {}, off)).headers.get("etag")));
    await off.close();
    const none = { hit: 0, shared: 0, miss: 0, bypass: 0 };
    expect(outcomes).toEqual([none, none, none]);
    expect(etags[0]).toBe(etags[1]);
  });
});
