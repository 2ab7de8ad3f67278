/**
 * Keeps the files of deleted images for a while, so an editor can undo the deletion. A row of `image_removals` says how
 * long. Housekeeping then deletes the files.
 */
import type { EntityManager } from "typeorm";

import { ConflictError } from "../../shared/errors.js";

/** How many days an editor has to undo the deletion of an image. The server keeps the files for that long. */
export const imageUndoDays = 30;

/** Schedules the removal of the files of images. Call this in the transaction that deletes the images. */
export async function scheduleRemoval(manager: EntityManager, imageIds: readonly string[]): Promise<void> {
  await manager.query(
    `INSERT INTO image_removals (image_id, storage, names, undoable_until)
     SELECT id, storage, ARRAY(SELECT name FROM image_variants WHERE image_id = id ORDER BY name),
       now() + $2 * interval '1 day'
     FROM images WHERE id = ANY($1)`,
    [imageIds, imageUndoDays],
  );
}

/**
 * Cancels the removal of the files of images. Call this in the transaction that restores the images. Housekeeping waits
 * for that transaction.
 * @throws ConflictError when the files of an image can no longer be restored.
 */
export async function cancelRemoval(manager: EntityManager, imageIds: readonly string[]): Promise<void> {
  const canceled: unknown[] = await manager.query(
    `WITH canceled AS (
       DELETE FROM image_removals WHERE image_id = ANY($1) AND undoable_until > now() RETURNING image_id
     ) SELECT image_id FROM canceled`,
    [imageIds],
  );
  if (canceled.length < imageIds.length)
    throw new ConflictError("The image's files have been deleted. Upload the image again.");
}
