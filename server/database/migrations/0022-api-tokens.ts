/** Adds the API tokens of programs and their usage per day. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class ApiTokens1765350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_tokens (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        name text NOT NULL,
        secret_hash text NOT NULL,
        hint text NOT NULL,
        scopes text[] NOT NULL,
        units_per_minute integer NOT NULL,
        account_id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3),
        first_used_at timestamptz(3),
        last_used_at timestamptz(3),
        revoked_at timestamptz(3),
        CONSTRAINT api_tokens_pkey PRIMARY KEY (id),
        CONSTRAINT api_tokens_account_fkey FOREIGN KEY (account_id) REFERENCES admin_accounts (id) ON DELETE CASCADE,
        CONSTRAINT api_tokens_scopes_known CHECK (
          scopes <@ '{read,readDrafts,writeCatalogue}'::text[] AND cardinality(scopes) > 0),
        CONSTRAINT api_tokens_units_positive CHECK (units_per_minute > 0)
      );
      CREATE UNIQUE INDEX api_tokens_secret_hash_key ON api_tokens (secret_hash);
      CREATE UNIQUE INDEX api_tokens_name_key ON api_tokens (lower(name)) WHERE revoked_at IS NULL;
      CREATE INDEX api_tokens_of_account ON api_tokens (account_id);

      CREATE TABLE api_token_usage (
        token_id uuid NOT NULL,
        day date NOT NULL,
        requests bigint NOT NULL,
        units bigint NOT NULL,
        errors bigint NOT NULL,
        CONSTRAINT api_token_usage_pkey PRIMARY KEY (token_id, day),
        CONSTRAINT api_token_usage_token_fkey FOREIGN KEY (token_id) REFERENCES api_tokens (id) ON DELETE CASCADE
      );
      CREATE INDEX api_token_usage_by_day ON api_token_usage (day);

      CREATE TABLE api_token_deprecated_uses (
        token_id uuid NOT NULL,
        field text NOT NULL,
        requests bigint NOT NULL,
        last_used_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT api_token_deprecated_uses_pkey PRIMARY KEY (token_id, field),
        CONSTRAINT api_token_deprecated_uses_token_fkey
          FOREIGN KEY (token_id) REFERENCES api_tokens (id) ON DELETE CASCADE
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE api_token_deprecated_uses, api_token_usage, api_tokens");
  }
}
