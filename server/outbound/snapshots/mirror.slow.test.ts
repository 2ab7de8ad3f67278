/**
 * Builds a mirror from a snapshot, the change feed, and webhook messages, of which 5% are lost. At the same time,
 * 10,000 random writes run. At the end, the mirror equals the catalogue.
 */
import { visibleSql } from "../../database/reading/visibleRows.js";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type GraphQLObjectType, isObjectType } from "graphql";

import { buildGraphqlSchema } from "../../app/graphql/schema.js";
import { nouns } from "../../catalogue/write/nouns.js";
import { type FeedNoun, nounsWith } from "../../../shared/nouns/registry.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { callOrThrow } from "../../test/call.js";
import { until } from "../../test/until.js";
import { queueChanges } from "../webhooks/webhookQueue.js";
import { readSnapshot } from "./snapshot.queries.js";

const writes = 10_000;
const lostShare = 0.05;

/** Returns a random number generator that returns the same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const random = randomNumbers(7);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

let app: TestApp;
let program: Server;
let received = 0;
let lost = 0;
let isNotified = false;
beforeAll(async () => {
  app = await createTestApp({ viewer: "owner", isConfirmed: true, seed: true, webhooksAllowPrivate: true });
  program = createServer((request, response) => {
    request.resume();
    received += 1;
    // A lost message: the sender believes that it was delivered, but the program never reads it.
    if (random() < lostShare) lost += 1;
    else isNotified = true;
    response.end();
  });
  await new Promise<void>((done) => program.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  await app.close();
  await new Promise((done) => program.close(done));
});

const db = () => app.database.dataSource;

/** The copied rows, keyed by noun and id. */
type Copy = Map<string, Record<string, unknown>>;

/**
 * Returns the fields of an API type that are columns of its table, including columns that contain objects. Omits fields
 * that only some callers may see, and those that change without the row.
 */
function fieldsOf(noun: FeedNoun) {
  const type = buildGraphqlSchema().getType(nouns[noun].typename) as GraphQLObjectType;
  const properties = new Set(
    db()
      .getMetadata(nouns[noun].entity)
      .columns.filter((column) => column.isSelect)
      .map((column) => firstPart(column.propertyPath)),
  );
  return Object.values(type.getFields()).filter(
    (field) => properties.has(field.name) && field.args.length === 0 && field.extensions["policy"] === undefined,
  );
}

/** Returns the name of a column, or of the embedded object that contains it. */
function firstPart(propertyPath: string): string {
  return propertyPath.split(".", 1)[0]!;
}

/** Returns a selection of these fields. */
function selectionOf(noun: FeedNoun): string {
  const schema = buildGraphqlSchema();
  const fields = fieldsOf(noun);
  const select = (name: string, type: (typeof fields)[number]["type"]): string => {
    const object = schema.getType(String(type).replaceAll(/[[\]!]/g, ""));
    if (!isObjectType(object)) return name;
    return `${name} { ${Object.values(object.getFields())
      .map((each) => select(each.name, each.type))
      .join(" ")} }`;
  };
  return [...fields.map(({ name, type }) => select(name, type)), ...(noun === "bonus" ? ["casino { id }"] : [])].join(
    " ",
  );
}

/** Reads the rest of the change feed page by page, and applies it to the copy. Returns the new cursor. */
async function readFeed(copy: Copy, since: string): Promise<string> {
  const entry = nounsWith("isInFeed")
    .map((noun) => `... on ${nouns[noun].typename} { ${aliased(noun)} }`)
    .join(" ");
  let cursor = since;
  for (;;) {
    const { data, errors } = await app.query<{
      changes: {
        nodes: { noun: string; id: string; isDeleted: boolean; entry: Record<string, unknown> | null }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    }>(
      `query ($since: String) { changes(since: $since, first: 50) {
         nodes { noun id isDeleted entry { ${entry} } } pageInfo { hasNextPage endCursor } } }`,
      { since: cursor },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    for (const change of data.changes.nodes) {
      const key = `${change.noun} ${change.id}`;
      if (change.isDeleted) copy.delete(key);
      else copy.set(key, unaliased(change.entry!));
    }
    cursor = data.changes.pageInfo.endCursor;
    if (!data.changes.pageInfo.hasNextPage) return cursor;
  }
}

/** Adds aliases to fields that have the same name but different types in the members of the union. */
function aliased(noun: FeedNoun): string {
  const all = nounsWith("isInFeed").flatMap((each) =>
    fieldsOf(each).map(({ name, type }) => ({ name, type: String(type) })),
  );
  const isAmbiguous = (name: string) =>
    new Set(all.filter((each) => each.name === name).map(({ type }) => type)).size > 1;
  let selection = selectionOf(noun);
  for (const { name } of fieldsOf(noun))
    if (isAmbiguous(name)) selection = selection.replace(new RegExp(`\\b${name}\\b`), `${noun}_${name}: ${name}`);
  return selection;
}

function unaliased(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name.replace(/^[a-z]+_/, ""), value]));
}

async function readSnapshotInto(copy: Copy): Promise<string> {
  await callOrThrow(app, "requestCatalogueSnapshot");
  await app.services.snapshots.writeRequested();
  const [{ id, cursor }] = await callOrThrow<[{ id: string; cursor: string }]>(
    app,
    "catalogueSnapshots",
    {},
    "id cursor",
  );
  const parts: Buffer[] = [];
  for await (const part of readSnapshot(db(), id)) parts.push(part);
  const lines = gunzipSync(Buffer.concat(parts)).toString().trim().split("\n").slice(1);
  for (const line of lines) {
    const { noun, id: rowId, entry } = JSON.parse(line) as { noun: string; id: string; entry: Record<string, unknown> };
    copy.set(`${noun} ${rowId}`, entry);
  }
  return cursor;
}

interface Page {
  nodes: Record<string, unknown>[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** Reads the whole catalogue through the API. */
async function readCatalogue(): Promise<Copy> {
  const copy: Copy = new Map();
  for (const [noun, list] of [
    ["casino", "casinos"],
    ["bonus", "bonuses"],
    ["game", "games"],
  ] as const) {
    let after: string | null = null;
    do {
      const query = `query ($after: String) {
        ${list}(first: 50, after: $after) { nodes { ${selectionOf(noun)} } pageInfo { hasNextPage endCursor } } }`;
      const answer = await app.query<Record<string, Page>>(query, { after }, { viewer: "visitor" });
      const page: Page = answer.data[list]!;
      for (const row of page.nodes) copy.set(`${noun.toUpperCase()} ${String(row["id"])}`, row);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
  }
  return copy;
}

/**
 * Compares the versions of all rows. A comparison only at the end would not show that the feed skipped a change,
 * because later writes change most rows again.
 */
async function expectCurrent(copy: Copy): Promise<void> {
  const expected: [string, unknown][] = [];
  for (const noun of nounsWith("isInFeed")) {
    const sql = `SELECT id, version FROM ${nouns[noun].table} AS row WHERE ${visibleSql(noun, "now()")}`;
    for (const { id, version } of await db().query<{ id: string; version: number }[]>(sql))
      expected.push([`${noun.toUpperCase()} ${id}`, version]);
  }
  const versions = [...copy].map(([key, row]): [string, unknown] => [key, row["version"]]);
  expect(new Map(versions)).toEqual(new Map(expected));
}

/** Statements that use a row's id ($1) and the number of the write ($2), each with its relative frequency. */
const statements: [weight: number, table: string, sql: string][] = [
  [10, "casinos", "UPDATE casinos SET rating = $2::int % 51 / 10.0 WHERE id = $1"],
  [10, "bonuses", "UPDATE bonuses SET is_active = NOT is_active WHERE id = $1 AND NOT is_primary AND $2::int >= 0"],
  [5, "bonuses", "UPDATE bonuses SET title = 'Bonus ' || $2::int WHERE id = $1"],
  [10, "games", "UPDATE games SET is_popular = NOT is_popular, rtp = $2::int % 100 WHERE id = $1"],
  [2, "games", "DELETE FROM games WHERE id = $1 AND $2::int >= 0"],
  [
    3,
    "games",
    `INSERT INTO games (id, slug, name, provider, category)
     SELECT gen_random_uuid(), 'game-' || $2::int, 'Game ' || $2::int, 'NetEnt', 'slots' WHERE $1::uuid IS NOT NULL`,
  ],
];
const weighted = statements.flatMap(([weight, table, sql]) => Array.from({ length: weight }, () => ({ table, sql })));

/** Runs writes in transactions of `size` writes each: many, as in an import, or few, as when editors save rows. */
async function writeSome(count: number, first: number, size: number): Promise<void> {
  const ids: Record<string, string[]> = {};
  for (const table of ["casinos", "bonuses", "games"])
    ids[table] = (await db().query<{ id: string }[]>(`SELECT id FROM ${table} LIMIT 200`)).map(({ id }) => id);
  for (let begun = 0; begun < count; begun += size)
    await db().transaction(async (manager) => {
      for (let at = begun; at < begun + size; at += 1) {
        const { table, sql } = pick(weighted);
        await manager.query(sql, [pick(ids[table]!), first + at]);
      }
    });
}

describe("a mirror", () => {
  it("equals the catalogue after random writes, even if messages are lost", async () => {
    const { port } = program.address() as AddressInfo;
    const input = { name: "Mirror", url: `http://127.0.0.1:${port}/` };
    await callOrThrow(app, "createWebhook", { input }, "id");
    const copy: Copy = new Map();
    let cursor = "";
    let reads = 0;
    const batch = 500;
    for (let first = 0; first < writes; first += batch) {
      // The mirror reads the snapshot after a quarter of the writes, while others are committed.
      const isBegin = first === writes / 4;
      const writing = writeSome(batch, first, isBegin ? 2 : batch);
      if (isBegin) cursor = await readSnapshotInto(copy);
      await writing;
      await queueChanges(db(), app.services.clock);
      await app.services.webhookSender.startDue();
      if (cursor === "" || !isNotified) continue;
      isNotified = false;
      reads += 1;
      cursor = await readFeed(copy, cursor);
      await expectCurrent(copy);
    }
    const isDelivered = await until(async () => {
      await queueChanges(db(), app.services.clock);
      await app.services.webhookSender.sendDue();
      return (
        (await callOrThrow<{ waitingCount: number }[]>(app, "webhooks", {}, "waitingCount"))[0]!.waitingCount === 0
      );
    });
    expect(isDelivered).toBe(true);
    expect(lost).toBeGreaterThan(0);
    expect(received).toBeGreaterThan(500);
    expect(reads).toBeGreaterThan(5);
    // Programs should also poll the feed regularly, because the last message may be lost.
    await readFeed(copy, cursor);
    const catalogue = await readCatalogue();
    expect(catalogue.size).toBeGreaterThan(100);
    expect(new Set(copy.keys())).toEqual(new Set(catalogue.keys()));
    for (const [key, row] of catalogue) expect([key, copy.get(key)]).toMatchObject([key, row]);
  });
});
