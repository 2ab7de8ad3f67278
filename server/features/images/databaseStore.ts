import { ImageVariant } from "../../database/entities/image.entity.js";
import type { ImageStore } from "./imageStores.js";

/**
 * Reads image files from the database, in the rows of the image's variants. A backup of the database contains the
 * files.
 */
export const databaseStore: ImageStore = {
  isDatabase: true,
  write: async () => undefined,
  async read(manager, imageId, name) {
    const row = await manager.findOne(ImageVariant, {
      where: { imageId, name },
      select: { imageId: true, data: true },
    });
    return row?.data ?? null;
  },
  remove: async () => undefined,
};
