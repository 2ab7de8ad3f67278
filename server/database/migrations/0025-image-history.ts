/**
 * Gives images a version and a history. The files of a deleted image stay until its deletion can no longer be undone,
 * so they do not depend on the image's row.
 */
import type { MigrationInterface, QueryRunner } from "typeorm";

const knownNouns =
  "'casino', 'bonus', 'game', 'settings', 'article', 'person', 'provider', 'paymentMethod', 'licensingAuthority', 'redirect'";

function checkNouns(more: string): string {
  return `ALTER TABLE history DROP CONSTRAINT history_noun_known,
    ADD CONSTRAINT history_noun_known CHECK (noun IN (${knownNouns}${more}));`;
}

export class ImageHistory1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE images
        ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now(),
        ADD COLUMN version integer NOT NULL DEFAULT 1;
      UPDATE images SET updated_at = created_at;
      CREATE TRIGGER images_bump_version BEFORE UPDATE ON images FOR EACH ROW EXECUTE FUNCTION bump_version();
      CREATE TRIGGER images_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON images
        FOR EACH STATEMENT EXECUTE FUNCTION notify_table_changed();
      ALTER TABLE image_variants DROP CONSTRAINT image_variants_image_fkey;
      ALTER TABLE image_removals ADD COLUMN undoable_until timestamptz(3);
      ${checkNouns(", 'image'")}
    `);
  }

  /** Also deletes the files of deleted images, and the history of images, which the previous release cannot read. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM history WHERE noun = 'image';
      ${checkNouns("")}
      DELETE FROM image_variants WHERE image_id NOT IN (SELECT id FROM images);
      DELETE FROM image_removals WHERE storage = 'database';
      ALTER TABLE image_removals DROP COLUMN undoable_until;
      ALTER TABLE image_variants ADD CONSTRAINT image_variants_image_fkey
        FOREIGN KEY (image_id) REFERENCES images (id) ON DELETE CASCADE;
      DROP TRIGGER images_notify ON images;
      DROP TRIGGER images_bump_version ON images;
      ALTER TABLE images DROP COLUMN updated_at, DROP COLUMN version;
    `);
  }
}
