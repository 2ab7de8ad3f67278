/** The commands that back up, restore and move the database, without the terminal. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { ReadImageFile } from "../../server/database/backup/backupImages.js";
import { restoreBackup, type RowCounts, writeBackup } from "../../server/database/backup/backup.js";
import type { DatabaseOptions } from "../../server/database/connection/dataSource.js";
import { isNew } from "../../server/database/connection/embedded.js";
import type { ImageStore } from "../../server/nouns/image/imageStore.js";
import { type ImageSettings, openImageReaders } from "../../server/nouns/image/imageStores.js";
import { StartupError } from "../../server/shared/errors.js";
import { orUsage, withDatabase } from "./command.js";

type DatabaseLocation = Omit<DatabaseOptions, "skipsMigrations" | "isForMaintenance">;

const forMaintenance = (location: DatabaseLocation) => ({ ...location, skipsMigrations: true, isForMaintenance: true });

function describeRows(rows: RowCounts, what: string): string {
  const sum = Object.values(rows).reduce((total, count) => total + count, 0);
  const parts = Object.entries(rows).map(([table, count]) => `${table} ${count}`);
  return `${what}: ${sum} rows (${parts.join(", ")}).\n`;
}

async function backup(
  location: DatabaseLocation,
  path: string,
  readImageFile: ReadImageFile | null,
): Promise<RowCounts> {
  if (location.databaseUrl === undefined && isNew(location.dataDir))
    throw new StartupError(
      `There is no database in ${location.dataDir}. Set DATA_DIR or DATABASE_URL to the database to back up.`,
    );
  return withDatabase(forMaintenance(location), ({ dataSource }) => writeBackup(dataSource, path, readImageFile));
}

/** Reads images from the folder and the bucket in the settings, and counts the files that it can't find. */
async function openImages(settings: ImageSettings) {
  const readers: Partial<Record<string, ImageStore["read"]>> = await openImageReaders(settings);
  const images = {
    missingFiles: 0,
    async read(storage: string, imageId: string, name: string): Promise<Buffer | null> {
      const file = (await readers[storage]?.(imageId, name)) ?? null;
      if (file === null) images.missingFiles += 1;
      return file;
    },
  };
  return images;
}

async function describeBackup(location: DatabaseLocation, path: string, settings: ImageSettings): Promise<string> {
  const images = await openImages(settings);
  const written = describeRows(await backup(location, path, images.read), `Written to ${path}`);
  if (images.missingFiles === 0) return written;
  throw new StartupError(
    `${written}The backup lacks ${images.missingFiles} image files. Set the same image storage variables as on the server, and back up again.`,
  );
}

function restore(location: DatabaseLocation, path: string, replace = false): Promise<RowCounts> {
  return withDatabase(forMaintenance(location), ({ dataSource }) => restoreBackup(dataSource, path, { replace }));
}

async function move(location: DatabaseLocation): Promise<RowCounts> {
  if (location.databaseUrl === undefined)
    throw new StartupError("DATABASE_URL is not set. Set it to the URL of an empty PostgreSQL database.");
  const folder = await mkdtemp(join(tmpdir(), "honestodds-move-"));
  try {
    const path = join(folder, "backup");
    // Omit image files in a folder or bucket, because the server still reads them from there after the move.
    await backup({ ...location, databaseUrl: undefined }, path, null);
    return await restore(location, path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const usage = "Usage: npm run backup -- FILE | npm run restore -- FILE [--replace] | npm run db:move";

/**
 * Runs `backup FILE`, `restore FILE [--replace]` or `move`, and returns the text to print.
 * @throws StartupError for invalid arguments, when the database or the file can't be used, or when image files are
 * missing in a backup.
 */
export async function runBackupCommand(
  args: string[],
  location: DatabaseLocation,
  images: ImageSettings,
): Promise<string> {
  const options = { replace: { type: "boolean", default: false } } as const;
  const { positionals, values } = orUsage(() => parseArgs({ args, options, allowPositionals: true }), usage);
  const [command, path, ...rest] = positionals;
  const isValid = rest.length === 0 && (path === undefined) === (command === "move");
  if (!isValid || (values.replace && command !== "restore")) throw new StartupError(usage);
  if (command === "move") return describeRows(await move(location), "Moved to DATABASE_URL");
  return command === "backup"
    ? describeBackup(location, path!, images)
    : describeRows(await restore(location, path!, values.replace), `Restored from ${path}`);
}
