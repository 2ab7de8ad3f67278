/**
 * Stores, describes, and deletes uploaded images. The history records these changes, but not the files, which never
 * change.
 */
import { createHash, randomUUID } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";

import { violatedConstraint } from "../../database/connection/postgresErrors.js";
import { Image, ImageRemoval, ImageVariant } from "../../database/entities/image.entity.js";
import { scheduleRemoval } from "../../catalogue/images/imageRemovals.js";
import { findDraftsWithImage, findImageUses, type ImageUse } from "../../catalogue/images/imageUses.js";
import { deleteAll } from "../../catalogue/write/bulkWrites.js";
import { writeCatalogue, type WriteServices } from "../../catalogue/write/writes.js";
import type { EncodedImage } from "../../platform/images/imageFiles.js";
import type { Log } from "../../platform/log.js";
import { ConflictError } from "../../shared/errors.js";
import type { Change, RowVersion } from "../../shared/schema/catalogue/catalogueWrites.js";
import type { Viewer } from "../../shared/schema/policies.js";
import type { ImageInput } from "./image.inputs.js";
import type { ImageStores } from "./imageStores.js";

export interface ImageServices extends WriteServices {
  imageStores: ImageStores;
  log: Log;
}

export interface Upload {
  bytes: Buffer;
  fileName: string;
  by: Pick<Viewer, "id" | "name">;
}

/** Returns the existing image for an earlier upload of the same bytes, or null. */
export function findUploaded(db: DataSource, bytes: Buffer): Promise<Image | null> {
  return db.manager.findOneBy(Image, { sha256: hashOf(bytes) });
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * Stores an encoded upload. If another request has already stored the same bytes, returns that image. If writing the
 * files fails, housekeeping deletes them later, because a request that timed out may still reach the storage.
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
    const change = { actor: upload.by.name, actorId: upload.by.id, operation: "uploadImage" };
    return await writeCatalogue(services, change, async (write) => {
      const image = await write.create("image", {
        id,
        sha256: hashOf(upload.bytes),
        width,
        height,
        fileName: upload.fileName,
        uploadBytes: upload.bytes.length,
        storage,
        createdBy: upload.by.name,
      });
      const variants = files.map(({ data, ...file }) => ({
        ...file,
        imageId: id,
        bytes: data.length,
        data: store.isDatabase ? Buffer.from(data) : null,
      }));
      await write.manager.insert(ImageVariant, variants);
      await write.manager.delete(ImageRemoval, { imageId: id });
      return image;
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
 * Deletes the files of an image whose rows were rolled back or deleted. Does nothing if the image exists after all, for
 * example because the connection broke during the commit of an upload, or because an editor has undone the deletion.
 */
export async function removeFiles(
  { db, imageStores }: Pick<ImageServices, "db" | "imageStores">,
  { imageId, storage, names }: Pick<ImageRemoval, "imageId" | "storage" | "names">,
): Promise<void> {
  // Wait until the transaction of an upload or undo has ended.
  const rows = await db.query<unknown[]>("SELECT FROM image_removals WHERE image_id = $1 FOR UPDATE", [imageId]);
  const store = imageStores.byName[storage];
  if (rows.length === 0 || store === undefined) return;
  await store.remove(imageId, names);
  await db.manager.delete(ImageVariant, { imageId });
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

export interface ImageUpdate extends RowVersion {
  input: ImageInput;
}

/**
 * Changes the given fields of an image.
 * @throws NotFoundError, or ConflictError if the image has changed since.
 */
export function updateImage(
  services: WriteServices,
  change: Change,
  { id, version, input: { fileName, alt } }: ImageUpdate,
): Promise<Image> {
  return writeCatalogue(services, change, (write) =>
    write.update("image", id, version, {
      fileName: fileName?.trim(),
      alt: alt === undefined ? undefined : (alt ?? "").trim(),
    }),
  );
}

/**
 * Deletes an image. Its files remain until the deletion can no longer be undone.
 * @throws NotFoundError, or ConflictError if the image has changed since. If a row or a draft refers to the image, the
 * ConflictError lists the image's uses.
 */
export function deleteImage(
  services: WriteServices,
  change: Change,
  { id, version }: RowVersion,
): Promise<{ id: string; changeSetId: string }> {
  return writeCatalogue(services, change, async (write) => {
    const image = await write.lock("image", id, version);
    await rejectUsed(write.manager, image.id);
    await scheduleRemoval(write.manager, [image.id]);
    await deleteAll(write, "image", [image.id]);
    return { id: image.id, changeSetId: write.changeSetId };
  });
}

async function rejectUsed(manager: EntityManager, id: string): Promise<void> {
  const published = (await findImageUses(manager, [id])).get(id) ?? [];
  const uses = [...published, ...(await findDraftsWithImage(manager, id))];
  if (uses.length === 0) return;
  const names = uses.slice(0, 3).map(describeUse).join(", ");
  const rest = uses.length > 3 ? " and others" : "";
  throw new ConflictError(`The image is in use: ${names}${rest}. Choose another image there, then delete this one.`, {
    uses,
  });
}

function describeUse({ noun, name, field }: ImageUse): string {
  return noun === "draft" ? `the draft of ${JSON.stringify(name)}` : `${noun} ${JSON.stringify(name)} (${field})`;
}
