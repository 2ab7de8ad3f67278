/** Creates the extension pg_trgm, which the indexes for searches need. */
import type { QueryRunner } from "typeorm";

import { StartupError } from "../../../shared/errors.js";

const missing =
  "PostgreSQL at DATABASE_URL does not have the extension pg_trgm: install its contrib package, such as postgresql-contrib.";

/** What the operator must do when the extension can't be created, by error code. */
const remedies: Record<string, string> = {
  "42501":
    "The user in DATABASE_URL may not create the extension pg_trgm: run CREATE EXTENSION pg_trgm in this database as its owner or as a superuser.",
  "0A000": missing,
  "58P01": missing,
};

/**
 * Creates the extension if it is missing. Returns the quoted name of its schema, which may be outside the search path.
 */
export async function createTrigrams(runner: QueryRunner): Promise<string> {
  const find = `SELECT quote_ident(nspname) AS name FROM pg_extension
    JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm'`;
  const schemaOf = async () => ((await runner.query(find)) as { name: string }[])[0]?.name;
  const installed = await schemaOf();
  if (installed !== undefined) return installed;
  try {
    await runner.query("CREATE EXTENSION IF NOT EXISTS pg_trgm");
  } catch (error) {
    const remedy = remedies[(error as { code?: string }).code ?? ""];
    throw remedy === undefined ? error : new StartupError(remedy);
  }
  return (await schemaOf())!;
}
