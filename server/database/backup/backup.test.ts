/** Runs the commands as an operator would, on the embedded database and on PostgreSQL. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";

import { createLog } from "../../platform/log.js";
import { makeAccount, makeCookie } from "../../test/sessions/signedIn.js";
import { restoreBackup, writeBackup } from "./backup.js";
import { type Database, openDatabase } from "../connection/dataSource.js";
import { openEmbedded } from "../connection/embedded.js";
import { seedIfEmpty } from "../seed/seed.js";

const serverUrl = process.env["TEST_DATABASE_URL"];
const log = createLog("silent");
const databases: string[] = [];
let folder: string;
let source: string;
let rowsOfSource: Record<string, string[]>;

interface Ended {
  code: number | null;
  printed: string;
  complained: string;
}

interface Place {
  DATA_DIR?: string;
  DATABASE_URL?: string;
}

function run(args: string[], place: Place): Promise<Ended> {
  const { DATABASE_URL: _url, TEST_DATABASE_URL: _test, NODE_OPTIONS: _options, ...inherited } = process.env;
  const command = ["--import", "./scripts/register.mjs", "scripts/commands/backup.ts", ...args];
  const child = spawn(process.execPath, command, { env: { ...inherited, ...place } });
  const ended: Ended = { code: null, printed: "", complained: "" };
  child.stdout.on("data", (chunk) => (ended.printed += String(chunk)));
  child.stderr.on("data", (chunk) => (ended.complained += String(chunk)));
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ ...ended, code }));
  });
}

function open({ DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl }: Place): Promise<Database> {
  return openDatabase({ dataDir, databaseUrl, log });
}

async function onServer(act: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await act(admin);
  await admin.end();
}

async function emptyPostgres(): Promise<Place> {
  const name = `honestodds_backup_${process.pid}_${randomBytes(4).toString("hex")}`;
  await onServer((admin) => admin.query(`CREATE DATABASE ${name}`));
  databases.push(name);
  const url = new URL(serverUrl!);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
}

const file = (name: string) => join(folder, name);

/** Returns all rows as JSON text. Omits sessions, open forms and the change feed's epoch, which a restore does not copy. */
async function everyRow({ dataSource }: Database): Promise<Record<string, string[]>> {
  const runner = dataSource.createQueryRunner();
  await runner.query("SET timezone = 'UTC'");
  const tables: { name: string }[] = await runner.query(
    `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
         AND table_name NOT IN ('typeorm_metadata', 'migrations', 'admin_sessions', 'row_presence', 'change_feed_epoch') ORDER BY 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found: { row: string }[] = await runner.query(
      `SELECT row_to_json(each)::text AS row FROM ${name} AS each ORDER BY row_to_json(each)::text COLLATE "C"`,
    );
    rows[name] = found.map(({ row }) => row);
  }
  await runner.release();
  return rows;
}

async function rowsAt(place: Place): Promise<Record<string, string[]>> {
  const database = await open(place);
  const rows = await everyRow(database);
  await database.close();
  return rows;
}

const oddText = 'a "quoted"\nline\t\\ with {"table": 1} and 🎰 é';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "honestodds-backup-"));
  source = file("source");
  const database = await open({ DATA_DIR: source });
  await seedIfEmpty(database, log);
  const { dataSource } = database;
  await dataSource.query(
    "UPDATE casinos SET description = $1, rating = 0.1 + 0.2 WHERE slug = (SELECT min(slug) FROM casinos)",
    [oddText],
  );
  await dataSource.query("INSERT INTO newsletter_subscriptions (email, wording) VALUES ('reader@example.com', $1)", [
    oddText,
  ]);
  await dataSource.query(
    "INSERT INTO analytics_events (event_type, page_path, metadata) VALUES ('page_view', '/', $1)",
    [{ text: oddText, empty: null, large: 9_007_199_254_740_991 }],
  );
  await dataSource.query(
    "INSERT INTO fact_reports (noun, row_id, field, value_hash) SELECT noun, row_id, field, value_hash FROM fact_checks LIMIT 3",
  );
  await dataSource.query(
    `INSERT INTO images (id, sha256, width, height, file_name, upload_bytes, storage, created_by)
     SELECT gen_random_uuid(), n::text, 480, 360, $1, 1, 'database', 'editor' FROM generate_series(1, 20) AS n`,
    [oddText],
  );
  const everyByte = Buffer.from(Array.from({ length: 500_000 }, (_, at) => (at * at) % 256));
  await dataSource.query(
    `INSERT INTO image_variants (image_id, name, format, width, height, bytes, data)
     SELECT id, '480.avif', 'avif', 480, 360, length($1::bytea), $1::bytea FROM images`,
    [everyByte],
  );
  await makeCookie(dataSource, await makeAccount(dataSource));
  rowsOfSource = await everyRow(database);
  await database.close();
  await run(["backup", file("one")], { DATA_DIR: source });
}, 120_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (databases.length === 0) return;
  await onServer(async (admin) => {
    for (const name of databases) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
});

describe("the backup commands", () => {
  it("create a backup that other users of the machine cannot read", () => {
    expect(statSync(file("one")).mode & 0o777).toBe(0o600);
  });

  it("copy every row into a working embedded database and end every session", async () => {
    const restored = await run(["restore", file("one")], { DATA_DIR: file("restored") });
    expect(restored).toMatchObject({ code: 0, complained: "" });
    expect(restored.printed).toMatch(/^Restored from .*: \d+ rows \(.*\bcasinos 50\b/);
    const database = await open({ DATA_DIR: file("restored") });
    const { dataSource } = database;
    const rows = await everyRow(database);
    expect(rows).toEqual(rowsOfSource);
    expect(rows["casinos"]!.join("")).toContain("🎰");
    expect(rows["admin_accounts"]).toHaveLength(1);
    expect(await dataSource.query("SELECT FROM admin_sessions")).toEqual([]);
    // The change feed's sequence continues. Its epoch is new, so readers must start over.
    const last = "SELECT max(sequence)::int AS last FROM change_feed";
    const [before] = await dataSource.query<{ last: number }[]>(last);
    await dataSource.query("UPDATE games SET is_popular = NOT is_popular WHERE name = (SELECT min(name) FROM games)");
    const [after] = await dataSource.query<{ last: number }[]>(last);
    expect(after!.last).toBe(before!.last + 1);
    const [feed] = await dataSource.query<{ epoch: string }[]>("SELECT epoch FROM change_feed_epoch");
    expect(gunzipSync(readFileSync(file("one"))).toString()).not.toContain(feed!.epoch);
    await database.close();
  }, 180_000);

  it("reject invalid files and targets with a clear message and without data loss", async () => {
    const lines = gunzipSync(readFileSync(file("one")))
      .toString()
      .split("\n");
    writeFileSync(file("cut"), gzipSync(lines.slice(0, -2).join("\n")));
    writeFileSync(file("broken"), readFileSync(file("one")).subarray(0, 2000));
    const newer = { product: "honestodds", format: 1, migrations: ["Later9"], sequences: {} };
    writeFileSync(file("newer"), gzipSync(`${JSON.stringify(newer)}\n`));
    writeFileSync(file("other"), "a text");

    const changed = (from: string | RegExp, to: string) => {
      const name = `changed-${changes.length + 1}`;
      const text = lines.join("\n");
      expect(text).toMatch(from);
      writeFileSync(file(name), gzipSync(text.replace(from, to)));
      changes.push(name);
    };
    const changes: string[] = [];
    changed(/^\{"id":.*$/m, "half a row");
    changed(/^\{"id":"[^"]*"/m, '{"id":"no id"');
    changed(/^\{"id":"([^"]*)".*\n\{"id":"[^"]*"/m, '{"id":"$1"}\n{"id":"$1"');
    changed(/^\{"table":"casinos".*$/m, '{"table":"casinos"}');
    changed('{"table":"casinos",', '{"table":"pg_class",');
    changed(/^\{"table":"games","columns":\[/m, '{"table":"games","columns":["weight",');
    changed(/^(\{"table":"games","columns":)\[.*\]/m, "$1[]");
    changed(/^\{"table":"games","columns":\[/m, '{"table":"games","columns":["name",');
    changed(/^\{"table":"games"/m, '{"table":games');
    changed(/^\{"rows":.*$/m, '{"rows":');
    changed(/"sequences":\{/, '"sequences":{"weights":"1",');

    const { dataSource, close } = await openDatabase({ dataDir: "memory://", log, skipsMigrations: true });
    const refusals: [string, RegExp][] = [
      ["missing", /^The file .*missing does not exist: enter the path of a backup\.$/],
      ["cut", /cut is not a complete backup of HonestOdds: use another copy of the backup\.$/],
      ["broken", /broken is not a complete backup of HonestOdds/],
      ["other", /other is not a complete backup of HonestOdds/],
      ...changes.map((name): [string, RegExp] => [name, /changed-\d+ is not a complete backup of HonestOdds/]),
      ["newer", /^The backup is from a newer release \(it has Later9\): restore it with that release\.$/],
    ];
    for (const [name, sentence] of refusals) {
      await expect(restoreBackup(dataSource, file(name))).rejects.toThrow(sentence);
    }
    // The rejected restore wrote no rows, so a complete backup can still be restored.
    expect(await restoreBackup(dataSource, file("one"))).toMatchObject({ casinos: 50 });
    await expect(restoreBackup(dataSource, file("one"))).rejects.toThrow(
      /^The database is not empty: restore into a new database/,
    );
    await expect(writeBackup(dataSource, file("one"))).rejects.toThrow(/one already exists: choose another name/);
    await expect(writeBackup(dataSource, file("no/where"))).rejects.toThrow(
      /can't be written: create its folder first/,
    );
    await close();
  }, 120_000);

  it.each([
    [["backup", "four"], { DATA_DIR: "/nowhere/at-all" }, /^There is no database in .*at-all\. Set DATA_DIR/],
    [["move"], {}, /^DATABASE_URL is not set\. Set it to the URL of an empty PostgreSQL database\.\n$/],
    [["backup"], {}, /^Usage: npm run backup -- FILE/],
  ])("fail with the arguments %j and say what to fix", async (args, place, sentence) => {
    const { code, complained } = await run(args, place);
    expect(complained).toMatch(sentence);
    expect(code).toBe(1);
  });

  it("reject an embedded database that is in use", async () => {
    const { close } = await openEmbedded(source);
    const { code, complained } = await run(["backup", file("five")], { DATA_DIR: source });
    await close();
    expect(code).toBe(1);
    expect(complained).toMatch(/^The data directory .* is in use by another process \(PID \d+\): .*\n$/);
  }, 60_000);
});

(serverUrl ? describe : describe.skip)("npm run db:move", () => {
  it("copies every row to PostgreSQL, where a backup made during writes is consistent", async () => {
    const moved = await emptyPostgres();
    expect(await run(["move"], { DATA_DIR: source, ...moved })).toMatchObject({ code: 0, complained: "" });
    expect(await rowsAt(moved)).toEqual(rowsOfSource);
    expect((await run(["move"], { DATA_DIR: source, ...moved })).complained).toMatch(/^The database is not empty/);

    const database = await open(moved);
    await database.dataSource.query("DELETE FROM newsletter_subscriptions");
    await database.dataSource.query("DELETE FROM analytics_events");
    const backup = { isOver: false };
    // Each statement adds one row to both tables, so a consistent backup contains equal numbers of rows.
    const writing = (async () => {
      for (let count = 0; !backup.isOver; count++) {
        await database.dataSource.query(
          `WITH one AS (INSERT INTO newsletter_subscriptions (email) VALUES ('one${count}@example.com'))
             INSERT INTO analytics_events (event_type, page_path) VALUES ('newsletter_subscription', '/of${count}')`,
        );
      }
    })();
    const { code } = await run(["backup", file("moving")], moved);
    backup.isOver = true;
    await writing;
    await database.close();
    expect(code).toBe(0);
    expect(await run(["restore", file("moving")], await emptyPostgres())).toMatchObject({ code: 0 });
    expect(await run(["restore", file("moving")], { DATA_DIR: file("back") })).toMatchObject({ code: 0 });
    const rows = await rowsAt({ DATA_DIR: file("back") });
    expect(rows["newsletter_subscriptions"]!.length).toBeGreaterThan(0);
    expect(rows["newsletter_subscriptions"]!.length).toBe(rows["analytics_events"]!.length);
    expect({ ...rows, newsletter_subscriptions: [], analytics_events: [] }).toEqual({
      ...rowsOfSource,
      newsletter_subscriptions: [],
      analytics_events: [],
    });
  }, 300_000);
});

it("the backup commands reject a database that a newer release has changed incompatibly, with a clear message", async () => {
  const dataDir = source;
  const database = await open({ DATA_DIR: dataDir });
  await database.dataSource.query(
    "INSERT INTO migrations (timestamp, name) VALUES (9000000000000, 'Later9000000000000')",
  );
  await database.close();
  const later = await open({ DATA_DIR: dataDir });
  await later.dataSource.query(
    "INSERT INTO migrations (timestamp, name) VALUES (9000000000001, 'Contract9000000000001')",
  );
  await later.close();
  await expect(open({ DATA_DIR: dataDir })).rejects.toThrow(
    /^The database was changed by a newer release .*\(migrations: Contract9000000000001\): start the newer release, or restore a backup from before the change\.$/,
  );
}, 60_000);

it("the backup commands reject a database from before the first release, with instructions", async () => {
  const dataDir = file("early");
  const database = await open({ DATA_DIR: dataDir });
  await database.dataSource.query("UPDATE migrations SET name = 'Catalogue1763700000000'");
  await database.close();
  await expect(open({ DATA_DIR: dataDir })).rejects.toThrow(
    /from before the first release: start with an empty database/,
  );
}, 60_000);
