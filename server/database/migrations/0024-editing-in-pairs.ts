/** Adds the open forms of editors, saved views of lists, and a reason for each change set. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class EditingInPairs1765370000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE change_sets
        ADD COLUMN reason text,
        ADD CONSTRAINT change_sets_reason_length CHECK (char_length(reason) <= 500);

      CREATE UNLOGGED TABLE row_presence (
        form_id uuid NOT NULL,
        noun text NOT NULL,
        row_id uuid NOT NULL,
        session_id uuid,
        viewer_name text NOT NULL,
        since timestamptz(3) NOT NULL DEFAULT now(),
        seen_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT row_presence_pkey PRIMARY KEY (form_id),
        CONSTRAINT row_presence_session_fkey FOREIGN KEY (session_id) REFERENCES admin_sessions (id) ON DELETE CASCADE
      );
      CREATE INDEX row_presence_of_row ON row_presence (row_id, noun);
      CREATE INDEX row_presence_of_session ON row_presence (session_id);
      CREATE INDEX row_presence_by_date ON row_presence (seen_at);

      CREATE TABLE list_views (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        account_id uuid,
        noun text NOT NULL,
        name text NOT NULL,
        parameters text NOT NULL,
        is_shared boolean NOT NULL DEFAULT false,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT list_views_pkey PRIMARY KEY (id),
        CONSTRAINT list_views_account_fkey FOREIGN KEY (account_id) REFERENCES admin_accounts (id) ON DELETE CASCADE,
        CONSTRAINT list_views_noun_known CHECK (noun IN ('casino', 'bonus', 'game', 'article', 'person', 'redirect')),
        CONSTRAINT list_views_name_present CHECK (btrim(name) <> '')
      );
      CREATE INDEX list_views_of_account ON list_views (account_id, noun);
      CREATE INDEX list_views_shared ON list_views (noun) WHERE is_shared;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE list_views;
      DROP TABLE row_presence;
      ALTER TABLE change_sets DROP COLUMN reason;
    `);
  }
}
