import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { type Database, openDatabase } from "./database/connection/dataSource.js";
import { readSeed } from "./app/seed/readSeed.js";
import { createLog } from "./platform/log.js";
import { holdingLock } from "./test/database/holdingLock.js";
import { openTestDatabase } from "./test/database/openTestDatabase.js";

const root = join(import.meta.dirname, "..");
let folder: string;
/**
 * A separate database if the test runs on PostgreSQL. Null for the embedded database, which is in `folder` and which
 * only one process at a time can open.
 */
let postgres: Database | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "honestodds-seed-"));
  if (process.env["TEST_DATABASE_URL"]) postgres = await openTestDatabase({ seed: false });
});
afterAll(async () => {
  await postgres?.close();
  await rm(folder, { recursive: true });
});

interface Ended {
  code: number;
  stderr: string;
}

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

/** Runs `npm run <name> -- <args>`. */
function run(name: string, ...args: string[]): Promise<Ended> {
  const [, ...command] = scripts[name]!.split(" ");
  const { DATABASE_URL: _other, ...rest } = process.env;
  const url = postgres && (postgres.dataSource.options as unknown as { url: string }).url;
  const env = { ...rest, DATA_DIR: join(folder, "data"), ...(url && { DATABASE_URL: url }) };
  return new Promise((done) => {
    execFile(process.execPath, [...command, ...args], { cwd: root, env }, (error, _stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, stderr });
    });
  });
}

async function counts(): Promise<unknown> {
  const dataDir = join(folder, "data");
  const database = postgres ?? (await openDatabase({ dataDir, log: createLog("silent") }));
  const [row] = await database.dataSource.query<[unknown]>(
    `SELECT (SELECT count(*)::int FROM casinos) AS casinos, (SELECT count(*)::int FROM bonuses) AS bonuses,
            (SELECT count(*)::int FROM games) AS games, (SELECT count(*)::int FROM history) AS history`,
  );
  if (database !== postgres) await database.close();
  return row;
}

const synthetic = { casinos: 500, bonuses: 2_000, games: 5_000, history: 0 };

describe("npm run bench:seed", () => {
  it("creates the synthetic catalogue at the given scale in an empty database", async () => {
    expect(await run("bench:seed", "--scale", "1")).toEqual({ code: 0, stderr: "" });
    expect(await counts()).toEqual(synthetic);
  });

  it.each([[["--scale", "0"]], [["--scale", "many"]], [["--size", "1"]]])(
    "rejects %j with a one-line message",
    async (args) => {
      const { code, stderr } = await run("bench:seed", ...args);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^[^\n]*--scale[^\n]*\n$/);
    },
  );
});

describe("npm run db:seed", () => {
  it("rejects a database that has a catalogue, with a one-line message", async () => {
    const { code, stderr } = await run("db:seed");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database already has a catalogue[^\n]*--replace[^\n]*\.\n$/);
    expect(await counts()).toEqual(synthetic);
  });

  it("replaces the database's catalogue with the seed's catalogue if the option --replace is set", async () => {
    expect(await run("db:seed", "--replace")).toEqual({ code: 0, stderr: "" });
    const { casino, bonus, game, article, person } = readSeed();
    const [casinos, bonuses, games] = [casino.length, bonus.length, game.length];
    const history = casinos + bonuses + games + article.length + person.length;
    expect(await counts()).toEqual({ casinos, bonuses, games, history });
  });

  it("rejects an unknown option and prints the usage", async () => {
    expect(await run("db:seed", "--scale", "1")).toEqual({
      code: 1,
      stderr: "Usage: npm run db:seed -- [--replace]\n",
    });
  });
});

const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describePostgres("npm run db:seed on a database in use", () => {
  it("waits longer for another program's lock than a request would", async () => {
    const seeded = await holdingLock(postgres!.dataSource, "casinos", () => run("db:seed", "--replace"));
    expect(seeded).toEqual({ code: 0, stderr: "" });
  });
});
