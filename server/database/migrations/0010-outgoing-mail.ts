/** Creates the queue of outgoing emails, and the tokens for the links in newsletter emails. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class OutgoingMail1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outgoing_mails (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        recipient text NOT NULL,
        subject text NOT NULL,
        text text,
        html text,
        headers jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        next_attempt_at timestamptz(3) NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        finished_at timestamptz(3),
        CONSTRAINT outgoing_mails_pkey PRIMARY KEY (id),
        CONSTRAINT outgoing_mails_body_until_finished CHECK ((text IS NULL) = (finished_at IS NOT NULL))
      );
      CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at) WHERE finished_at IS NULL;
      CREATE INDEX outgoing_mails_by_date ON outgoing_mails (created_at);
      CREATE INDEX outgoing_mails_of_recipient ON outgoing_mails (lower(recipient), created_at);

      ALTER TABLE newsletter_subscriptions
        ADD COLUMN confirm_token uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN confirm_expires_at timestamptz(3),
        ADD COLUMN unsubscribe_token uuid NOT NULL DEFAULT gen_random_uuid();
      CREATE UNIQUE INDEX newsletter_subscriptions_confirm_token_key ON newsletter_subscriptions (confirm_token);
      CREATE UNIQUE INDEX newsletter_subscriptions_unsubscribe_token_key
        ON newsletter_subscriptions (unsubscribe_token);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE newsletter_subscriptions
        DROP COLUMN confirm_token, DROP COLUMN confirm_expires_at, DROP COLUMN unsubscribe_token;
      DROP TABLE outgoing_mails;
    `);
  }
}
