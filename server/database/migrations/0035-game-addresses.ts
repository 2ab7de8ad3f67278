/** Adds an index for the addresses of games in the sitemap. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class GameAddresses1766400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX games_described ON games (id) INCLUDE (slug, updated_at) WHERE btrim(description) <> ''",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX games_described");
  }
}
