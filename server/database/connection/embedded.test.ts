import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import pg from "pg";

import { closeIdleDatabases } from "../../test/database/embeddedTemplate.js";
import { type Embedded, openEmbedded } from "./embedded.js";

let root: string;
/** A database that the tests copy, because creating one takes seconds. */
let template: string;
let filesOfTemplate: string[];
beforeAll(async () => {
  // Creating a database takes hundreds of MB.
  await closeIdleDatabases();
  const parent = mkdtempSync(join(tmpdir(), "embedded-"));
  template = join(parent, "new", "data");
  // The creation of this database was interrupted.
  mkdirSync(join(template, "postgres.new", "base"), { recursive: true });
  writeFileSync(join(template, "postgres.new", "half"), "made");
  const database = await openEmbedded(template);
  await query(database.poolConfig, "CREATE TABLE kept AS SELECT 42 AS answer");
  await database.close();
  await database.close();
  filesOfTemplate = readdirSync(template);
});
afterAll(() => rmSync(join(template, "../.."), { recursive: true, force: true }));
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "embedded-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function query(poolConfig: object, sql: string) {
  const pool = new pg.Pool({ ...poolConfig, max: 1 });
  const { rows } = await pool.query(sql);
  await pool.end();
  return rows;
}

/** Opens a copy of the template, which stays as it is. */
function openCopy() {
  const copy = mkdtempSync(join(root, "copy-"));
  cpSync(template, copy, { recursive: true });
  return openEmbedded(copy);
}

describe("the embedded database", () => {
  it("is created on first use, even after an interrupted creation, and leaves no other files", () => {
    expect(filesOfTemplate).toEqual(["postgres"]);
  });

  it("is rejected and stays unchanged if it is damaged", async () => {
    mkdirSync(join(root, "postgres"));
    writeFileSync(join(root, "postgres", "PG_VERSION"), "9.6\n");
    await expect(openEmbedded(root)).rejects.toThrow(/can't be opened.*restore a backup/);
    expect(readdirSync(root)).toEqual(["postgres"]);
    expect(readFileSync(join(root, "postgres", "PG_VERSION"), "utf8")).toBe("9.6\n");
  });

  it("closes cleanly right after a failed statement", async () => {
    const database = await openCopy();
    const pool = new pg.Pool({ ...database.poolConfig, max: 1 });
    await expect(pool.query("SELECT $1::uuid", ["no uuid"])).rejects.toThrow("invalid input syntax");
    // Block the event loop, so the messages that follow the failed statement have to wait.
    for (const end = performance.now() + 20; performance.now() < end;);
    await pool.end();
    await database.close();
    // During these turns of the event loop, an unhandled error would end the process.
    for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setImmediate(next));
    expect(await database.close()).toBeUndefined();
  });
});

describe("an embedded database that is open again", () => {
  let database: Embedded;
  beforeAll(async () => {
    database = await openEmbedded(template);
  });
  afterAll(() => database.close());

  it("has kept its data, also in a dump, and can't be opened by others", async () => {
    expect(await query(database.poolConfig, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
    expect(readdirSync(template)).toEqual(["lock", "postgres"]);
    await expect(openEmbedded(template)).rejects.toThrow("in use by another process");
    const copy = await openEmbedded("memory://", { loadDataDir: await database.dump() });
    expect(await query(copy.poolConfig, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
    await copy.close();
  });

  it("does not block timers while a caller sends many statements", async () => {
    const pool = new pg.Pool({ ...database.poolConfig, max: 1 });
    let turns = 0;
    const taking = setInterval(() => (turns += 1), 1);
    for (let sent = 0; sent < 50; sent += 1) await pool.query("SELECT count(*) FROM generate_series(1, 50000)");
    clearInterval(taking);
    expect(turns).toBeGreaterThan(10);
    await pool.end();
  });

  it("delivers committed notifications, but not those that were rolled back", async () => {
    const heard: string[] = [];
    const stop = await database.listen("news", (payload) => heard.push(payload));
    await query(database.poolConfig, "BEGIN; NOTIFY news, 'rolled back'; ROLLBACK");
    await query(database.poolConfig, "NOTIFY news, 'committed'");
    await stop();
    await query(database.poolConfig, "NOTIFY news, 'late'");
    expect(heard).toEqual(["committed"]);
  });
});
