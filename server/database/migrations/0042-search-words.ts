/** Adds what searches for casinos, bonuses and games need: their folded words, and indexes of their words and titles. */
import type { MigrationInterface, QueryRunner } from "typeorm";

import { createTrigrams } from "./schema/trigrams.js";

/** The same characters as in `foldedWords`. */
const separators = "[\\t\\n\\r -/:-@[-`{-\\u00bf\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u303f]+";
/** The folded words of a text. Most texts are ASCII, which takes half as long, and an import has thousands of texts. */
const words = `CASE WHEN octet_length(value) = length(value) THEN regexp_replace(lower(value), '[^a-z0-9]+', ' ', 'g')
  ELSE regexp_replace(fold_text(value), '${separators}', ' ', 'g') END`;
const columns: [table: string, column: string, type: string, expression: string][] = [
  [
    "casinos",
    "search_words",
    "tsvector",
    "search_words(name || ' ' || slug || ' ' || COALESCE(description, '') || ' ' || join_texts(game_providers) || ' ' || join_texts(payment_methods) || ' ' || join_texts(licenses))",
  ],
  ["casinos", "title_words", "tsvector", "search_words(name)"],
  ["bonuses", "search_title", "text", "fold_text(title)"],
  ["bonuses", "title_words", "tsvector", "search_words(title)"],
  [
    "bonuses",
    "search_words",
    "tsvector",
    "search_words(title || ' ' || COALESCE(bonus_code, '') || ' ' || bonus_type || ' ' || COALESCE(wagering_requirement, ''))",
  ],
  ["games", "search_title", "text", "fold_text(name)"],
  ["games", "title_words", "tsvector", "search_words(name)"],
  ["games", "search_words", "tsvector", "search_words(name || ' ' || provider || ' ' || category || ' ' || slug)"],
];
const wordIndexes = [
  ["casinos_by_search_words", "casinos", "search_words"],
  ["casinos_by_title_words", "casinos", "title_words"],
  ["bonuses_by_search_words", "bonuses", "search_words"],
  ["games_by_search_words", "games", "search_words"],
];
/**
 * A GIN index collects new rows in a list, which each search reads completely. With the default limit of 4 MB, searches
 * are slow after an import. Without a list, an import takes half as long again.
 */
const shortList = "gin_pending_list_limit = 256";
const trigramIndexes = [
  ["casinos_by_joined_title", "casinos", "replace(search_text, ' ', '')"],
  ["bonuses_by_similar_title", "bonuses", "search_title"],
  ["bonuses_by_joined_title", "bonuses", "replace(search_title, ' ', '')"],
  ["games_by_similar_title", "games", "search_title"],
  ["games_by_joined_title", "games", "replace(search_title, ' ', '')"],
];

export class SearchWords1766610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const trigrams = await createTrigrams(runner);
    const functions = [
      [
        "search_words(value text)",
        "tsvector",
        "IMMUTABLE STRICT",
        `array_to_tsvector(array_remove(string_to_array(regexp_replace(${words}, '([^ ]{100})[^ ]+', '\\1', 'g'), ' '), ''))`,
      ],
      ["join_texts(value text[])", "text", "IMMUTABLE STRICT", "array_to_string(value, ' ')"],
      ["resembles(one text, other text)", "boolean", "STABLE", `one OPERATOR(${trigrams}.%) other`],
      // Without this check, a text without trigrams, such as emoji, reads the whole index.
      ["has_trigrams(value text)", "boolean", "IMMUTABLE", `cardinality(${trigrams}.show_trgm(value)) > 0`],
      ["resemblance(one text, other text)", "real", "IMMUTABLE", `${trigrams}.similarity(one, other)`],
    ] as const;
    for (const [signature, type, kind, body] of functions)
      await runner.query(
        `CREATE FUNCTION ${signature} RETURNS ${type} LANGUAGE sql ${kind} PARALLEL SAFE AS $$ SELECT ${body} $$`,
      );
    for (const [table, column, type, expression] of columns) {
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN ${column} ${type} NOT NULL GENERATED ALWAYS AS (${expression}) STORED`,
      );
      await runner.query(
        `INSERT INTO typeorm_metadata (type, database, schema, "table", name, value)
         VALUES ('GENERATED_COLUMN', current_database(), current_schema(), $1, $2, $3)`,
        [table, column, expression],
      );
    }
    await runner.query(`ALTER INDEX casinos_by_search_text SET (${shortList})`);
    for (const [name, table, column] of wordIndexes)
      await runner.query(`CREATE INDEX ${name} ON ${table} USING gin (${column}) WITH (${shortList})`);
    for (const [name, table, expression] of trigramIndexes)
      await runner.query(
        `CREATE INDEX ${name} ON ${table} USING gin ((${expression}) ${trigrams}.gin_trgm_ops) WITH (${shortList})`,
      );
    // Without statistics about the new columns, the first searches would take seconds.
    await runner.query("ANALYZE casinos, bonuses, games");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER INDEX casinos_by_search_text RESET (gin_pending_list_limit)");
    for (const [name] of [...trigramIndexes, ...wordIndexes]) await runner.query(`DROP INDEX ${name}`);
    for (const [table, column] of columns) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
      await runner.query(`DELETE FROM typeorm_metadata WHERE "table" = $1 AND name = $2`, [table, column]);
    }
    for (const name of ["resemblance", "has_trigrams", "resembles", "search_words", "join_texts"])
      await runner.query(`DROP FUNCTION ${name}`);
  }
}
