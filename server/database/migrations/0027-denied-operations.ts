/** Lets one audit log entry count a caller's repetitions of an event within one hour. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class DeniedOperations1765600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_log ADD COLUMN counted_hour timestamptz(3);
      CREATE UNIQUE INDEX audit_log_counted_key ON audit_log (event, actor, subject, counted_hour)
        WHERE counted_hour IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE audit_log DROP COLUMN counted_hour");
  }
}
