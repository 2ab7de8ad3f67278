/** An import says what its empty cells mean, and which check of it is the newest. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class ImportChecks1763800021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE imports ADD COLUMN empty_cells text NOT NULL DEFAULT 'leave',
        ADD COLUMN checks integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT imports_empty_cells_known CHECK (empty_cells IN ('leave', 'clear'));
      ALTER TABLE import_rows ADD COLUMN kept text[];
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_rows DROP COLUMN kept;
      ALTER TABLE imports DROP COLUMN empty_cells, DROP COLUMN checks;
    `);
  }
}
