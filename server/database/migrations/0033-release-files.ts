/** Adds the table for the files of other releases. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class ReleaseFiles1766200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_files (
        path text CONSTRAINT release_files_pkey PRIMARY KEY,
        content bytea NOT NULL,
        is_brotli boolean NOT NULL,
        stored_at timestamptz(3) NOT NULL DEFAULT now(),
        seen_at timestamptz(3) NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE release_files");
  }
}
