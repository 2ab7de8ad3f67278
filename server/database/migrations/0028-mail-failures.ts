/** Stores when the last attempt to send each email failed. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class MailFailures1765700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE outgoing_mails ADD COLUMN last_failed_at timestamptz(3)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE outgoing_mails DROP COLUMN last_failed_at");
  }
}
