/** Adds webhooks with their queue of deliveries, and the snapshots of the catalogue. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class Webhooks1765360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhooks (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        name text NOT NULL,
        url text NOT NULL,
        nouns text[] NOT NULL DEFAULT '{}',
        secret text NOT NULL,
        previous_secret text,
        previous_secret_ends_at timestamptz(3),
        created_by text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        disabled_at timestamptz(3),
        disabled_reason text,
        failing_since timestamptz(3),
        feed_epoch text NOT NULL,
        feed_sequence bigint NOT NULL,
        CONSTRAINT webhooks_pkey PRIMARY KEY (id),
        CONSTRAINT webhooks_nouns_known CHECK (nouns <@ '{casino,bonus,game}'::text[])
      );

      CREATE TABLE webhook_deliveries (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        webhook_id uuid NOT NULL,
        type text NOT NULL,
        body text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
        last_attempt_at timestamptz(3),
        status integer,
        error text,
        finished_at timestamptz(3),
        is_delivered boolean NOT NULL DEFAULT false,
        CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
        CONSTRAINT webhook_deliveries_webhook_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks (id) ON DELETE CASCADE
      );
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_attempt_at) WHERE finished_at IS NULL;
      CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, created_at DESC, id);

      CREATE TABLE catalogue_snapshots (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        day date,
        requested_at timestamptz(3) NOT NULL DEFAULT now(),
        completed_at timestamptz(3),
        feed_cursor text,
        row_count integer,
        byte_size bigint,
        etag text,
        CONSTRAINT catalogue_snapshots_pkey PRIMARY KEY (id),
        CONSTRAINT catalogue_snapshots_complete CHECK (
          completed_at IS NULL
          OR (feed_cursor IS NOT NULL AND row_count IS NOT NULL AND byte_size IS NOT NULL AND etag IS NOT NULL))
      );
      CREATE UNIQUE INDEX catalogue_snapshots_day_key ON catalogue_snapshots (day);

      CREATE TABLE catalogue_snapshot_parts (
        snapshot_id uuid NOT NULL,
        position integer NOT NULL,
        data bytea NOT NULL,
        CONSTRAINT catalogue_snapshot_parts_pkey PRIMARY KEY (snapshot_id, position),
        CONSTRAINT catalogue_snapshot_parts_snapshot_fkey
          FOREIGN KEY (snapshot_id) REFERENCES catalogue_snapshots (id) ON DELETE CASCADE
      );
      ALTER TABLE catalogue_snapshot_parts ALTER COLUMN data SET STORAGE EXTERNAL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE catalogue_snapshot_parts, catalogue_snapshots, webhook_deliveries, webhooks");
  }
}
