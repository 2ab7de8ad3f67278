/** The change feed says when each change was made, and can be read for one noun alone. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class ChangeTimes1763800022000 implements MigrationInterface {
  /** Of earlier changes the row says when; of a row that is gone nothing does, so its time is that of the migration. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE change_feed ADD COLUMN changed_at timestamptz(3) NOT NULL DEFAULT now();
      UPDATE change_feed SET changed_at = row.updated_at
        FROM (
          SELECT 'casino' AS noun, id, updated_at FROM casinos
          UNION ALL SELECT 'bonus', id, updated_at FROM bonuses
          UNION ALL SELECT 'game', id, updated_at FROM games
        ) AS row
        WHERE row.noun = change_feed.noun AND row.id = change_feed.row_id;
      CREATE INDEX change_feed_by_noun ON change_feed (noun, sequence);

      CREATE FUNCTION set_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.changed_at := clock_timestamp();
        RETURN NEW;
      END $$;
      CREATE TRIGGER change_feed_changed_at BEFORE INSERT OR UPDATE ON change_feed
        FOR EACH ROW EXECUTE FUNCTION set_changed_at();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER change_feed_changed_at ON change_feed;
      DROP FUNCTION set_changed_at;
      DROP INDEX change_feed_by_noun;
      ALTER TABLE change_feed DROP COLUMN changed_at;
    `);
  }
}
