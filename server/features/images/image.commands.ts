/**
 * Stores, describes, and deletes uploaded images. The history records none of this, because an image's content never
 * changes.
 */
import { createHash, randomUUID } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";

import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { Image, ImageRemoval, ImageVariant } from "../../database/entities/image.entity.js";
import { findImageUses, type ImageUse } from "../../database/images/imageUses.js";
import type { EncodedImage } from "../../platform/images/imageFiles.js";
import type { Log } from "../../platform/log.js";
import { ConflictError, NotFoundError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { ImageStores } from "./imageStores.js";

export interface ImageServices {
  db: DataSource;
  imageStores: ImageStores;
  log: Log;
}

export interface Upload {
  bytes: Buffer;
  fileName: string;
  /** The editor's name. */
  by: string;
}

/** Returns the existing image for an earlier upload of the same bytes, or null. */
export function findUploaded(db: DataSource, bytes: Buffer): Promise<Image | null> {
  return db.manager.findOneBy(Image, { sha256: hashOf(bytes) });
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * Stores an encoded upload. If another request has already stored the same upload, returns that image. After a failed
 * write, housekeeping deletes the files later, because a request that timed out may still reach the storage.
 */
export async function createImage(services: ImageServices, upload: Upload, encoded: EncodedImage): Promise<Image> {
  const { db, imageStores, log } = services;
  const { current: storage, byName } = imageStores;
  const store = byName[storage]!;
  const { width, height, files } = encoded;
  const id = randomUUID();
  const removal = { imageId: id, storage, names: files.map(({ name }) => name) };
  if (!store.isDatabase) await db.manager.insert(ImageRemoval, removal);
  await store.write(id, files);
  try {
    return await db.transaction(async (manager) => {
      await manager.insert(Image, {
        id,
        sha256: hashOf(upload.bytes),
        width,
        height,
        fileName: upload.fileName,
        uploadBytes: upload.bytes.length,
        storage,
        createdBy: upload.by,
      });
      const variants = files.map(({ data, ...file }) => ({
        ...file,
        imageId: id,
        bytes: data.length,
        data: store.isDatabase ? Buffer.from(data) : null,
      }));
      await manager.insert(ImageVariant, variants);
      await manager.delete(ImageRemoval, { imageId: id });
      return manager.findOneByOrFail(Image, { id });
    });
  } catch (error) {
    await tryRemoveFiles(services, removal);
    const isStored = violatedConstraint(error) === "images_sha256_key";
    const other = isStored ? await findUploaded(db, upload.bytes) : null;
    if (other === null) throw error;
    log.debug({ imageId: other.id }, "an image was uploaded twice at the same time");
    return other;
  }
}

/**
 * Deletes the files of an image whose rows were rolled back or deleted. Does nothing if the upload was committed after
 * all, for example when the connection broke during the commit.
 */
export async function removeFiles(
  { db, imageStores }: Pick<ImageServices, "db" | "imageStores">,
  { imageId, storage, names }: Pick<ImageRemoval, "imageId" | "storage" | "names">,
): Promise<void> {
  // The lock waits until the upload's transaction has ended.
  const rows = await db.query<unknown[]>("SELECT FROM image_removals WHERE image_id = $1 FOR UPDATE", [imageId]);
  const store = imageStores.byName[storage];
  if (rows.length === 0 || store === undefined) return;
  await store.remove(imageId, names);
  await db.manager.delete(ImageRemoval, { imageId });
}

/** Tries to delete the files now. If this fails, housekeeping tries again later. */
async function tryRemoveFiles(services: ImageServices, removal: Parameters<typeof removeFiles>[1]): Promise<void> {
  await removeFiles(services, removal).catch((err: unknown) => {
    services.log.warn(
      { err, imageId: removal.imageId },
      "the files of an image could not be deleted yet; the server will retry",
    );
  });
}

/** @throws NotFoundError if the image does not exist. */
export async function updateImage(db: DataSource, id: string, alt: string): Promise<Image> {
  if (isUuid(id)) await db.manager.update(Image, { id }, { alt: alt.trim() });
  const image = isUuid(id) ? await db.manager.findOneBy(Image, { id }) : null;
  if (image === null) throw new NotFoundError("image");
  return image;
}

/**
 * Deletes an image with its files. Returns false if it does not exist.
 * @throws ConflictError with the image's uses while a row refers to the image.
 */
export async function deleteImage(services: ImageServices, imageId: string): Promise<boolean> {
  const { db } = services;
  if (!isUuid(imageId)) return false;
  const id = imageId.toLowerCase();
  const deleted = await db.transaction(async (manager) => {
    const image = await manager.findOne(Image, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (image === null) return null;
    const names = (
      await manager.find(ImageVariant, { where: { imageId: id }, select: { name: true, imageId: true } })
    ).map(({ name }) => name);
    await rejectUsed(manager, id);
    await manager.delete(Image, { id });
    const removal = { imageId: id, storage: image.storage, names };
    if (image.storage !== "database") await manager.insert(ImageRemoval, removal);
    return removal;
  });
  if (deleted === null) return false;
  await tryRemoveFiles(services, deleted);
  return true;
}

async function rejectUsed(manager: EntityManager, id: string): Promise<void> {
  const uses = (await findImageUses(manager, [id])).get(id) ?? [];
  if (uses.length === 0) return;
  const names = uses.slice(0, 3).map(describeUse).join(", ");
  const rest = uses.length > 3 ? " and others" : "";
  throw new ConflictError(`The image is in use: ${names}${rest}. Choose another image there, then delete this one.`, {
    uses,
  });
}

function describeUse({ noun, name, field }: ImageUse): string {
  return `${noun} ${JSON.stringify(name)} (${field})`;
}
