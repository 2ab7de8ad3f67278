/** Brings the schema of a PostgreSQL database up to date before any other code uses the database. */
import { DataSource } from "typeorm";

import type { Log } from "../../platform/log.js";
import { StartupError } from "../../shared/errors.js";
import * as migrations from "../migrations/all.js";
import { dataSourceDefaults, maintenanceConnections } from "./dataSourceDefaults.js";
import { migrationLock } from "./locks.js";
import { loggingSlow } from "./slowStatements.js";
import { TolerantClient } from "./tolerantClient.js";

/** The oldest PostgreSQL version that our tests cover, in the format of `server_version_num`. */
const oldestVersion = 150_000;

/** The names of all migrations, oldest first. Each name ends with the migration's timestamp. */
export const migrationNames = Object.values(migrations)
  .map(({ name }) => name)
  .toSorted((one, other) => timestampOf(one) - timestampOf(other));

function timestampOf(name: string): number {
  return Number(name.slice(-13));
}

/**
 * Rejects a database that this release can't use. Runs the pending migrations under a lock, unless `skipsMigrations` is
 * true.
 */
export async function prepareSchema(url: string, skipsMigrations: boolean, log: Log): Promise<void> {
  const client = new TolerantClient({
    connectionString: url,
    connectionTimeoutMillis: maintenanceConnections.connectTimeoutMS,
    options: maintenanceConnections.extra.options,
  });
  await client.connect();
  try {
    const select = async <Row>(sql: string) => (await client.query(sql)).rows as Row[];
    await rejectOldServer(select);
    const run = await readMigrations(select);
    // TypeORM creates the migrations table when it looks for pending migrations. Two servers must not do this at the
    // same time.
    if (skipsMigrations || migrationNames.every((name) => run.includes(name))) return;
    // A lock of the transaction, because behind a pooler in transaction mode, a lock of the session would never end.
    await client.query("BEGIN");
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
    await migrate(url, log);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}

async function migrate(url: string, log: Log): Promise<void> {
  const migrating = new DataSource({
    ...dataSourceDefaults,
    ...loggingSlow(log),
    ...maintenanceConnections,
    url,
    poolSize: 1,
  });
  await migrating.initialize();
  try {
    logMigrations(log, await migrating.runMigrations());
  } finally {
    await migrating.destroy();
  }
}

export function logMigrations(log: Log, run: readonly { name: string }[]): void {
  if (run.length > 0) log.info({ migrations: run.map(({ name }) => name) }, "the database was migrated");
}

type Select = <Row>(sql: string) => Promise<Row[]>;

async function rejectOldServer(select: Select): Promise<void> {
  const [row] = await select<{ version: number }>("SELECT current_setting('server_version_num')::int AS version");
  if (row!.version < oldestVersion) {
    throw new StartupError(
      "PostgreSQL at DATABASE_URL is older than version 15: upgrade it, or unset DATABASE_URL to use the embedded database.",
    );
  }
}

/**
 * Returns the names of all migrations that have run in this database, in order, including those that this release does
 * not know. Rejects a database whose schema this release cannot use. A newer release at first only adds to the schema,
 * and this release ignores additions. A migration whose name begins with Contract later removes parts that this release
 * needs.
 */
export async function readMigrations(select: Select): Promise<string[]> {
  const [table] = await select<{ name: string | null }>("SELECT to_regclass('migrations') AS name");
  if (table!.name === null) return [];
  const rows = await select<{ name: string }>("SELECT name FROM migrations ORDER BY timestamp");
  const run = rows.map(({ name }) => name);
  if (run.length > 0 && !run.includes(migrationNames[0]!))
    throw new StartupError(
      "The database is from before the first release: start with an empty database (delete DATA_DIR, or recreate the database in DATABASE_URL).",
    );
  const contracted = run.filter((name) => name.startsWith("Contract") && !migrationNames.includes(name));
  if (contracted.length > 0)
    throw new StartupError(
      `The database was changed by a newer release and does not work with this release (migrations: ${contracted.join(", ")}): start the newer release, or restore a backup from before the change.`,
    );
  return run;
}
