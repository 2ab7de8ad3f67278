/**
 * Adds second factors (authenticator apps, passkeys and recovery codes), the sign-ins that wait for one, and the time
 * when each session was last confirmed. Sessions of earlier releases count as confirmed when they started.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class SecondFactor1765320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE admin_sessions ADD COLUMN confirmed_at timestamptz(3) NOT NULL DEFAULT now();
      UPDATE admin_sessions SET confirmed_at = started_at;

      CREATE TABLE authenticator_apps (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        account_id uuid NOT NULL,
        secret text NOT NULL,
        last_step integer,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        confirmed_at timestamptz(3),
        last_used_at timestamptz(3),
        CONSTRAINT authenticator_apps_pkey PRIMARY KEY (id),
        CONSTRAINT authenticator_apps_account_fkey FOREIGN KEY (account_id)
          REFERENCES admin_accounts (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX authenticator_apps_of_account ON authenticator_apps (account_id)
        WHERE confirmed_at IS NOT NULL;
      CREATE UNIQUE INDEX authenticator_apps_unconfirmed ON authenticator_apps (account_id)
        WHERE confirmed_at IS NULL;

      CREATE TABLE passkeys (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        account_id uuid NOT NULL,
        credential_id text NOT NULL,
        public_key text NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL DEFAULT '{}',
        name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        last_used_at timestamptz(3),
        CONSTRAINT passkeys_pkey PRIMARY KEY (id),
        CONSTRAINT passkeys_account_fkey FOREIGN KEY (account_id) REFERENCES admin_accounts (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
      CREATE INDEX passkeys_of_account ON passkeys (account_id);

      CREATE TABLE recovery_codes (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        account_id uuid NOT NULL,
        code_hash text NOT NULL,
        CONSTRAINT recovery_codes_pkey PRIMARY KEY (id),
        CONSTRAINT recovery_codes_account_fkey FOREIGN KEY (account_id) REFERENCES admin_accounts (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX recovery_codes_of_account ON recovery_codes (account_id, code_hash);

      CREATE TABLE pending_sign_ins (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        account_id uuid NOT NULL,
        token_hash text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        expires_at timestamptz(3) NOT NULL,
        CONSTRAINT pending_sign_ins_pkey PRIMARY KEY (id),
        CONSTRAINT pending_sign_ins_account_fkey FOREIGN KEY (account_id)
          REFERENCES admin_accounts (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX pending_sign_ins_token_hash_key ON pending_sign_ins (token_hash);
      CREATE INDEX pending_sign_ins_of_account ON pending_sign_ins (account_id);
      CREATE INDEX pending_sign_ins_by_expiry ON pending_sign_ins (expires_at);

      CREATE TABLE passkey_challenges (
        challenge text NOT NULL,
        purpose text NOT NULL,
        account_id uuid,
        expires_at timestamptz(3) NOT NULL,
        CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge),
        CONSTRAINT passkey_challenges_account_fkey FOREIGN KEY (account_id)
          REFERENCES admin_accounts (id) ON DELETE CASCADE,
        CONSTRAINT passkey_challenges_purpose_known
          CHECK (purpose IN ('registration', 'signIn', 'secondFactor', 'confirmation')),
        CONSTRAINT passkey_challenges_account_known CHECK ((account_id IS NULL) = (purpose = 'signIn'))
      );
      CREATE INDEX passkey_challenges_of_account ON passkey_challenges (account_id);
      CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires_at);

      CREATE TABLE sign_in_rules (
        id smallint NOT NULL DEFAULT 1,
        requires_second_factor boolean NOT NULL DEFAULT false,
        CONSTRAINT sign_in_rules_pkey PRIMARY KEY (id),
        CONSTRAINT sign_in_rules_single CHECK (id = 1)
      );
      INSERT INTO sign_in_rules DEFAULT VALUES;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sign_in_rules;
      DROP TABLE passkey_challenges;
      DROP TABLE pending_sign_ins;
      DROP TABLE recovery_codes;
      DROP TABLE passkeys;
      DROP TABLE authenticator_apps;
      ALTER TABLE admin_sessions DROP COLUMN confirmed_at;
    `);
  }
}
