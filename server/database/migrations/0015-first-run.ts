/**
 * Adds two settings for a site's first run: whether search engines may list the site, and whether the panel shows the
 * setup guide.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class FirstRun1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE site_settings
      ADD COLUMN is_indexed boolean NOT NULL DEFAULT true,
      ADD COLUMN has_setup_guide boolean NOT NULL DEFAULT true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE site_settings DROP COLUMN is_indexed, DROP COLUMN has_setup_guide");
  }
}
