/** Reads uploaded images and their files. */
import type { DataSource } from "typeorm";

import { Image, type ImageStorage } from "../../database/entities/image.entity.js";
import { findPage } from "../../database/reading/keyset.js";
import { byDate } from "../../database/reading/sortKeys.js";
import type { Log } from "../../platform/log.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { Connection, Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import { isFileName } from "./image.paths.js";
import type { ImageStores } from "./imageStores.js";

/** Returns one page of the images, newest first. */
export function findImages(db: DataSource, page: Page): Promise<Connection<Image>> {
  return findPage(db, {
    entity: Image,
    where: [],
    keys: byDate("createdAt"),
    key: listKey("images", "CREATED_DESC", {}),
    page,
    properties: [
      "id",
      "width",
      "height",
      "fileName",
      "alt",
      "uploadBytes",
      "createdBy",
      "createdAt",
      "updatedAt",
      "version",
    ],
  });
}

/** Returns an image, or null if there is none. */
export async function findImageById(db: DataSource, id: string): Promise<Image | null> {
  return isUuid(id) ? db.manager.findOneBy(Image, { id }) : null;
}

/** Whether any image, including a deleted one that can be restored, is in the storage. */
export function hasImagesIn(db: DataSource, storage: ImageStorage): Promise<boolean> {
  return db.manager.existsBy(Image, { storage });
}

/** Warns about images that visitors cannot see because the settings for their storage are missing. */
export async function warnOfMissingStores(db: DataSource, stores: ImageStores, log: Log): Promise<void> {
  const rows = await db.query<{ storage: ImageStorage; count: number }[]>(
    `SELECT storage, count(*)::int AS count FROM images
     WHERE EXISTS (SELECT FROM image_variants WHERE image_id = images.id AND data IS NULL) GROUP BY storage`,
  );
  for (const { storage, count } of rows) {
    if (stores.byName[storage] !== undefined) continue;
    log.warn({ storage, images: count }, "images are missing, because the variables for their storage are not set");
  }
}

/** Returns the content of a file, or null if the file does not exist. */
export async function readImageFile(
  db: DataSource,
  stores: ImageStores,
  imageId: string,
  name: string,
): Promise<Buffer | null> {
  // Accept only one address per file, so callers cannot fill the caches with copies.
  if (!isUuid(imageId) || imageId !== imageId.toLowerCase() || !isFileName(name)) return null;
  const [image] = await db.query<{ storage: ImageStorage; data: Buffer | null }[]>(
    "SELECT storage, data FROM image_variants JOIN images ON images.id = image_id WHERE image_id = $1 AND name = $2",
    [imageId, name],
  );
  if (image === undefined) return null;
  // After a backup is restored, all files are in the database, including those that were in a folder or bucket.
  if (image.data !== null) return image.data;
  return (await stores.byName[image.storage]?.read(imageId, name)) ?? null;
}
