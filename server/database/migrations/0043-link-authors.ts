/** Stores the account of the owner who created an invitation or a recovery link. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class LinkAuthors1766620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account_links ADD COLUMN created_by_id uuid;
      UPDATE account_links SET created_by_id = (SELECT id FROM admin_accounts WHERE email = created_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE account_links DROP COLUMN created_by_id");
  }
}
