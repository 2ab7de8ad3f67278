import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";

import { type Database, openDatabase } from "../../server/database/connection/dataSource.js";
import { createLog } from "../../server/platform/log.js";
import { StartupError } from "../../server/shared/errors.js";
import { writeDataDirectory } from "../../server/test/emptyCluster.js";
import { everyRow } from "../../server/test/everyRow.js";
import { until } from "../../server/test/until.js";
import { runBackupCommand } from "./backupCommands.js";

const serverUrl = process.env["TEST_DATABASE_URL"];
const log = createLog("silent");
let folder: string;
/** A data directory with a database of one casino, and of one image whose file is missing. */
let source: string;
let rowsOfSource: Record<string, string[]>;

interface DatabaseLocation {
  dataDir: string;
  databaseUrl?: string;
}

const file = (name: string) => join(folder, name);
const at = (name: string): DatabaseLocation => ({ dataDir: file(name) });
const open = (location: DatabaseLocation) => openDatabase({ ...location, log });
const run = (args: string[], location: DatabaseLocation) =>
  runBackupCommand(args, { ...location, log }, { current: "database", folder: null, bucket: null });

async function rowsAt(location: DatabaseLocation): Promise<Record<string, string[]>> {
  const database = await open(location);
  const rows = await everyRow(database);
  await database.close();
  return rows;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "honestodds-backup-"));
  source = file("source");
  await writeDataDirectory(source);
  const database = await open({ dataDir: source });
  await database.dataSource.query("INSERT INTO casinos (name, slug) VALUES ('Northgate', 'northgate')");
  await database.dataSource.query(
    `WITH image AS (INSERT INTO images (id, sha256, width, height, file_name, upload_bytes, storage, created_by)
       VALUES (gen_random_uuid(), 'a', 480, 360, 'a.png', 1, 'folder', 'editor') RETURNING id)
     INSERT INTO image_variants (image_id, name, format, width, height, bytes)
       SELECT id, '480.avif', 'avif', 480, 360, 1 FROM image`,
  );
  rowsOfSource = await everyRow(database);
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("npm run backup and npm run restore", () => {
  it("copy every row into a new data directory, print the numbers of rows, and fail if image files are missing", async () => {
    await expect(run(["backup", file("one")], { dataDir: source })).rejects.toThrow(
      /^Written to .*one: \d+ rows \(.*\bcasinos 1\b.*\)\.\nThe backup lacks 1 image files\. .*$/,
    );
    await writeDataDirectory(file("restored"));
    expect(await run(["restore", file("one")], at("restored"))).toMatch(
      /^Restored from .*one: \d+ rows \(.*\bcasinos 1\b.*\)\.\n$/,
    );
    expect(await rowsAt(at("restored"))).toEqual(rowsOfSource);
  });

  it("say what to do if the image folder is not mounted or not readable, and create nothing in it", async () => {
    const backupWith = (name: string) =>
      runBackupCommand(
        ["backup", file("never")],
        { dataDir: source, log },
        { current: "folder", folder: file(name), bucket: null },
      );
    const advice = /^Images can't be read: .*same image storage variables as on the server.*$/;
    await expect(backupWith("absent")).rejects.toThrow(advice);
    expect(existsSync(file("absent"))).toBe(false);
    mkdirSync(file("unmounted"));
    writeFileSync(join(file("unmounted"), "stray"), "");
    await expect(backupWith("unmounted")).rejects.toThrow(/mount the folder's disk/);
    expect(readdirSync(file("unmounted"))).toEqual(["stray"]);
    writeFileSync(file("unreadable"), "not a folder");
    const error = await backupWith("unreadable").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartupError);
    expect(String(error)).toContain("ENOTDIR");
  });

  it("replace everything in a database that is not empty only if asked to", async () => {
    await run(["backup", file("kept")], { dataDir: source }).catch(() => undefined);
    const location = at("replaced");
    await writeDataDirectory(location.dataDir);
    const database = await open(location);
    await database.dataSource.query("INSERT INTO casinos (name, slug) VALUES ('Other', 'other'), ('Third', 'third')");
    await database.close();
    await expect(run(["restore", file("kept")], location)).rejects.toThrow(/^The database is not empty: .*--replace/);
    await expect(run(["restore", file("none"), "--replace"], location)).rejects.toThrow(/none/);
    expect((await rowsAt(location))["casinos"]).toHaveLength(2);
    await run(["restore", file("kept"), "--replace"], location);
    expect(await rowsAt(location)).toEqual(rowsOfSource);
  });

  it.each([
    [["backup", "four"], "nowhere", /^There is no database in .*nowhere\. Set DATA_DIR/],
    [["move"], "source", /^DATABASE_URL is not set\. Set it to the URL of an empty PostgreSQL database\.$/],
    [["backup"], "source", /^Usage: npm run backup -- FILE/],
    [["move", "five"], "source", /^Usage: npm run backup -- FILE/],
  ])("fail with the arguments %j and say what to fix", async (args, name, sentence) => {
    await expect(run(args, at(name))).rejects.toThrow(sentence);
  });

  it("end the process with exit code 1 and one line for the operator if they fail", () => {
    const { DATABASE_URL: _url, ...inherited } = process.env;
    const command = ["--import", "./scripts/register.mjs", "scripts/commands/backup.ts", "backup", file("six")];
    const ended = spawnSync(process.execPath, command, {
      env: { ...inherited, DATA_DIR: file("nowhere") },
      encoding: "utf8",
    });
    expect(ended.status).toBe(1);
    expect(ended.stderr).toMatch(/^There is no database in .*nowhere\. .*\n$/);
  });
});

(serverUrl ? describe : describe.skip)("npm run db:move", () => {
  const databases: string[] = [];
  afterAll(() =>
    onServer(async (admin) => {
      for (const name of databases) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }),
  );

  async function onServer(act: (admin: pg.Client) => Promise<unknown>): Promise<void> {
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await act(admin);
    await admin.end();
  }

  /** Creates a database without tables. Its data directory is the source. */
  async function emptyPostgres(): Promise<DatabaseLocation> {
    const name = `honestodds_backup_${process.pid}_${randomBytes(4).toString("hex")}`;
    await onServer((admin) => admin.query(`CREATE DATABASE ${name}`));
    databases.push(name);
    const url = new URL(serverUrl!);
    url.pathname = `/${name}`;
    return { dataDir: source, databaseUrl: url.href };
  }

  /** Adds one row to two tables with each statement, so a consistent backup contains equal numbers of both. */
  async function writeUntil({ dataSource }: Database, isOver: () => boolean): Promise<void> {
    for (let count = 1; !isOver(); count += 1) {
      await dataSource.query(
        `WITH one AS (INSERT INTO newsletter_subscriptions (email) VALUES ('one${count}@example.com'))
           INSERT INTO analytics_events (event_type, page_path) VALUES ('newsletter_subscription', '/of${count}')`,
      );
    }
  }

  it("copies every row to PostgreSQL, where a backup made during writes is consistent", async () => {
    const moved = await emptyPostgres();
    expect(await run(["move"], moved)).toMatch(/^Moved to DATABASE_URL: \d+ rows/);
    expect(await rowsAt(moved)).toEqual(rowsOfSource);
    await expect(run(["move"], moved)).rejects.toThrow(/^The database is not empty/);

    const database = await open(moved);
    let isOver = false;
    const writing = writeUntil(database, () => isOver);
    const count = "SELECT count(*)::int AS count FROM analytics_events";
    const hasBegun = async () => (await database.dataSource.query<[{ count: number }]>(count))[0].count > 0;
    expect(await until(hasBegun)).toBe(true);
    await run(["backup", file("moving")], moved).catch(() => undefined);
    isOver = true;
    await writing;
    await database.close();
    await run(["restore", file("moving")], await emptyPostgres());
    await writeDataDirectory(file("back"));
    await run(["restore", file("moving")], at("back"));
    const rows = await rowsAt(at("back"));
    expect(rows["newsletter_subscriptions"]!.length).toBeGreaterThan(0);
    expect(rows["newsletter_subscriptions"]!.length).toBe(rows["analytics_events"]!.length);
    expect({ ...rows, newsletter_subscriptions: [], analytics_events: [] }).toEqual(rowsOfSource);
  });
});

describe("every command that opens the database", () => {
  async function changeMigrations(sql: string): Promise<void> {
    const database = await open({ dataDir: source });
    await database.dataSource.query(sql);
    await database.close();
  }

  it("rejects a database that a newer release has changed incompatibly, and one from before the first release", async () => {
    const add = "INSERT INTO migrations (timestamp, name) VALUES";
    await changeMigrations(`${add} (9000000000000, 'Later9000000000000')`);
    await changeMigrations(`${add} (9000000000001, 'Contract9000000000001')`);
    await expect(open({ dataDir: source })).rejects.toThrow(
      /^The database was changed by a newer release .*\(migrations: Contract9000000000001\): start the newer release, or restore a backup from before the change\.$/,
    );
    await writeDataDirectory(file("early"));
    const early = await openDatabase({ ...at("early"), log, skipsMigrations: true });
    await early.dataSource.query("CREATE TABLE migrations (timestamp bigint, name text)");
    await early.dataSource.query("INSERT INTO migrations VALUES (1763700000000, 'Catalogue1763700000000')");
    await early.close();
    await expect(open(at("early"))).rejects.toThrow(/from before the first release: start with an empty database/);
  });
});
