import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { maxRequestedSnapshots, storedSnapshots } from "../../shared/limits.js";
import type { Clock } from "../../platform/clock.js";
import { createLog } from "../../platform/log.js";
import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { plainBonuses } from "../../test/catalogue/plainSeed.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";
import { requestDailySnapshot } from "./snapshot.commands.js";
import { SnapshotWriter } from "./snapshotWriter.js";

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer({ seed: true });
  cookie = await makeCookie(db(), await makeAccount(db()));
});
afterAll(() => server.close());

const db = () => server.database.dataSource;
const clock = { now: () => new Date() };
const writer = (at: Clock = clock) =>
  new SnapshotWriter({ db: db(), clock: at, log: createLog("silent"), schema: buildGraphqlSchema() });
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

const entriesOf = (rows: Line[], noun: string) => rows.filter((row) => row.noun === noun).map(({ entry }) => entry);

describe("a snapshot", () => {
  it("contains what visitors see, in the API's format, and a cursor from which the change feed continues", async () => {
    expect((await get("/latest.ndjson.gz")).status).toBe(404);
    await request();
    await writer().writeRequested();
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
    const bonuses = entriesOf(rows, "BONUS");
    const shown = await rowsOf("bonuses", "id title bonusType wageringMultiple endsAt casino { id }");
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
    for (const each of [clock, clock, clock]) await requestDailySnapshot(db(), each);
    await Promise.all([1, 2, 3].map(() => writer().writeRequested()));
    await until(async () => (await count()).complete === 2);
    expect(await count()).toEqual({ complete: 2, all: 2 });
    await db().query("INSERT INTO catalogue_snapshots (requested_at) SELECT now() FROM generate_series(1, 8)");
    // The server under test may be writing one of them.
    await until(async () => {
      await writer().writeRequested();
      return (await count()).all === storedSnapshots;
    });
    expect(await count()).toEqual({ complete: storedSnapshots, all: storedSnapshots });
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
