/**
 * Stores the files of images in the database, in a folder, or in a bucket. Each image's row records where its files
 * are.
 */
import type { ImageStorage } from "../../database/entities/image.entity.js";
import type { Log } from "../../platform/log.js";
import { AppError, StartupError } from "../../shared/errors.js";
import { folderStore, openFolderStore } from "./folderStore.js";
import type { ImageStore } from "./imageStore.js";
import { type Bucket, openS3Store } from "./s3Store.js";

/** The files are in the rows of the image's variants, so this store has nothing to read, write or delete. */
const databaseStore: ImageStore = {
  isDatabase: true,
  write: async () => undefined,
  read: async () => null,
  remove: async () => undefined,
};

export interface ImageStores {
  /** The storage for new images. */
  current: ImageStorage;
  /** All configured storages. An image stays in the storage that it was uploaded to. */
  byName: Partial<Record<ImageStorage, ImageStore>>;
}

/** Where images are stored. The server can read from every configured storage, and always from the database. */
export interface ImageSettings {
  /** The storage for new images. */
  current: ImageStorage;
  /** An absolute path. Null if no folder is configured. */
  folder: string | null;
  /** Null if no bucket is configured. */
  bucket: Bucket | null;
}

/**
 * @param isFolderNew Whether no image is stored in the folder yet, according to the database.
 * @throws StartupError when the server can't use the folder.
 */
export async function openImageStores(
  { current, folder, bucket }: ImageSettings,
  log: Log,
  isFolderNew: () => Promise<boolean> = async () => true,
): Promise<ImageStores> {
  const byName: ImageStores["byName"] = { database: databaseStore };
  if (folder !== null) byName.folder = withErrors("folder", await openFolderStore(folder, isFolderNew), log);
  if (bucket !== null) byName.s3 = withErrors("s3", await openS3Store(bucket), log);
  return { current, byName };
}

/** Reads an image's file, or returns null if the storage has none. */
type ReadFile = ImageStore["read"];

/**
 * Opens the storages outside the database for a backup, which only reads. Creates no folder.
 * @throws StartupError when a storage can't be read, which tells the operator what to do. The returned functions throw it
 * too.
 */
export async function openImageReaders({
  folder,
  bucket,
}: ImageSettings): Promise<{ folder?: ReadFile; s3?: ReadFile }> {
  const fromFolder = folder === null ? null : folderStore(folder);
  const fromBucket = bucket === null ? null : await openS3Store(bucket);
  const advice = "Set the same image storage variables as on the server, and run the command as the server's user.";
  const orAdvice =
    ({ read }: ImageStore): ReadFile =>
    (imageId, name) =>
      read(imageId, name).catch((error: Error) => {
        throw new StartupError(`Images can't be read: ${error.message.replace(/\.?$/, ".")} ${advice}`);
      });
  return {
    ...(fromFolder === null ? {} : { folder: orAdvice(fromFolder) }),
    ...(fromBucket === null ? {} : { s3: orAdvice(fromBucket) }),
  };
}

/** Logs a store's errors, and throws a generic error for the caller instead. */
function withErrors(storage: ImageStorage, store: ImageStore, log: Log): ImageStore {
  const explain = (err: unknown): never => {
    log.error({ err, storage }, "the storage of the images failed");
    throw new AppError("The server cannot reach its image storage. Retry shortly.", "SERVICE_UNAVAILABLE", {
      http: { status: 503 },
    });
  };
  return {
    isDatabase: store.isDatabase,
    write: (imageId, files) => store.write(imageId, files).catch(explain),
    read: (imageId, name) => store.read(imageId, name).catch(explain),
    remove: (imageId, names) => store.remove(imageId, names).catch(explain),
  };
}
