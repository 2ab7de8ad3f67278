/** A place that stores image files: the database, a folder or a bucket. */
import type { ImageFile } from "../../platform/images/imageFiles.js";

export interface ImageStore {
  /**
   * Whether the files are in the variants' column `data`, so they are read, written and deleted together with their
   * rows. If true, the methods do nothing.
   */
  isDatabase: boolean;
  /**
   * Stores all files of a new image. The image's rows do not exist yet, because no transaction may wait for a store.
   */
  write(imageId: string, files: readonly ImageFile[]): Promise<void>;
  /** Returns a file, or null if there is none. */
  read(imageId: string, name: string): Promise<Buffer | null>;
  /** Deletes all files of an image. Ignores missing files. */
  remove(imageId: string, names: readonly string[]): Promise<void>;
}
