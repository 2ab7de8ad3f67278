/** Stores whose rights a scheduled draft and a link to a preview depend on: an account or an API token. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class CurrentRights1765800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE drafts ADD COLUMN scheduled_by_id uuid;
      ALTER TABLE draft_previews ADD COLUMN created_by_id uuid;
      UPDATE drafts SET scheduled_by_id = COALESCE(
        (SELECT id FROM admin_accounts WHERE email = scheduled_by),
        (SELECT id FROM api_tokens WHERE 'token ' || name = scheduled_by AND revoked_at IS NULL)
      ) WHERE state = 'scheduled';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE drafts DROP COLUMN scheduled_by_id; ALTER TABLE draft_previews DROP COLUMN created_by_id",
    );
  }
}
