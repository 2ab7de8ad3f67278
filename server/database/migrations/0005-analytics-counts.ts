/** Events get an order that agrees with their commits, and counts that outlive them (docs/decisions/017). */
import type { MigrationInterface, QueryRunner } from "typeorm";

import { eventInsertLock } from "../connection/locks.js";

const up = `
  ALTER TABLE analytics_events ADD COLUMN seq bigserial NOT NULL;
  CREATE UNIQUE INDEX analytics_events_seq_key ON analytics_events (seq);

  -- Whoever inserts holds this lock, shared, from before the first number is drawn until its commit: who gets it alone
  -- knows that no number up to the highest one that it sees is still on its way.
  CREATE FUNCTION announce_analytics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(${eventInsertLock});
    RETURN NULL;
  END $$;
  CREATE TRIGGER analytics_events_announce BEFORE INSERT ON analytics_events
    FOR EACH STATEMENT EXECUTE FUNCTION announce_analytics_insert();

  CREATE TABLE analytics_days (
    day date NOT NULL,
    event_type text NOT NULL,
    events bigint NOT NULL,
    CONSTRAINT analytics_days_pkey PRIMARY KEY (day, event_type)
  );

  CREATE TABLE analytics_subjects (
    event_type text NOT NULL,
    day date NOT NULL,
    subject text NOT NULL,
    events bigint NOT NULL,
    without_result bigint NOT NULL,
    CONSTRAINT analytics_subjects_pkey PRIMARY KEY (event_type, day, subject)
  );
  CREATE INDEX analytics_subjects_rare ON analytics_subjects (day) WHERE event_type = 'search' AND events < 5;

  CREATE TABLE analytics_roll_up (
    is_only boolean NOT NULL DEFAULT true,
    seq bigint NOT NULL DEFAULT 0,
    counted_until timestamptz(3),
    CONSTRAINT analytics_roll_up_pkey PRIMARY KEY (is_only),
    CONSTRAINT analytics_roll_up_only CHECK (is_only)
  );
  INSERT INTO analytics_roll_up DEFAULT VALUES;
`;

export class AnalyticsCounts1763800005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE analytics_roll_up, analytics_subjects, analytics_days;
      DROP TRIGGER analytics_events_announce ON analytics_events;
      DROP FUNCTION announce_analytics_insert;
      ALTER TABLE analytics_events DROP COLUMN seq;
    `);
  }
}
