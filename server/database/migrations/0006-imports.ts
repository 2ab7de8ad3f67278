/**
 * Where the rows of an import wait until it is applied, with what was found out about each; and what writing thousands of
 * rows in one short transaction needs (docs/decisions/012).
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

/** A trigger of migration 0004: what it says of a row, and when. */
interface FeedTrigger {
  name: string;
  on: string;
  when: string;
  records: string;
}

const feedTriggers: FeedTrigger[] = [
  { name: "casinos_feed_shown", on: "INSERT OR UPDATE ON casinos", when: "true", records: "record_shown('casino')" },
  {
    name: "bonuses_feed_shown",
    on: "INSERT OR UPDATE ON bonuses",
    when: "NEW.is_active",
    records: "record_shown('bonus')",
  },
  {
    name: "bonuses_feed_hidden",
    on: "UPDATE ON bonuses",
    when: "OLD.is_active AND NOT NEW.is_active",
    records: "record_hidden('bonus')",
  },
  { name: "games_feed_shown", on: "INSERT OR UPDATE ON games", when: "true", records: "record_shown('game')" },
];

/** Unless the transaction says that it records its change set as a whole (`recordFeed.ts`). */
const rowByRow = "current_setting('honestodds.feed', true) IS DISTINCT FROM 'at once'";

function createFeedTriggers(condition: string | null): string {
  return feedTriggers
    .map(({ name, on, when, records }) => {
      const [table] = on.split(" ").slice(-1);
      const whole = condition === null ? when : `(${when}) AND ${condition}`;
      return `
        DROP TRIGGER ${name} ON ${table};
        CREATE CONSTRAINT TRIGGER ${name} AFTER ${on} DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW WHEN (${whole}) EXECUTE FUNCTION ${records};`;
    })
    .join("\n");
}

export class Imports1763800006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE imports (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        noun text NOT NULL,
        columns text[] NOT NULL,
        started_by text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        revision integer NOT NULL DEFAULT 0,
        checked_sequence integer,
        applied_at timestamptz(3),
        applied_change_set_id uuid,
        CONSTRAINT imports_pkey PRIMARY KEY (id),
        CONSTRAINT imports_noun_known CHECK (noun IN ('casino', 'bonus', 'game'))
      );
      CREATE INDEX imports_by_date ON imports (created_at);

      CREATE TABLE import_rows (
        import_id uuid NOT NULL,
        number integer NOT NULL,
        new_id uuid NOT NULL DEFAULT gen_random_uuid(),
        given_id uuid,
        given_version integer,
        slug text,
        given jsonb NOT NULL,
        problems jsonb NOT NULL,
        outcome text,
        row_id uuid,
        before jsonb,
        after jsonb,
        changed text[],
        found jsonb,
        CONSTRAINT import_rows_pkey PRIMARY KEY (import_id, number),
        CONSTRAINT import_rows_outcome_known CHECK (outcome IN ('create', 'update', 'unchanged', 'wrong')),
        CONSTRAINT import_rows_import_fkey FOREIGN KEY (import_id) REFERENCES imports (id) ON DELETE RESTRICT
      );
      CREATE INDEX import_rows_of_slug ON import_rows (import_id, slug, number) WHERE slug IS NOT NULL;
      CREATE INDEX import_rows_of_id ON import_rows (import_id, given_id, number) WHERE given_id IS NOT NULL;
      CREATE INDEX import_rows_of_outcome ON import_rows (import_id, outcome, number);

      -- Compressing takes a third of the time in which thousands of rows are written. Up to these bytes a row stays whole.
      ALTER TABLE casinos SET (toast_tuple_target = 8160);
      ALTER TABLE import_rows SET (toast_tuple_target = 8160);
      ALTER TABLE history SET (toast_tuple_target = 8160);
      ALTER TABLE import_rows ALTER given SET STORAGE EXTERNAL, ALTER before SET STORAGE EXTERNAL, ALTER after SET STORAGE EXTERNAL;
      ALTER TABLE history ALTER before SET STORAGE EXTERNAL, ALTER after SET STORAGE EXTERNAL;
    `);
    await runner.query(createFeedTriggers(rowByRow));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(createFeedTriggers(null));
    await runner.query(`
      ALTER TABLE casinos RESET (toast_tuple_target);
      ALTER TABLE history RESET (toast_tuple_target);
      ALTER TABLE history ALTER before SET STORAGE EXTENDED, ALTER after SET STORAGE EXTENDED;
      DROP TABLE import_rows, imports;
    `);
  }
}
