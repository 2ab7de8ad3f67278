/** Text without case and accents, for the searches of bonuses and games and for casinos by name, with trigram indexes. */
import type { MigrationInterface, QueryRunner } from "typeorm";

import { StartupError } from "../../shared/errors.js";

/** The same folding as `foldText`. */
const createFold = `
  CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    AS $$ SELECT lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g')) $$;
`;

const columns: [table: string, expression: string][] = [
  ["casinos", "fold_text(name)"],
  ["bonuses", "fold_text(title || ' ' || COALESCE(bonus_code, ''))"],
  ["games", "fold_text(name || ' ' || provider || ' ' || slug)"],
];

/** Creates the extension where it is missing, and answers the schema that it lies in, quoted: not always one of the search path. */
async function createTrigrams(runner: QueryRunner): Promise<string> {
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

export class SearchText1763800020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const trigrams = await createTrigrams(runner);
    await runner.query(createFold);
    for (const [table, expression] of columns) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (${expression}) STORED;
        CREATE INDEX ${table}_by_search_text ON ${table} USING gin (search_text ${trigrams}.gin_trgm_ops);`);
      await runner.query(
        `INSERT INTO typeorm_metadata (type, database, schema, "table", name, value)
         VALUES ('GENERATED_COLUMN', current_database(), current_schema(), $1, 'search_text', $2)`,
        [table, expression],
      );
    }
  }

  /** The extension stays: others may use it, and whoever undoes this may not be its owner. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN search_text`);
    await runner.query("DELETE FROM typeorm_metadata WHERE name = 'search_text'");
    await runner.query("DROP FUNCTION fold_text(text)");
  }
}
