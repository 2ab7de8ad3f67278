/** Creates the table of image files that are stored outside the database and that no image refers to. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class ImageRemovals1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE image_removals (
        image_id uuid NOT NULL,
        storage text NOT NULL,
        names text[] NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT image_removals_pkey PRIMARY KEY (image_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE image_removals");
  }
}
