/** Copies PostgreSQL test databases from a template, and drops each copy when the test closes it. */
import { randomBytes } from "node:crypto";
import pg from "pg";

import { type Database, type DatabaseOptions, openDatabase } from "../../database/connection/dataSource.js";
import { testTemplateLock } from "../../database/connection/locks.js";
import { createLog } from "../../platform/log.js";
import { databaseSourceHash } from "./contentHash.js";

const log = createLog("silent");

/**
 * The timeouts of a test's statements, in ms. On a busy machine, a statement that inserts thousands of rows for a test
 * takes longer than production allows.
 */
export const patient = { statementTimeout: 60_000, connectTimeout: 60_000 };

/**
 * All test runs take the lock in this database. Other checkouts might run tests on the same server, and advisory locks
 * in different databases are independent, so every run must use the same database.
 */
const lockedIn = "postgres";

/** How many templates from other versions of the code to keep. */
const otherTemplates = 3;

/** @param serverUrl The URL of a database whose user may create databases. */
export async function openPostgresTestDatabase(
  serverUrl: string,
  isSeeded: boolean,
  timeouts: Pick<DatabaseOptions, "statementTimeout" | "connectTimeout"> = patient,
): Promise<Database> {
  const name = `honestodds_test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await asAdmin(serverUrl, async (admin) => {
    await admin.query("SELECT pg_advisory_lock($1)", [testTemplateLock]);
    const template = await ensureTemplate(admin, serverUrl, isSeeded);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const database = await openDatabase({ databaseUrl: withDatabase(serverUrl, name), dataDir: "", log, ...timeouts });
  return {
    ...database,
    async close() {
      await database.close();
      await asAdmin(serverUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

export function urlOf({ dataSource }: Database): string {
  return (dataSource.options as unknown as { url: string }).url;
}

async function ensureTemplate(admin: pg.Client, serverUrl: string, isSeeded: boolean): Promise<string> {
  const prefix = `honestodds_template_${isSeeded ? "seeded" : "empty"}_`;
  const template = prefix + databaseSourceHash();
  // PostgreSQL marks a database whose DROP was interrupted. Such a database can only be dropped again.
  const { rows } = await admin.query<{ datname: string; isWhole: boolean }>(
    `SELECT datname, datconnlimit <> -2 AS "isWhole" FROM pg_database WHERE starts_with(datname, $1) ORDER BY oid DESC`,
    [prefix],
  );
  if (rows.some(({ datname, isWhole }) => isWhole && datname === template)) return template;
  const old = rows.filter(({ datname, isWhole }, at) => !isWhole || datname === template || at >= otherTemplates);
  for (const { datname } of old) await admin.query(`DROP DATABASE ${datname}`);
  const unfinished = `honestodds_template_unfinished_${process.pid}`;
  await admin.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await admin.query(`CREATE DATABASE ${unfinished}`);
  const database = await openDatabase({ databaseUrl: withDatabase(serverUrl, unfinished), dataDir: "", log });
  if (isSeeded) {
    // Most tests find the template and never load this module, which imports the whole server.
    const { seedIfEmpty } = await import("../../app/seed/seed.js");
    await seedIfEmpty(database, log);
  }
  await database.close();
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  return template;
}

async function asAdmin(serverUrl: string, act: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: withDatabase(serverUrl, lockedIn) });
  await admin.connect();
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
