import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";

const cdnTtl = 300;
const end = new Date("2126-02-01T00:00:00Z");
let now = end;
const clock = { now: () => now };

let fixture: BuiltFixture;
let server: TestServer;
beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files, clock, env: { cdnTtl, rateLimits: false } });
  await server.database.dataSource.query("INSERT INTO bonuses (title, ends_at) VALUES ('Timed offer', $1)", [end]);
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

async function cacheControlAt(path: string, secondsBeforeEnd: number): Promise<string | null> {
  now = new Date(end.getTime() - secondsBeforeEnd * 1_000);
  const response = await fetch(server.url + path);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return response.headers.get("cache-control");
}

const graphql = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
const shared = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;

describe("with CDN_TTL set and time-limited offers, a shared cache", () => {
  it.each([
    "/offers",
    graphql("{ bonuses(first: 100) { nodes { title } } }"),
    graphql("{ casinos(filter: { minDepositAtMost: 5 }) { totalCount } }"),
  ])("may store %s only until the next offer ends", async (path) => {
    expect(await cacheControlAt(path, 600)).toBe(shared(cdnTtl));
    // From here on, the response can come from the server's cache.
    expect(await cacheControlAt(path, 300)).toBe(shared(300));
    expect(await cacheControlAt(path, 90.5)).toBe(shared(90));
    expect(await cacheControlAt(path, 0.9)).toBe("no-cache");
    expect(await cacheControlAt(path, -1)).toBe(shared(cdnTtl));
  });

  it("may store a response without offers for the full CDN_TTL", async () => {
    const path = graphql("{ casinos { totalCount } }");
    expect(await cacheControlAt(path, 1)).toBe(shared(cdnTtl));
    expect(await cacheControlAt(path, 0.5)).toBe(shared(cdnTtl));
  });
});
