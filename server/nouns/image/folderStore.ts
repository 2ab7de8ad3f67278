/** Stores the files of each image in a subfolder whose name is the image's id. */
import { constants } from "node:fs";
import { access, mkdir, open, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { StartupError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import { checkFileName, checkImageId } from "./image.paths.js";
import type { ImageStore } from "./imageStore.js";

/** A file in the folder. If it is missing, the folder is not the one with the images, because its disk is not mounted. */
const marker = ".honestodds-images";

/**
 * Creates the folder if it is missing. Marks a folder that holds images, or in which no image was ever stored.
 * @param isNew Whether no image is stored in the folder yet, according to the database.
 * @throws StartupError when the folder can't be created or written to.
 */
export async function openFolderStore(folder: string, isNew: () => Promise<boolean>): Promise<ImageStore> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Other files say nothing, because the folder of a disk that is not mounted can contain some.
    if ((await readdir(folder)).some(isUuid) || (await isNew())) await writeFile(join(folder, marker), "");
  } catch (error) {
    throw new StartupError(
      `The folder ${folder} can't be used for images (${(error as NodeJS.ErrnoException).code}): set IMAGE_DIR to a folder that the server may write to.`,
    );
  }
  return folderStore(folder);
}

/** Returns the store without creating or changing anything. A folder that can't be used fails each operation. */
export function folderStore(folder: string): ImageStore {
  const checkMounted = async () => {
    if (await exists(join(folder, marker))) return;
    throw new Error(
      `The file ${marker} is missing in the image folder ${folder}: mount the folder's disk. If this is the right folder, create the file.`,
    );
  };
  const folderOf = (imageId: string) => join(folder, checkImageId(imageId));
  const unfinishedOf = (imageId: string) => `${folderOf(imageId)}.part`;
  return {
    isDatabase: false,
    // All files appear complete and at the same time, even if the power fails.
    async write(imageId, files) {
      await checkMounted();
      const unfinished = unfinishedOf(imageId);
      await mkdir(unfinished);
      try {
        for (const { name, data } of files) await writeWhole(join(unfinished, checkFileName(name)), data);
        await syncFolder(unfinished);
        await rename(unfinished, folderOf(imageId));
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    async read(imageId, name) {
      const path = join(folderOf(imageId), checkFileName(name));
      try {
        // Do not follow symbolic links, which could lead to other files.
        const [root, real] = await Promise.all([realpath(folder), realpath(path)]);
        return real === join(root, imageId, name) ? await readFile(real) : null;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
        await checkMounted();
        return null;
      }
    },
    async remove(imageId) {
      // Otherwise, the files would appear to have been deleted.
      await checkMounted();
      await access(folder, constants.W_OK | constants.X_OK);
      await rm(unfinishedOf(imageId), { recursive: true, force: true });
      await rm(folderOf(imageId), { recursive: true, force: true });
    },
  };
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function writeWhole(path: string, data: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o644);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Ensures that a folder still lists its files after a power failure. Windows cannot open a folder, and does not need
 * this.
 */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
