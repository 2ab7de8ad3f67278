/** Deletes the files of failed uploads, and of deleted images whose deletion can no longer be undone. */
import { In, IsNull, LessThan } from "typeorm";

import { ImageRemoval, type ImageStorage } from "../../database/entities/image.entity.js";
import type { Clock } from "../../platform/clock.js";
import { type ImageServices, removeFiles } from "./image.commands.js";

/** How old a leftover file must be before housekeeping deletes it, in ms. No upload takes this long. */
export const imageRemovalDelay = 3_600_000;

/** The maximum number of images per run. */
const maxRemovals = 100;

/** Deletes only files that this database has recorded, because the folder or bucket may contain other files. */
export async function deleteLeftoverFiles(
  services: Pick<ImageServices, "db" | "imageStores" | "log"> & { clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const { db, imageStores, clock, log } = services;
  // The delay is long enough that it does not matter if the clocks of the server and the database differ.
  const due = LessThan(new Date(clock.now().getTime() - imageRemovalDelay));
  const storage = In(Object.keys(imageStores.byName) as ImageStorage[]);
  const removals = await db.manager.find(ImageRemoval, {
    where: [
      { createdAt: due, undoableUntil: IsNull(), storage },
      { undoableUntil: due, storage },
    ],
    order: { createdAt: "ASC" },
    take: maxRemovals,
  });
  for (const removal of removals) {
    if (signal?.aborted) return;
    await removeFiles(services, removal).catch((err: unknown) => {
      log.warn({ err, imageId: removal.imageId }, "the files of an image could not be deleted");
    });
  }
}
