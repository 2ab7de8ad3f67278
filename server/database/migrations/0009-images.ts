/** Creates the tables of uploaded images. */
import type { MigrationInterface, QueryRunner } from "typeorm";

export class Images1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE images (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        sha256 text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        file_name text NOT NULL,
        alt text NOT NULL DEFAULT '',
        upload_bytes integer NOT NULL,
        storage text NOT NULL,
        created_by text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT images_pkey PRIMARY KEY (id),
        CONSTRAINT images_sha256_key UNIQUE (sha256),
        CONSTRAINT images_size_positive CHECK (width >= 1 AND height >= 1),
        CONSTRAINT images_storage_known CHECK (storage IN ('database', 'folder', 's3'))
      );
      CREATE INDEX images_by_date ON images (created_at DESC, id DESC);

      CREATE TABLE image_variants (
        image_id uuid NOT NULL,
        name text NOT NULL,
        format text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        bytes integer NOT NULL,
        data bytea,
        CONSTRAINT image_variants_pkey PRIMARY KEY (image_id, name),
        CONSTRAINT image_variants_image_fkey FOREIGN KEY (image_id) REFERENCES images (id) ON DELETE CASCADE,
        CONSTRAINT image_variants_format_known CHECK (format IN ('avif', 'webp'))
      );
      -- The data is compressed already.
      ALTER TABLE image_variants ALTER COLUMN data SET STORAGE EXTERNAL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE image_variants, images");
  }
}
