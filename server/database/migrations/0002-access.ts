/** Accounts of editors and their sessions. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class Access1763800002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE admin_accounts (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        email text NOT NULL,
        password_hash text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        password_changed_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT admin_accounts_pkey PRIMARY KEY (id)
      );
      CREATE UNIQUE INDEX admin_accounts_email_key ON admin_accounts (lower(email));

      CREATE TABLE admin_sessions (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        token_hash text NOT NULL,
        account_id uuid NOT NULL,
        user_agent text,
        started_at timestamptz(3) NOT NULL DEFAULT now(),
        last_used_at timestamptz(3) NOT NULL DEFAULT now(),
        idle_ends_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL,
        CONSTRAINT admin_sessions_pkey PRIMARY KEY (id),
        CONSTRAINT admin_sessions_account_fkey FOREIGN KEY (account_id) REFERENCES admin_accounts (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX admin_sessions_token_key ON admin_sessions (token_hash);
      CREATE INDEX admin_sessions_of_account ON admin_sessions (account_id, started_at DESC);

      CREATE TRIGGER admin_accounts_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON admin_accounts
        FOR EACH STATEMENT EXECUTE FUNCTION tell_table_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE admin_sessions, admin_accounts");
  }
}
