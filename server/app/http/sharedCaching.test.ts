import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { maxPagesInProgress } from "../site/pages.js";
import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";
import { requestWithoutBudget } from "../../test/useUpBudget.js";

const cdnTtl = 300;

let fixture: BuiltFixture;
let server: TestServer;
beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files, seed: true, env: { cdnTtl } });
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: "manual", ...init });

const graphql = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;

const unknownDocument = `/graphql?extensions=${encodeURIComponent(
  JSON.stringify({ persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } }),
)}`;

const modern = { headers: { accept: "application/graphql-response+json" } };
const json = { method: "POST", headers: { "content-type": "application/json" } };

/** Fails if a shared cache may store the response. */
async function expectNotShared(response: Response, expected: number): Promise<void> {
  await response.arrayBuffer();
  const cacheControl = response.headers.get("cache-control") ?? "";
  const isShared = /s-maxage|public/.test(cacheControl) || (expected >= 400 && cacheControl !== "no-store");
  expect({ status: response.status, isShared }).toEqual({ status: expected, isShared: false });
}

describe("with CDN_TTL set, a shared cache", () => {
  it.each(["/offers", "/listed", graphql("{ casinos(first: 1) { totalCount } }")])(
    "may store the 200 response from %s, even on the second request and after a 304",
    async (path) => {
      const shared = `public, max-age=0, s-maxage=${cdnTtl}`;
      expect((await get(path)).headers.get("cache-control")).toBe(shared);
      const again = await get(path);
      expect([again.status, again.headers.get("cache-control")]).toEqual([200, shared]);
      const etag = again.headers.get("etag")!;
      const confirmed = await get(path, { headers: { "if-none-match": etag } });
      expect([confirmed.status, confirmed.headers.get("cache-control")]).toEqual([304, shared]);
    },
  );

  it.each<[number, string, RequestInit?]>([
    [404, "/missing"],
    [404, "/no/such/page"],
    [404, "//evil.example/all-casinos"],
    [404, "/%"],
    [301, "/old"],
    [503, "/wrong"],
    [500, "/broken"],
    [500, "/unplannable"],
    [404, "/assets/none-1a2b3c.js"],
    [404, "/none.svg", { headers: { "sec-fetch-dest": "image" } }],
    [416, "/assets/app-1a2b3c.js", { headers: { range: "bytes=999999-" } }],
    [412, "/assets/app-1a2b3c.js", { headers: { "if-match": '"other"' } }],
    [404, "/playground/assets/none.js"],
    [404, "/sitemap-other.xml"],
    [404, "/sitemap-casinos.xml?after=x"],
    [405, "/", { method: "POST" }],
    [405, "/sitemap.xml", { method: "POST" }],
    [405, "/schema.graphql", { method: "PUT", headers: json.headers }],
    [405, "/graphql", { method: "HEAD" }],
    [405, "/graphql", { method: "PUT", headers: json.headers, body: "{}" }],
    [400, "/graphql"],
    [400, graphql("{ nothing }"), modern],
    [400, graphql("{"), modern],
    [405, graphql("mutation { signOut }"), modern],
    [406, graphql("{ __typename }"), { headers: { accept: "text/html" } }],
    [400, "/graphql", { ...json, body: "{" }],
    [413, "/graphql", { ...json, body: "x".repeat(2_000_000) }],
    [415, "/graphql", { method: "POST", body: "x" }],
    [200, "/graphql", { ...json, body: '{"query":"{ __typename }"}' }],
    [204, "/graphql", { method: "OPTIONS" }],
    // These responses have status 200 and contain errors.
    [200, unknownDocument],
    [200, graphql("{ nothing }")],
    [200, graphql("{")],
    // The server does not cache this page, because it reads the session.
    [200, "/"],
    // The server does not cache these responses either.
    [200, "/admin"],
    [200, "/app-shell"],
    [200, "/playground"],
    [200, "/schema.graphql"],
    [200, "/robots.txt"],
    [200, "/sitemap.xml"],
    [200, "/healthz"],
    [200, "/readyz"],
    [200, "/metrics"],
  ])("does not store a response with status %i from %s", async (...[status, path, init]) => {
    await expectNotShared(await get(path, init), status);
  });

  it("does not store a busy server's rejection of a page", async () => {
    const slow = Array.from({ length: maxPagesInProgress }, (_, at) => get(`/slow-${at}`));
    expect(await until(() => fixture.slowPagesBegun() === maxPagesInProgress)).toBe(true);
    await expectNotShared(await get("/"), 503);
    fixture.releaseSlowPages();
    await Promise.all(slow);
  });

  it("does not store the rejection of a client with no budget left", async () => {
    for (const path of [graphql("{ casinos(first: 7) { nodes { id } } }"), "/listed?after=1"])
      await expectNotShared(await requestWithoutBudget(server.url, () => get(path)), 429);
  });

  it("does not store responses while the database is unavailable", async () => {
    const other = await startTestServer({ files: fixture.files, env: { cdnTtl } });
    await other.database.dataSource.destroy();
    for (const path of ["/sitemap.xml", "/readyz", graphql("{ casinos { totalCount } }")]) {
      const response = await fetch(other.url + path, modern);
      const { status } = response;
      expect(status === 503 || path.startsWith("/graphql")).toBe(true);
      await expectNotShared(response, status);
    }
    await other.database.dataSource.initialize();
    await other.close();
  });
});
