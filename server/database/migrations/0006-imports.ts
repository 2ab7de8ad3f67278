/** Where the rows of an import wait until it is applied, with what was found out about each. */
import type { MigrationInterface, QueryRunner } from "typeorm";

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

      -- Compressing takes most of the time in which thousands of rows are written, and saves little: rows are short-lived
      -- here, and in the history read rarely. Up to these bytes a row stays whole.
      ALTER TABLE import_rows SET (toast_tuple_target = 8160);
      ALTER TABLE history SET (toast_tuple_target = 8160);
      ALTER TABLE import_rows ALTER given SET STORAGE EXTERNAL, ALTER before SET STORAGE EXTERNAL, ALTER after SET STORAGE EXTERNAL;
      ALTER TABLE history ALTER before SET STORAGE EXTERNAL, ALTER after SET STORAGE EXTERNAL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE history RESET (toast_tuple_target);
      ALTER TABLE history ALTER before SET STORAGE EXTENDED, ALTER after SET STORAGE EXTENDED;
      DROP TABLE import_rows, imports;
    `);
  }
}
