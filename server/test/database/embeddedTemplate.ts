/** Opens embedded test databases. The test files of a worker share a few instances, because creating one takes seconds. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DataSource, type DataSourceOptions } from "typeorm";

import { type Database, embeddedDatabase, embeddedDefaults } from "../../database/connection/dataSource.js";
import { adaptEmbedded, type Embedded, embeddedOptions } from "../../database/connection/embedded.js";
import { createLog } from "../../platform/log.js";
import { databaseSourceHash } from "./contentHash.js";
import { ResettableDatabase } from "./resettableDatabase.js";

const directory = join(tmpdir(), "honestodds-test");
const hour = 3_600_000;

/**
 * How long a query waits for the database's only session, in ms. On a busy machine, a test may wait longer than the
 * production limit allows.
 */
const connectTimeoutMS = 120_000;

/** The databases that no test uses. At most one of each kind is kept, because each takes some 250 MB of memory. */
const idle = new Map<boolean, ResettableDatabase>();

/** Opens an in-memory database that is migrated and, if requested, seeded. */
export async function openEmbeddedTestDatabase(isSeeded: boolean): Promise<Database> {
  const kept = idle.get(isSeeded);
  idle.delete(isSeeded);
  const resettable = kept ?? (await ResettableDatabase.open(await load(isSeeded)));
  const { pglite } = resettable;
  const close = async () => {
    const isClean = !idle.has(isSeeded) && (await resettable.reset());
    if (isClean && !idle.has(isSeeded)) idle.set(isSeeded, resettable);
    else await pglite.close();
  };
  return open(adaptEmbedded(pglite, close));
}

/** Closes the databases that no test uses, so a test file that opens its own ones needs less memory. */
export async function closeIdleDatabases(): Promise<void> {
  const databases = [...idle.values()];
  idle.clear();
  for (const { pglite } of databases) await pglite.close();
  globalThis.gc?.();
}

/** Loads the template file, which the first test of a run creates. */
async function load(isSeeded: boolean): Promise<PGlite> {
  const path = join(directory, `${databaseSourceHash()}-${isSeeded ? "seeded" : "empty"}.tar`);
  if (!existsSync(path)) await prepare(path, isSeeded);
  return PGlite.create({
    ...embeddedOptions,
    dataDir: "memory://",
    loadDataDir: new Blob([readFileSync(path)]),
  });
}

async function prepare(path: string, isSeeded: boolean): Promise<void> {
  const pglite = await PGlite.create({
    ...embeddedOptions,
    dataDir: "memory://",
    initDbStartParams: ["--wal-segsize=1"],
  });
  const database = await open(adaptEmbedded(pglite, () => Promise.resolve()));
  await database.dataSource.runMigrations();
  if (isSeeded) {
    // Most tests find the template and never load this module, which imports the whole server.
    const { seedIfEmpty } = await import("../../app/seed/seed.js");
    await seedIfEmpty(database, createLog("silent"));
  }
  await database.close();
  const dump = Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer());
  await pglite.close();
  mkdirSync(directory, { recursive: true });
  for (const old of readdirSync(directory).map((name) => join(directory, name)))
    if (Date.now() - statSync(old).mtimeMs > hour) rmSync(old, { force: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, dump);
  renameSync(unfinished, path);
}

async function open(embedded: Embedded): Promise<Database> {
  const dataSource = new DataSource({ ...embeddedDefaults(embedded), connectTimeoutMS } as DataSourceOptions);
  await dataSource.initialize();
  return embeddedDatabase(dataSource, embedded);
}
