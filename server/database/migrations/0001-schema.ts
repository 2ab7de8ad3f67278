/**
 * The whole schema of the first release. `npm run verify` proves that the entities describe the same tables. TypeORM
 * does not know about triggers and functions, so only migrations create them.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

import { createCatalogue, generatedColumns, searchText } from "./schema/catalogueTables.js";
import { createChangeFeed } from "./schema/changeFeed.js";
import { createRecords } from "./schema/recordTables.js";
import { createTrigrams } from "./schema/trigrams.js";

/** Every update of a catalogue row increases its version. Every write tells all servers which table has changed. */
const createTriggers = `
  CREATE FUNCTION bump_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.version := OLD.version + 1;
    NEW.updated_at := clock_timestamp();
    RETURN NEW;
  END $$;

  CREATE FUNCTION notify_table_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('table_changed', TG_TABLE_NAME);
    RETURN NULL;
  END $$;
  ${["casinos", "bonuses", "games"]
    .map(
      (table) => `
  CREATE TRIGGER ${table}_bump_version BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION bump_version();`,
    )
    .join("")}
  ${["casinos", "bonuses", "games", "slug_redirects", "admin_accounts"]
    .map(
      (table) => `
  CREATE TRIGGER ${table}_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION notify_table_changed();`,
    )
    .join("")}
`;

export class Schema1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const trigrams = await createTrigrams(runner);
    for (const sql of [createCatalogue, createRecords, createTriggers, createChangeFeed]) await runner.query(sql);
    for (const table of Object.keys(searchText))
      await runner.query(
        `CREATE INDEX ${table}_by_search_text ON ${table} USING gin (search_text ${trigrams}.gin_trgm_ops)`,
      );
    for (const [table, name, value] of generatedColumns) {
      await runner.query(
        `INSERT INTO typeorm_metadata (type, database, schema, "table", name, value)
         VALUES ('GENERATED_COLUMN', current_database(), current_schema(), $1, $2, $3)`,
        [table, name, value],
      );
    }
  }

  /** Keeps the extension, because other schemas may use it and this role may not own it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE change_feed, change_feed_epoch, import_rows, imports, analytics_roll_up, analytics_subjects, analytics_days,
        analytics_events, newsletter_subscriptions, admin_sessions, admin_accounts, history, change_sets, slug_redirects,
        bonuses, games, casinos, typeorm_metadata;
      DROP SEQUENCE change_feed_sequence;
      DROP FUNCTION bump_version, notify_table_changed, record_shown, record_hidden, record_all_hidden, set_changed_at,
        announce_analytics_insert, fold_text;
    `);
  }
}
