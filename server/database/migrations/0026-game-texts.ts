/** Adds the editors' text about a game. Search engines may list a game only if it has this text. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class GameTexts1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE games ADD COLUMN description text");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE games DROP COLUMN description");
  }
}
