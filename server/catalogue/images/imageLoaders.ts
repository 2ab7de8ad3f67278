/** Loads the files of images, and the rows that refer to images. One statement serves any number of images. */
import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import { isUuid } from "../../shared/input/uuid.js";
import { throwIfDisconnected } from "../../database/connection/requestDatabase.js";
import type { ImageVariant } from "../../database/entities/image.entity.js";
import { findImageUses, type ImageUse } from "./imageUses.js";

export type ImageFileRow = Pick<ImageVariant, "imageId" | "name" | "format" | "width" | "height" | "bytes">;

export const imageLoaders = {
  /** Loads the files of an image, smallest width first. */
  variantsOfImage: (db: DataSource) => new DataLoader<string, ImageFileRow[]>((ids) => batchVariants(db, ids)),
  usesOfImage: (db: DataSource) =>
    new DataLoader<string, ImageUse[]>(async (ids) => {
      throwIfDisconnected(db);
      const uses = await findImageUses(db, ids);
      return ids.map((id) => uses.get(id) ?? []);
    }),
  /** Loads the description of an image. Empty if the image has none or does not exist. */
  altOfImage: (db: DataSource) => new DataLoader<string, string>((ids) => batchAlts(db, ids)),
};

async function batchAlts(db: DataSource, ids: readonly string[]): Promise<string[]> {
  throwIfDisconnected(db);
  const rows = await db.query<{ id: string; alt: string }[]>("SELECT id, alt FROM images WHERE id = ANY($1::uuid[])", [
    ids.filter(isUuid),
  ]);
  const alts = new Map(rows.map(({ id, alt }) => [id, alt]));
  return ids.map((id) => alts.get(id) ?? "");
}

async function batchVariants(db: DataSource, ids: readonly string[]): Promise<ImageFileRow[][]> {
  throwIfDisconnected(db);
  const rows = await db.query<ImageFileRow[]>(
    `SELECT image_id AS "imageId", name, format, width, height, bytes FROM image_variants
     WHERE image_id = ANY($1) ORDER BY width, format`,
    [ids],
  );
  return ids.map((id) => rows.filter(({ imageId }) => imageId === id));
}
