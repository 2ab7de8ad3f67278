import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import type { Application } from "../../app/application.js";
import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startBeside, startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";

const start = new Date("2126-01-01T00:00:00Z");
const end = new Date("2126-02-01T00:00:00Z");
let now = new Date("2125-12-01T00:00:00Z");
const clock = { now: () => now };

let fixture: BuiltFixture;
let server: TestServer;
let other: Application;
let urls: string[];
let cookie: string;
let id: string;
const casinoId = "c0a80101-0000-4000-8000-000000000001";

beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files, clock, env: { rateLimits: false } });
  other = await startBeside(server, { rateLimits: false }, { clock, files: fixture.files });
  urls = [server.url, other.url];
  const { dataSource } = server.database;
  await dataSource.query("INSERT INTO casinos (id, name, slug) VALUES ($1, 'Nimbus', 'nimbus')", [casinoId]);
  // This bonus ensures that lists and counts are never empty.
  await dataSource.query("INSERT INTO bonuses (title, casino_id) VALUES ('Permanent', $1)", [casinoId]);
  cookie = await makeCookie(dataSource, await makeAccount(dataSource));
  const created = await post<{ createBonus: { id: string } }>(
    server.url,
    "mutation C($i: BonusInput!) { createBonus(input: $i) { id } }",
    { i: { title: "Timed offer", casinoId, startsAt: start.toISOString(), endsAt: end.toISOString() } },
    { cookie },
  );
  id = created.data!.createBonus.id;
});
afterAll(async () => {
  await other.close();
  await server.close();
  fixture.remove();
});

/** Sends a GET request, as visitors' browsers do. The server may answer repeated requests from the cache. */
async function read(url: string, query: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql?${new URLSearchParams({ query }).toString()}`);
  return ((await response.json()) as { data: unknown }).data;
}

/** All queries that could show the offer to a visitor. */
const places = {
  list: "{ bonuses { nodes { title } } }",
  count: "{ bonuses { totalCount } }",
  one: () => `{ bonus(id: "${id}") { title } }`,
  ofCasino: '{ casino(slug: "nimbus") { bonuses { title } } }',
  countOfCasino: '{ casino(slug: "nimbus") { bonusCount } }',
  search: '{ bonuses(filter: { search: "timed" }) { nodes { title } } }',
  suggestions: '{ searchSuggestions(text: "timed") { bonuses { title } } }',
};

async function readEverywhere(): Promise<string[]> {
  const answers = await Promise.all(
    urls.flatMap((url) =>
      Object.values(places).map(async (query) =>
        JSON.stringify(await read(url, typeof query === "string" ? query : query())),
      ),
    ),
  );
  const pages = await Promise.all(urls.map(async (url) => (await fetch(`${url}/offers`)).text()));
  return [...answers, ...pages];
}

const showsOffer = (answer: string) => /Timed offer|"(?:totalCount|bonusCount)":2/.test(answer);

/**
 * Returns how many responses show the offer. Sends each request three times, so the last responses come from the cache.
 */
async function countPlaces(): Promise<number> {
  await readEverywhere();
  await readEverywhere();
  return (await readEverywhere()).filter(showsOffer).length;
}

const placeCount = (Object.keys(places).length + 1) * 2;

interface Feed {
  changes: { nodes: { id: string; isDeleted: boolean }[]; pageInfo: { endCursor: string } };
}

async function feed(url: string, since: string | null): Promise<Feed["changes"]> {
  const query =
    "query F($s: String) { changes(since: $s, noun: BONUS) { nodes { id isDeleted } pageInfo { endCursor } } }";
  const { data } = await post<Feed>(url, query, { s: since });
  return data!.changes;
}

/** Returns `isDeleted` for each change to the offer after the cursor. */
async function ofOffer(url: string, since: string | null): Promise<boolean[]> {
  const { nodes } = await feed(url, since);
  return nodes.filter((node) => node.id === id).map(({ isDeleted }) => isDeleted);
}

describe("a time-limited offer on two servers", () => {
  it("does not appear before its start, not even in the change feed", async () => {
    expect(await countPlaces()).toBe(0);
    expect(await ofOffer(urls[1]!, null)).toEqual([]);
    const { data } = await post<{ bonus: { status: string } }>(
      server.url,
      `{ bonus(id: "${id}") { status } }`,
      {},
      { cookie },
    );
    expect(data!.bonus.status).toBe("SCHEDULED");
  });

  it("appears everywhere at its start, even in responses that were cached before", async () => {
    const { pageInfo } = await feed(server.url, null);
    now = new Date(start.getTime() - 1);
    expect(await countPlaces()).toBe(0);
    now = start;
    expect((await readEverywhere()).filter(showsOffer)).toHaveLength(placeCount);
    expect(await countPlaces()).toBe(placeCount);
    expect(await until(async () => (await ofOffer(other.url, pageInfo.endCursor)).length > 0)).toBe(true);
    expect(await ofOffer(other.url, pageInfo.endCursor)).toEqual([false]);
  });

  it("disappears everywhere at its end, and the change feed reports a deletion", async () => {
    const { pageInfo } = await feed(server.url, null);
    now = new Date(end.getTime() - 1);
    expect(await countPlaces()).toBe(placeCount);
    now = end;
    expect((await readEverywhere()).filter(showsOffer)).toEqual([]);
    expect(await countPlaces()).toBe(0);
    expect(await until(async () => (await ofOffer(other.url, pageInfo.endCursor)).length > 0)).toBe(true);
    expect(await ofOffer(other.url, pageInfo.endCursor)).toEqual([true]);
  });

  it("is still visible to editors after its end, with the status ENDED", async () => {
    const query = `{ bonus(id: "${id}") { title status } bonuses { totalCount } }`;
    const { data } = await post(other.url, query, {}, { cookie });
    expect(data).toEqual({ bonus: { title: "Timed offer", status: "ENDED" }, bonuses: { totalCount: 2 } });
  });

  it("appears again on both servers if an editor extends it", async () => {
    const { data } = await post<{ bonus: { version: number } }>(
      server.url,
      `{ bonus(id: "${id}") { version } }`,
      {},
      { cookie },
    );
    const input = { endsAt: new Date(end.getTime() + 60_000).toISOString() };
    const mutation =
      "mutation U($id: ID!, $v: Int!, $i: BonusUpdateInput!) { updateBonus(id: $id, version: $v, input: $i) { id } }";
    await post(other.url, mutation, { id, v: data!.bonus.version, i: input }, { cookie });
    expect(await until(async () => (await countPlaces()) === placeCount)).toBe(true);
    expect(await until(async () => (await ofOffer(server.url, null)).includes(false))).toBe(true);
  });
});
