/**
 * Creates the table of redirects, which can start at any path. The database rejects a redirect that leads to another
 * one, even if two writes happen at the same time.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

import { createTrigrams } from "./schema/trigrams.js";

const generated: [column: string, type: string, expression: string][] = [
  ["path_sort", 'text COLLATE "C"', 'lower(from_path COLLATE "C")'],
  ["search_text", "text", "fold_text(from_path || ' ' || to_url || ' ' || COALESCE(note, ''))"],
  ["target_path", "text", "regexp_replace(to_url, '[?#].*$', '')"],
];

/** The same number as `redirectLock` in connection/locks.ts. */
const redirectLock = 4_172_030;

const knownNouns = {
  history:
    "'casino', 'bonus', 'game', 'settings', 'article', 'person', 'provider', 'paymentMethod', 'licensingAuthority'",
  imports: "'casino', 'bonus', 'game', 'article', 'person'",
};

async function checkNouns(runner: QueryRunner, more: string): Promise<void> {
  for (const [table, nouns] of Object.entries(knownNouns))
    await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_noun_known,
      ADD CONSTRAINT ${table}_noun_known CHECK (noun IN (${nouns}${more}))`);
}

export class Redirects1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const trigrams = await createTrigrams(runner);
    await runner.query(`
      CREATE TABLE redirects (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        from_path text NOT NULL,
        to_url text NOT NULL,
        is_permanent boolean NOT NULL DEFAULT true,
        note text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        ${generated
          .map(([column, type, expression]) => `${column} ${type} NOT NULL GENERATED ALWAYS AS (${expression}) STORED,`)
          .join("\n        ")}
        CONSTRAINT redirects_pkey PRIMARY KEY (id),
        CONSTRAINT redirects_from_path_form
          CHECK (from_path ~ '^/[^/\\\\?#][^\\\\?#]*$' AND length(from_path) <= 500),
        CONSTRAINT redirects_to_url_form CHECK (to_url ~ '^(/([^/\\\\]|$)|https://)'),
        CONSTRAINT redirects_no_loop CHECK (from_path <> target_path)
      );
      CREATE UNIQUE INDEX redirects_from_path_key ON redirects (from_path);
      -- A target may be longer than a B-tree allows.
      CREATE INDEX redirects_of_target ON redirects USING hash (target_path);
      CREATE INDEX redirects_by_path ON redirects (path_sort, id);
      CREATE INDEX redirects_by_created ON redirects (created_at DESC, id DESC);
      CREATE INDEX redirects_by_updated ON redirects (updated_at DESC, id DESC);
      CREATE INDEX redirects_by_search_text ON redirects USING gin (search_text ${trigrams}.gin_trgm_ops);
      CREATE TRIGGER redirects_bump_version BEFORE UPDATE ON redirects
        FOR EACH ROW EXECUTE FUNCTION bump_version();
      CREATE TRIGGER redirects_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON redirects
        FOR EACH STATEMENT EXECUTE FUNCTION notify_table_changed();

      CREATE FUNCTION reject_redirect_chain() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Held until the commit, so of two writes that make a chain together, the second one sees the first.
        PERFORM pg_advisory_xact_lock(${redirectLock});
        IF EXISTS (SELECT FROM redirects WHERE from_path = NEW.target_path) THEN
          RAISE check_violation USING CONSTRAINT = 'redirects_target_is_final', TABLE = 'redirects',
            MESSAGE = 'the target of a redirect redirects too';
        END IF;
        IF EXISTS (SELECT FROM redirects WHERE target_path = NEW.from_path) THEN
          RAISE check_violation USING CONSTRAINT = 'redirects_path_is_no_target', TABLE = 'redirects',
            MESSAGE = 'another redirect leads to the path of a redirect';
        END IF;
        RETURN NULL;
      END $$;
      -- Checked at the commit, so one change set may move a redirect. Bulk writes check all rows at once instead.
      CREATE CONSTRAINT TRIGGER redirects_no_chain AFTER INSERT OR UPDATE ON redirects
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (current_setting('honestodds.redirects', true) IS DISTINCT FROM 'at once')
        EXECUTE FUNCTION reject_redirect_chain();
    `);
    for (const [column, , expression] of generated) {
      await runner.query(
        `INSERT INTO typeorm_metadata (type, database, schema, "table", name, value)
         VALUES ('GENERATED_COLUMN', current_database(), current_schema(), 'redirects', $1, $2)`,
        [column, expression],
      );
    }
    await checkNouns(runner, ", 'redirect'");
  }

  /** Also deletes the history and imports of redirects, because the previous release cannot read them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE redirects;
      DROP FUNCTION reject_redirect_chain();
      DELETE FROM typeorm_metadata WHERE "table" = 'redirects';
      DELETE FROM history WHERE noun = 'redirect';
      DELETE FROM import_rows WHERE import_id IN (SELECT id FROM imports WHERE noun = 'redirect');
      DELETE FROM imports WHERE noun = 'redirect';
    `);
    await checkNouns(runner, "");
  }
}
