/**
 * Adds image files that are stored in a folder or bucket to the rows of a backup. After a restore, these files are in
 * the database, so the restored site needs neither the folder nor the bucket.
 */
import type { QueryRunner } from "typeorm";

/** Reads an image file, or returns null if the file can't be found. */
export type ReadImageFile = (storage: string, imageId: string, name: string) => Promise<Buffer | null>;

interface VariantRow {
  image_id: string;
  name: string;
  data: string | null;
}

/** Returns rows of `image_variants` as JSON text, after adding the files that are not in the database. */
export async function withFiles(
  runner: QueryRunner,
  rows: readonly string[],
  readImageFile: ReadImageFile,
): Promise<string[]> {
  const variants = rows.map((row) => JSON.parse(row) as VariantRow);
  const ids = [...new Set(variants.filter(({ data }) => data === null).map(({ image_id: id }) => id))];
  if (ids.length === 0) return [...rows];
  const storages: { id: string; storage: string }[] = await runner.query(
    `SELECT id, storage FROM images WHERE id = ANY($1)
     UNION SELECT image_id, storage FROM image_removals WHERE image_id = ANY($1)`,
    [ids],
  );
  const storageOf = new Map(storages.map(({ id, storage }) => [id, storage]));
  return Promise.all(
    variants.map(async (variant, at) => {
      const storage = storageOf.get(variant.image_id);
      if (variant.data !== null || storage === undefined) return rows[at]!;
      const file = await readImageFile(storage, variant.image_id, variant.name);
      return file === null ? rows[at]! : JSON.stringify({ ...variant, data: `\\x${file.toString("hex")}` });
    }),
  );
}
