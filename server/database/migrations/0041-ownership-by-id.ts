/**
 * Stores the account or the API token that created a draft, or that made a change. Drafts of earlier releases get the
 * account or the token that had the author's name when the draft was created, if the database still has it. Changes of
 * earlier releases get none, because only an editor who repeats an undo needs it.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class OwnershipById1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE drafts ADD COLUMN created_by_id uuid;
      ALTER TABLE change_sets ADD COLUMN actor_id uuid;
      UPDATE drafts SET created_by_id = COALESCE(
        (SELECT id FROM admin_accounts WHERE email = created_by AND created_at <= drafts.created_at),
        (SELECT id FROM api_tokens
         WHERE 'token ' || name = created_by AND created_at <= drafts.created_at
           AND COALESCE(revoked_at >= drafts.created_at, true)
         ORDER BY created_at DESC LIMIT 1)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE change_sets DROP COLUMN actor_id; ALTER TABLE drafts DROP COLUMN created_by_id");
  }
}
