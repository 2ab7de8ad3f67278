/**
 * Adds roles and display names, the option to disable accounts, and the audit log. Every account of an earlier release
 * is an owner.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class Team1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE admin_accounts
        ADD COLUMN display_name text,
        ADD COLUMN role text NOT NULL DEFAULT 'owner',
        ADD COLUMN disabled_at timestamptz(3),
        ADD CONSTRAINT admin_accounts_role_known CHECK (role IN ('contributor', 'editor', 'publisher', 'owner'));
      ALTER TABLE admin_accounts ALTER COLUMN role DROP DEFAULT;

      CREATE TABLE audit_log (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        sequence serial NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        event text NOT NULL,
        actor text,
        subject text,
        details jsonb NOT NULL DEFAULT '{}',
        client_address text,
        CONSTRAINT audit_log_pkey PRIMARY KEY (id)
      );
      CREATE UNIQUE INDEX audit_log_sequence_key ON audit_log (sequence);
      CREATE INDEX audit_log_of_actor ON audit_log (actor, sequence);
      CREATE INDEX audit_log_of_event ON audit_log (event, sequence);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE audit_log;
      ALTER TABLE admin_accounts DROP COLUMN display_name, DROP COLUMN role, DROP COLUMN disabled_at;
    `);
  }
}
