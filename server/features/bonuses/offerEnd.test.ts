import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import type { Application } from "../../app/application.js";
import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startBeside, startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";

let fixture: BuiltFixture;
let server: TestServer;
let other: Application;
let urls: string[];
let cookie: string;

beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files, env: { rateLimits: false } });
  other = await startBeside(server, { rateLimits: false }, { files: fixture.files });
  urls = [server.url, other.url];
  const { dataSource } = server.database;
  await dataSource.query("INSERT INTO bonuses (title) VALUES ('Permanent')");
  cookie = await makeCookie(dataSource, await makeAccount(dataSource));
});
afterAll(async () => {
  await other.close();
  await server.close();
  fixture.remove();
});

async function createOffer(endsAt: Date): Promise<string> {
  const { data } = await post<{ createBonus: { id: string } }>(
    server.url,
    "mutation C($i: BonusInput!) { createBonus(input: $i) { id } }",
    { i: { title: "Timed offer", endsAt: endsAt.toISOString() } },
    { cookie },
  );
  return data!.createBonus.id;
}

/** Returns how many places on both servers show the offer. */
async function countPlaces(id: string): Promise<number> {
  const graphql = (query: string) => `/graphql?${new URLSearchParams({ query }).toString()}`;
  const paths = [
    "/offers",
    "/sitemap.xml",
    graphql("{ bonuses { nodes { title } } }"),
    graphql(`{ bonus(id: "${id}") { title } }`),
    graphql('{ bonuses(filter: { search: "timed" }) { nodes { title } } }'),
    graphql('{ searchSuggestions(text: "timed") { bonuses { title } } }'),
  ];
  const texts = await Promise.all(urls.flatMap((url) => paths.map(async (path) => (await fetch(url + path)).text())));
  return texts.filter((text) => text.includes("Timed offer") || text.includes(id)).length;
}

interface Feed {
  changes: { nodes: { id: string; isDeleted: boolean }[]; pageInfo: { endCursor: string | null } };
}

/** Reads the changes after a cursor. */
async function feed(url: string, since: string | null): Promise<Feed["changes"]> {
  const selection = "nodes { id isDeleted } pageInfo { endCursor }";
  const query = `query F($s: String) { changes(since: $s, noun: BONUS) { ${selection} } }`;
  const { data } = await post<Feed>(url, query, { s: since });
  return data!.changes;
}

/** The five places on each server that show the offer. The sitemap does not list offers. */
const placeCount = 2 * 5;

/**
 * Returns the time in ms from an offer's end until both servers' change feeds report the offer as deleted. Returns
 * Infinity if the offer ended before every place showed it.
 */
async function measureTombstone(lifetime: number): Promise<number> {
  // Read the cursor first. On a busy machine, the offer could otherwise end before the cursor.
  const { pageInfo } = await feed(server.url, null);
  const end = new Date(Date.now() + lifetime);
  const id = await createOffer(end);
  // From the second request on, responses come from the cache.
  await until(async () => (await countPlaces(id)) === placeCount || Date.now() >= end.getTime());
  const wasSeen = (await countPlaces(id)) === placeCount;
  await sleep(end.getTime() - Date.now() + 1);
  expect(await countPlaces(id)).toBe(0);
  for (const url of urls) {
    const isTombstone = ({ id: changed, isDeleted }: { id: string; isDeleted: boolean }) => changed === id && isDeleted;
    expect(await until(async () => (await feed(url, pageInfo.endCursor)).nodes.some(isTombstone))).toBe(true);
  }
  return wasSeen ? Date.now() - end.getTime() : Infinity;
}

describe("an offer that ends while two servers run", () => {
  it("disappears everywhere at that moment, and is reported as deleted in the feed within a second", async () => {
    const delays: number[] = [];
    // Repeat the measurement, because a busy machine may delay it.
    for (let attempt = 0; attempt < 5 && delays.every((delay) => delay >= 1_000); attempt += 1)
      delays.push(await measureTombstone(4_000));
    expect(Math.min(...delays)).toBeLessThan(1_000);
  });
});
