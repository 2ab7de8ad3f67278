import type { ImageStore } from "./imageStore.js";

/** The files are in the rows of the image's variants, so this store has nothing to read, write or delete. */
export const databaseStore: ImageStore = {
  isDatabase: true,
  write: async () => undefined,
  read: async () => null,
  remove: async () => undefined,
};
