import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import type { GraphQLObjectType } from "graphql";

import { type Clock, systemClock } from "../../platform/clock.js";
import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { plainBonuses } from "../../test/catalogue/plainSeed.js";
import { snapshotWriter } from "../../test/changes/snapshotWriter.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";
import { maxRequestedSnapshots, requestDailySnapshot, storedSnapshots } from "./snapshot.commands.js";

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer({ seed: true });
  cookie = await makeCookie(db(), await makeAccount(db()));
});
afterAll(() => server.close());

const db = () => server.database.dataSource;
const writer = (clock?: Clock) => snapshotWriter(db(), clock);
const request = () => post(server.url, "mutation { requestCatalogueSnapshot }", {}, { cookie });
const get = (path: string, init: RequestInit = {}) => fetch(`${server.url}/snapshots${path}`, init);

interface Line {
  noun: string;
  id: string;
  entry: Record<string, unknown>;
}

async function download(path = "/latest.ndjson.gz") {
  const response = await get(path);
  const lines = gunzipSync(Buffer.from(await response.arrayBuffer()))
    .toString()
    .trim()
    .split("\n");
  const [head, ...rows] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { response, head: head!, rows: rows as unknown as Line[] };
}

interface Node {
  id: string;
}

async function rowsOf(list: string, selection: string): Promise<Node[]> {
  const { data } = await post<Record<string, { nodes: Node[] }>>(
    server.url,
    `{ ${list}(first: 100) { nodes { ${selection} } } }`,
  );
  return data![list]!.nodes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const entriesOf = (rows: Line[], noun: string) =>
  rows
    .filter((row) => row.noun === noun)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ entry }) => entry);

describe("a snapshot", () => {
  it("contains what visitors see, in the API's format, and a cursor from which the change feed continues", async () => {
    // The server writes it soon after its start.
    const complete = "SELECT FROM catalogue_snapshots WHERE completed_at IS NOT NULL";
    expect(await until(async () => (await db().query<unknown[]>(complete)).length > 0)).toBe(true);
    const { head, rows } = await download();
    expect(head).toEqual({
      format: "honestodds-snapshot",
      version: 1,
      createdAt: expect.any(String),
      cursor: expect.any(String),
    });
    const casinos = entriesOf(rows, "CASINO");
    const selection =
      "id name slug rating version createdAt updatedAt pros paymentMethods review { about } paymentDetails { method }";
    const expected = await rowsOf("casinos", selection);
    expect(expected.length).toBeGreaterThan(40);
    expect(casinos).toHaveLength(expected.length);
    for (const [at, each] of expected.entries()) expect(casinos[at]).toMatchObject(each);
    for (const [at, each] of (await rowsOf("casinos", "id bonusCount trustScore { score }")).entries())
      expect(casinos[at]).toMatchObject(each);
    const bonuses = entriesOf(rows, "BONUS");
    const shown = await rowsOf(
      "bonuses",
      "id title bonusType wageringMultiple endsAt status casino { id } offer { missing }",
    );
    expect(bonuses.map(({ id }) => id)).toEqual(expect.arrayContaining(shown.map(({ id }) => id)));
    for (const each of shown) expect(bonuses.find(({ id }) => id === each.id)).toMatchObject(each);
    const inactive = plainBonuses.filter(({ isActive }) => !isActive);
    expect(bonuses.filter(({ id }) => inactive.some((each) => each.id === id))).toEqual([]);
    const { data } = await post<{ changes: { nodes: unknown[] } }>(
      server.url,
      `{ changes(since: "${head["cursor"] as string}") { nodes { id } } }`,
    );
    expect(data!.changes.nodes).toEqual([]);
  });

  it.each(["CASINO", "BONUS", "GAME"])("has all fields of a %s that `changes` has without arguments", async (noun) => {
    const type = buildGraphqlSchema().getType(noun.charAt(0) + noun.slice(1).toLowerCase()) as GraphQLObjectType;
    const [entry] = entriesOf((await download()).rows, noun);
    const shown = Object.values(type.getFields()).filter(
      ({ args, name }) => args.length === 0 && name !== "lastChange",
    );
    expect(Object.keys(entry!).toSorted()).toEqual(shown.map(({ name }) => name).toSorted());
  });

  it("contains no field that only the team may see", async () => {
    const { rows } = await download();
    const names = new Set(rows.flatMap(({ entry }) => Object.keys(entry)));
    for (const hidden of ["lastChange", "searchText", "endsSort", "casinoId"]) expect(names).not.toContain(hidden);
  });

  it("is listed, and has an ETag and its own URL", async () => {
    const list = (await (await get("")).json()) as {
      snapshots: { path: string; byteSize: number; rowCount: number }[];
    };
    const { response, rows } = await download(list.snapshots[0]!.path.replace("/snapshots", ""));
    expect(list.snapshots).toHaveLength(1);
    expect(list.snapshots[0]!.rowCount).toBe(rows.length);
    expect(response.headers.get("content-length")).toBe(String(list.snapshots[0]!.byteSize));
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const etag = response.headers.get("etag")!;
    expect((await get("/latest.ndjson.gz", { headers: { "if-none-match": etag } })).status).toBe(304);
    const head = await get("/latest.ndjson.gz", { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), head.headers.get("content-length")]).toEqual([
      200,
      etag,
      String(list.snapshots[0]!.byteSize),
    ]);
    for (const path of ["/other.ndjson.gz", "/latest", "/00000000-0000-4000-8000-000000000000.ndjson.gz"])
      expect((await get(path)).status).toBe(404);
    const { data } = await post(server.url, "{ catalogueSnapshots { path rowCount } }");
    expect(data).toEqual({ catalogueSnapshots: [{ path: list.snapshots[0]!.path, rowCount: rows.length }] });
  });

  it("is written once per day by one of several servers, and only the newest ones are kept", async () => {
    const count = async () =>
      (
        await db().query<[{ complete: number; all: number }]>(
          "SELECT count(completed_at)::int AS complete, count(*)::int AS all FROM catalogue_snapshots",
        )
      )[0];
    await db().query("DELETE FROM catalogue_snapshots");
    for (let at = 1; at <= 3; at += 1) await requestDailySnapshot(db(), systemClock);
    await Promise.all([1, 2, 3].map(() => writer().writeRequested()));
    await until(async () => (await count()).complete === 1);
    expect(await count()).toEqual({ complete: 1, all: 1 });
    await db().query("INSERT INTO catalogue_snapshots (requested_at) SELECT now() FROM generate_series(1, 8)");
    // The server under test may be writing one of them.
    await until(async () => {
      await writer().writeRequested();
      return (await count()).all === storedSnapshots;
    });
    expect(await count()).toEqual({ complete: storedSnapshots, all: storedSnapshots });
  });

  it("is hidden after a restore, when its cursor has expired, and is then written again on the same day", async () => {
    const latest = async () => (await get("/latest.ndjson.gz")).status;
    const before = (await download()).head["cursor"] as string;
    await db().query("UPDATE change_feed_epoch SET epoch = gen_random_uuid()");
    expect(await latest()).toBe(404);
    expect(await (await get("")).json()).toEqual({ snapshots: [] });
    await requestDailySnapshot(db(), systemClock);
    await writer().writeRequested();
    await until(async () => (await latest()) === 200);
    const { cursor } = (await download()).head;
    const read = (since: unknown) => post(server.url, `{ changes(since: "${String(since)}") { nodes { id } } }`);
    expect((await read(before)).errors![0]!.extensions["code"]).toBe("CURSOR_EXPIRED");
    expect((await read(cursor)).errors).toBeUndefined();
  });

  it("omits an offer whose end is in the change feed, even if the clock of the server that writes the snapshot is slow", async () => {
    const ending = plainBonuses.find(({ isActive }) => isActive)!;
    const ids = async () => entriesOf((await download()).rows, "BONUS").map(({ id }) => id);
    expect(await ids()).toContain(ending.id);
    await db().query("UPDATE bonuses SET ends_at = now() - interval '1 minute' WHERE id = $1", [ending.id]);
    const entry = "SELECT FROM change_feed WHERE row_id = $1 AND is_deleted";
    expect(await until(async () => (await db().query<unknown[]>(entry, [ending.id])).length > 0)).toBe(true);
    await db().query("DELETE FROM catalogue_snapshots");
    await request();
    await writer({ now: () => new Date(Date.now() - 3_600_000) }).writeRequested();
    expect(await until(async () => (await get("/latest.ndjson.gz")).ok)).toBe(true);
    expect(await ids()).not.toContain(ending.id);
  });

  it("can't be requested by visitors, and owners can request only a limited number at a time", async () => {
    const visitor = await post(server.url, "mutation { requestCatalogueSnapshot }");
    expect(visitor.errors![0]!.extensions["code"]).toBe("UNAUTHENTICATED");
    const answers = [];
    for (let count = 0; count <= maxRequestedSnapshots; count += 1) answers.push(await request());
    expect(answers.at(-1)!.errors![0]!.extensions["code"]).toBe("CONFLICT");
  });
});
