/** Brings the schema of a PostgreSQL database up to date before anything else uses it. */
import pg from "pg";
import { DataSource, type MigrationInterface } from "typeorm";

import { StartupError } from "../../shared/errors.js";
import { dataSourceDefaults, maintenanceConnections } from "./dataSourceDefaults.js";
import { migrationLock } from "./locks.js";

/** The oldest PostgreSQL that the product is tested on, as `server_version_num` counts. */
const oldestVersion = 150_000;

const migrationNames = dataSourceDefaults.migrations.map((Migration) => nameOf(new Migration()));

function nameOf(migration: MigrationInterface): string {
  return migration.name ?? migration.constructor.name;
}

/** Refuses a database that this release can't work with, and runs the migrations that are missing while no other server does. */
export async function prepareSchema(url: string, skipsMigrations: boolean): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: maintenanceConnections.connectTimeoutMS,
    options: maintenanceConnections.extra.options,
  });
  // The statement that waits on a lost connection fails by itself.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const select = async <Row>(sql: string) => (await client.query(sql)).rows as Row[];
    await refuseOldServer(select);
    const run = await migrationsRun(select);
    refuseForeignSchema(run);
    // TypeORM makes the migrations' table when it looks for what is missing, which two servers must not do at once.
    if (skipsMigrations || migrationNames.every((name) => run.includes(name))) return;
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    await migrate(url);
  } finally {
    await client.end();
  }
}

async function migrate(url: string): Promise<void> {
  const migrating = new DataSource({ ...dataSourceDefaults, ...maintenanceConnections, url, poolSize: 1 });
  await migrating.initialize();
  try {
    await migrating.runMigrations();
  } finally {
    await migrating.destroy();
  }
}

type Select = <Row>(sql: string) => Promise<Row[]>;

async function refuseOldServer(select: Select): Promise<void> {
  const [row] = await select<{ version: number }>("SELECT current_setting('server_version_num')::int AS version");
  if (row!.version < oldestVersion) {
    throw new StartupError(
      "DATABASE_URL leads to a PostgreSQL older than 15: upgrade it, or unset DATABASE_URL to use the embedded database.",
    );
  }
}

/** The names of all migrations that were run here, ours or not, in their order. */
export async function migrationsRun(select: Select): Promise<string[]> {
  const [table] = await select<{ name: string | null }>("SELECT to_regclass('migrations') AS name");
  if (table!.name === null) return [];
  const rows = await select<{ name: string }>("SELECT name FROM migrations ORDER BY timestamp");
  return rows.map(({ name }) => name);
}

/**
 * Rejects a database whose schema this release cannot use. A newer release only adds to the schema at first, which this one
 * ignores. What it removes later, in a migration whose name begins with Contract, this one would miss.
 */
export function refuseForeignSchema(run: readonly string[]): void {
  if (run.length > 0 && !run.includes(migrationNames[0]!))
    throw new StartupError(
      "The database was made by a version from before the first release: start with an empty database (delete DATA_DIR, or create the one in DATABASE_URL again).",
    );
  const contracted = run.filter((name) => name.startsWith("Contract") && !migrationNames.includes(name));
  if (contracted.length > 0)
    throw new StartupError(
      `The database was changed by a newer release (${contracted.join(", ")}) in a way that this one can't work with: start that release, or restore a backup from before it.`,
    );
}
