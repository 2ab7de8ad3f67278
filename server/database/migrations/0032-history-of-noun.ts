/** Adds an index for the history of one noun. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class HistoryOfNoun1766100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX history_of_noun ON history (noun, change_set_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX history_of_noun");
  }
}
