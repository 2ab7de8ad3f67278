/** Copies embedded test databases from a template file, because creating one takes seconds. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataSource, type DataSourceOptions } from "typeorm";

import { type Database, embeddedDatabase, embeddedDefaults } from "../../database/connection/dataSource.js";
import { type Embedded, openEmbedded } from "../../database/connection/embedded.js";
import { seedIfEmpty } from "../../database/seed/seed.js";
import { createLog } from "../../platform/log.js";
import { databaseSourceHash } from "./contentHash.js";

const directory = join(tmpdir(), "honestodds-test");
const hour = 3_600_000;

/**
 * How long a query waits for the database's only session, in ms. On a busy machine, a test may wait longer than the
 * production limit allows.
 */
const connectTimeoutMS = 120_000;

/** Opens a new in-memory database that is migrated and, if requested, seeded. */
export async function openEmbeddedTestDatabase(isSeeded: boolean): Promise<Database> {
  const path = join(directory, `${databaseSourceHash()}-${isSeeded ? "seeded" : "empty"}.tar`);
  if (!existsSync(path)) await prepare(path, isSeeded);
  return open(await openEmbedded("memory://", { loadDataDir: new Blob([readFileSync(path)]) }));
}

async function prepare(path: string, isSeeded: boolean): Promise<void> {
  const embedded = await openEmbedded("memory://");
  const database = await open(embedded);
  await database.dataSource.runMigrations();
  if (isSeeded) await seedIfEmpty(database, createLog("silent"));
  const dump = Buffer.from(await (await embedded.dump()).arrayBuffer());
  await database.close();
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
