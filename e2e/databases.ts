/** Creates a separate PostgreSQL database for each test file. Requires a server at TEST_DATABASE_URL. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { onCleanup } from "./cleanup.js";

const server = process.env["TEST_DATABASE_URL"];

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export const hasPostgres = server !== undefined;

/** Creates an empty database and returns its URL. The database is dropped at the end of the test file. */
export async function makeDatabase(): Promise<string> {
  const name = `honestodds_e2e_${randomBytes(6).toString("hex")}`;
  await onServer(`CREATE DATABASE ${name}`);
  onCleanup(() => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  const url = new URL(server!);
  url.pathname = `/${name}`;
  return url.href;
}
