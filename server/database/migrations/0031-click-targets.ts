/** Clicks on casinos are counted by where they led. Those that are counted already are not told apart. */
import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = ["analytics_days", "analytics_subjects"];

export class ClickTargets1763800031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN website_clicks bigint NOT NULL DEFAULT 0,
          ADD COLUMN review_clicks bigint NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} DROP COLUMN website_clicks, DROP COLUMN review_clicks`);
  }
}
