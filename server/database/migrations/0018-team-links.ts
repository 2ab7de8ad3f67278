/**
 * Adds the one-time links for invitations and account recovery, and the last use of each account. Each queued email
 * gets a purpose, so newsletter sign-ups cannot use up the limit on emails to the team.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class TeamLinks1765310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE admin_accounts ADD COLUMN last_seen_at timestamptz(3);
      UPDATE admin_accounts SET last_seen_at =
        (SELECT max(last_used_at) FROM admin_sessions WHERE account_id = admin_accounts.id);

      CREATE TABLE account_links (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        kind text NOT NULL,
        token_hash text NOT NULL,
        email text,
        role text,
        account_id uuid,
        created_by text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        CONSTRAINT account_links_pkey PRIMARY KEY (id),
        CONSTRAINT account_links_account_fkey FOREIGN KEY (account_id) REFERENCES admin_accounts (id) ON DELETE CASCADE,
        CONSTRAINT account_links_role_known CHECK (role IN ('contributor', 'editor', 'publisher', 'owner')),
        CONSTRAINT account_links_kind_complete CHECK (
          (kind = 'invitation' AND email IS NOT NULL AND role IS NOT NULL AND account_id IS NULL)
          OR (kind = 'recovery' AND email IS NULL AND role IS NULL AND account_id IS NOT NULL))
      );
      CREATE UNIQUE INDEX account_links_token_hash_key ON account_links (token_hash);
      CREATE UNIQUE INDEX account_links_email_key ON account_links (email);
      CREATE INDEX account_links_of_account ON account_links (account_id);

      ALTER TABLE outgoing_mails ADD COLUMN purpose text NOT NULL DEFAULT 'newsletter';
      ALTER TABLE outgoing_mails ADD CONSTRAINT outgoing_mails_purpose_known
        CHECK (purpose IN ('newsletter', 'invitation', 'recovery', 'recoveryInKnownBrowser'));

      CREATE INDEX audit_log_by_date ON audit_log (created_at);
      CREATE INDEX audit_log_with_address ON audit_log (created_at) WHERE client_address IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX audit_log_with_address, audit_log_by_date;
      ALTER TABLE outgoing_mails DROP COLUMN purpose;
      DROP TABLE account_links;
      ALTER TABLE admin_accounts DROP COLUMN last_seen_at;
    `);
  }
}
