/** Adds drafts and the links to their previews. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class Drafts1765330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE drafts (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        version integer NOT NULL DEFAULT 1,
        noun text NOT NULL,
        row_id uuid,
        base_version integer,
        name text NOT NULL,
        patch jsonb NOT NULL,
        state text NOT NULL DEFAULT 'draft',
        created_by text NOT NULL,
        comment text,
        comment_by text,
        approved_by text,
        publish_at timestamptz(3),
        scheduled_by text,
        failure text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT drafts_pkey PRIMARY KEY (id),
        CONSTRAINT drafts_state_known CHECK (state IN ('draft', 'inReview', 'scheduled', 'published', 'discarded')),
        CONSTRAINT drafts_scheduled_has_time CHECK (state <> 'scheduled' OR publish_at IS NOT NULL)
      );
      CREATE INDEX drafts_by_date ON drafts (updated_at, id);
      CREATE INDEX drafts_of_row ON drafts (row_id, noun);
      CREATE INDEX drafts_due ON drafts (publish_at) WHERE state = 'scheduled';

      CREATE TABLE draft_previews (
        token_hash text NOT NULL,
        draft_id uuid NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        CONSTRAINT draft_previews_pkey PRIMARY KEY (token_hash),
        CONSTRAINT draft_previews_draft_fkey FOREIGN KEY (draft_id) REFERENCES drafts (id) ON DELETE CASCADE
      );
      CREATE INDEX draft_previews_of_draft ON draft_previews (draft_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE draft_previews; DROP TABLE drafts;");
  }
}
