/** Stores the files of images: in the database, in a folder, or in a bucket. Each image knows where its files are. */
import type { EntityManager } from "typeorm";

import type { ImageStorage } from "../../database/entities/image.entity.js";
import type { ImageFile } from "../../platform/images/imageFiles.js";
import type { Log } from "../../platform/log.js";
import { AppError } from "../../shared/errors.js";
import { databaseStore } from "./databaseStore.js";
import { openFolderStore } from "./folderStore.js";
import { type Bucket, openS3Store } from "./s3Store.js";

export interface ImageStore {
  /**
   * Whether the files are in the column `data` of the variants, so they are written and deleted with their rows. Then
   * `write` and `remove` do nothing.
   */
  isDatabase: boolean;
  /** Stores all files of a new image. Its rows do not exist yet, because no transaction may wait for a store. */
  write(imageId: string, files: readonly ImageFile[]): Promise<void>;
  /** Returns a file, or null if there is none. */
  read(manager: EntityManager, imageId: string, name: string): Promise<Buffer | null>;
  /** Deletes all files of an image. Files that do not exist are no error. */
  remove(imageId: string, names: readonly string[]): Promise<void>;
}

export interface ImageStores {
  /** The storage of new images. */
  current: ImageStorage;
  /** All storages that are set up. Images stay where they were stored. */
  byName: Partial<Record<ImageStorage, ImageStore>>;
}

/** Where images are stored. The server reads from every storage that is set, and from the database. */
export interface ImageSettings {
  /** The storage of new images. */
  current: ImageStorage;
  /** An absolute path; null if there is no folder. */
  folder: string | null;
  /** Null if there is no bucket. */
  bucket: Bucket | null;
}

/** @throws StartupError when the folder can't be used. */
export async function openImageStores({ current, folder, bucket }: ImageSettings, log: Log): Promise<ImageStores> {
  const byName: ImageStores["byName"] = { database: databaseStore };
  if (folder !== null) byName.folder = withErrors("folder", await openFolderStore(folder), log);
  if (bucket !== null) byName.s3 = withErrors("s3", await openS3Store(bucket), log);
  return { current, byName };
}

/** Logs the errors of a store and hides them from the caller. */
function withErrors(storage: ImageStorage, store: ImageStore, log: Log): ImageStore {
  const explain = (err: unknown): never => {
    log.error({ err, storage }, "the storage of the images failed");
    throw new AppError("The server cannot reach the storage of its images. Retry shortly.", "SERVICE_UNAVAILABLE", {
      http: { status: 503 },
    });
  };
  return {
    isDatabase: store.isDatabase,
    write: (imageId, files) => store.write(imageId, files).catch(explain),
    read: (manager, imageId, name) => store.read(manager, imageId, name).catch(explain),
    remove: (imageId, names) => store.remove(imageId, names).catch(explain),
  };
}
