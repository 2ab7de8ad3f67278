/** Allows emails about scheduled drafts that could not be published. */
import type { MigrationInterface, QueryRunner } from "typeorm";

const before = "'newsletter', 'invitation', 'recovery', 'recoveryInKnownBrowser'";

function purposes(known: string): string {
  return `ALTER TABLE outgoing_mails DROP CONSTRAINT outgoing_mails_purpose_known,
    ADD CONSTRAINT outgoing_mails_purpose_known CHECK (purpose IN (${known}))`;
}

export class PublicationEmails1766590000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(purposes(`${before}, 'failedPublication'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM outgoing_mails WHERE purpose = 'failedPublication'");
    await runner.query(purposes(before));
  }
}
