import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { pageCost, searchCost } from "../../shared/limits.js";
import { requestCost } from "../graphql/limits/clientBudget.js";
import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";

let fixture: BuiltFixture;
let server: TestServer;
beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files, seed: true });
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: "manual" });

/** Returns a number from the page that increases with each rendering. */
async function rendering(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  return /rendered (\d+)/.exec(await (await get(path, headers)).text())?.[1];
}

const rename = (name: string) =>
  server.database.dataSource.query("UPDATE casinos SET name = $1 WHERE slug = 'amber-abacus'", [name]);

/** Waits until the page is cached. A late notification about an earlier change can cause another rendering. */
const isKept = (path: string) => until(async () => (await rendering(path)) === (await rendering(path)));

describe("a page", () => {
  it("is rendered once for all visitors", async () => {
    expect(await isKept("/listed")).toBe(true);
    const first = await get("/listed");
    expect(first.status).toBe(200);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(first.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const together = await Promise.all(Array.from({ length: 5 }, () => rendering("/listed")));
    expect(new Set(together).size).toBe(1);
  });

  it("is rendered separately for each value of a known parameter, but not for unknown parameters", async () => {
    expect(await isKept("/listed")).toBe(true);
    const plain = await rendering("/listed");
    expect(await rendering("/listed?utm_source=letter")).toBe(plain);
    expect(await rendering("/listed?fbclid=1&utm_source=other")).toBe(plain);
    expect(await rendering("/listed?after=x")).not.toBe(plain);
    expect(await (await get("/listed?utm_source=letter")).text()).toContain("<title>/listed</title>");
    expect(await (await get("/listed?utm_source=letter&after=y")).text()).toContain("<title>/listed?after=y</title>");
  });

  it("is rendered again after its data has changed", async () => {
    expect(await isKept("/listed")).toBe(true);
    const before = await get("/listed");
    await rename("Aa Renamed");
    expect(await until(async () => (await (await get("/listed")).text()).includes("Aa Renamed"))).toBe(true);
    expect(await isKept("/listed")).toBe(true);
    const after = await get("/listed", { "if-none-match": before.headers.get("etag")! });
    expect(after.status).toBe(200);
    const again = await get("/listed", { "if-none-match": after.headers.get("etag")! });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it.each(["br", "gzip"])("has the same content when compressed with %s", async (encoding) => {
    expect(await isKept("/listed")).toBe(true);
    const plain = await get("/listed", { "accept-encoding": "identity" });
    for (let at = 0; at < 2; at += 1) {
      const response = await get("/listed", { "accept-encoding": encoding });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("etag")).toBe(plain.headers.get("etag"));
      expect(await response.clone().text()).toContain("rendered");
    }
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("vary")).toMatch(/accept-encoding/i);
  });

  it.each<Record<string, string>>([
    {},
    { "accept-encoding": "identity" },
    { "accept-encoding": "br" },
    { "if-none-match": "*" },
  ])("has the same headers from Fastify as from the fast path for a request with %j", async (headers) => {
    expect(await isKept("/listed")).toBe(true);
    const passing = new Set(["date", "x-request-id"]);
    // The fast path leaves requests with an x-session header to Fastify.
    const asked = await Promise.all([get("/listed", headers), get("/listed", { ...headers, "x-session": "none" })]);
    const [first, byFramework] = asked.map((answer) => [
      answer.status,
      Object.fromEntries([...answer.headers].filter(([name]) => !passing.has(name))),
    ]);
    expect(first).toEqual(byFramework);
  });

  it("is served without a body in response to a HEAD request", async () => {
    expect(await isKept("/listed")).toBe(true);
    const response = await get("/listed");
    const head = await fetch(`${server.url}/listed`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBe(response.headers.get("etag"));
  });

  it("is not cached if it queries the session", async () => {
    const before = await (await get("/")).text();
    await rename("Ab Renamed");
    expect(await (await get("/")).text()).not.toBe(before);
  });

  it.each(["/missing", "/old", "/wrong", "/broken", "/admin"])("is not cached at %s", async (path) => {
    const before = await (await fetch(`${server.url}/metrics`)).text();
    for (let at = 0; at < 3; at += 1) await (await get(path)).text();
    const after = await (await fetch(`${server.url}/metrics`)).text();
    const cachedCount = (metrics: string) => Number(/^honestodds_response_cache_responses (\d+)/m.exec(metrics)![1]);
    // The metric also counts cached query results, so these requests added neither pages nor results.
    expect(cachedCount(after)).toBe(cachedCount(before));
  });

  it("costs the visitor the rendering charge, or only the minimum charge if it is cached", async () => {
    const left = async () => {
      const response = await fetch(`${server.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: "{ __typename }" }),
      });
      await response.text();
      return Number(/;r=(\d+)/.exec(response.headers.get("ratelimit")!)![1]);
    };
    expect(await isKept("/listed")).toBe(true);
    const start = await left();
    await rendering("/listed");
    const afterKept = await left();
    await rendering("/listed?after=never-asked-for");
    const afterMade = await left();
    // The request that reads the remaining budget also costs the minimum, so there are two charges.
    expect(start - afterKept).toBe(2 * requestCost);
    expect(afterKept - afterMade).toBe(pageCost + requestCost);
    await rendering("/found");
    expect(afterMade - (await left())).toBe(pageCost + searchCost + requestCost);
  });
});
