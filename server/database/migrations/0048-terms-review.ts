/** Adds our reading of a bonus's terms, next to what the terms say. It is null in existing rows. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class TermsReview1796110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE bonuses ADD terms_review text");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE bonuses DROP COLUMN terms_review");
  }
}
