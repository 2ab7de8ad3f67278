/** The extension pg_trgm, which the indexes for searches need. */
import type { QueryRunner } from "typeorm";

import { StartupError } from "../../../shared/errors.js";

/** Creates the extension if it is missing. Returns its schema, quoted, since that may lie outside the search path. */
export async function createTrigrams(runner: QueryRunner): Promise<string> {
  const find = `SELECT quote_ident(nspname) AS name FROM pg_extension
    JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm'`;
  const schemaOf = async () => ((await runner.query(find)) as { name: string }[])[0]?.name;
  const installed = await schemaOf();
  if (installed !== undefined) return installed;
  try {
    await runner.query("CREATE EXTENSION IF NOT EXISTS pg_trgm");
  } catch (error) {
    throw whyMissing(error);
  }
  return (await schemaOf())!;
}

function whyMissing(error: unknown): unknown {
  switch ((error as { code?: string }).code) {
    case "42501":
      return new StartupError(
        "The user in DATABASE_URL may not create the extension pg_trgm: run CREATE EXTENSION pg_trgm in this database as its owner or as a superuser.",
      );
    case "0A000":
    case "58P01":
      return new StartupError(
        "PostgreSQL at DATABASE_URL does not have the extension pg_trgm: install its contrib package, such as postgresql-contrib.",
      );
    default:
      return error;
  }
}
