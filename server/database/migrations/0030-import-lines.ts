/** A row of an import keeps the number that it has in its file. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class ImportLines1763800030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE import_rows ADD COLUMN line integer");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE import_rows DROP COLUMN line");
  }
}
