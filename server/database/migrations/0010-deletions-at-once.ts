/** A transaction that records its change set in the feed as a whole (`recordFeed.ts`) does so for the rows that it deletes too. */
import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = { casino: "casinos", bonus: "bonuses", game: "games" };

function createTriggers(condition: string): string {
  return Object.entries(tables)
    .map(
      ([noun, table]) => `
        DROP TRIGGER ${table}_feed_deleted ON ${table};
        CREATE CONSTRAINT TRIGGER ${table}_feed_deleted AFTER DELETE ON ${table} DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW ${condition} EXECUTE FUNCTION record_hidden('${noun}');`,
    )
    .join("\n");
}

export class DeletionsAtOnce1763800010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createTriggers("WHEN (current_setting('honestodds.feed', true) IS DISTINCT FROM 'at once')"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(createTriggers(""));
  }
}
