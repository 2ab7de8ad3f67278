/**
 * The embedded database, which needs no setup. It is PostgreSQL compiled to WebAssembly, runs in-process, and stores
 * its data in DATA_DIR.
 */
import { existsSync, openAsBlob, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { StartupError } from "../../shared/errors.js";
import { lockDataDirectory, names, unusable } from "./dataDirectory.js";

export interface Embedded {
  /** Options for a `pg` pool of size 1. They make its connections stay in-process. */
  poolConfig: object;
  /** Calls `handler` for every committed NOTIFY on the channel, until the caller calls the returned function. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  /** Returns the whole database as one file, for `loadDataDir`. */
  dump(): Promise<Blob>;
  /** Writes all data to disk and releases the directory. Closing twice is harmless. */
  close(): Promise<void>;
}

/**
 * The extensions that migrations create, because `CREATE EXTENSION` finds only the extensions loaded here, and a buffer
 * of 16 MB instead of 128 MB. The files are in memory or in the operating system's cache anyway.
 */
export const embeddedOptions: PGliteOptions = {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
};

/** Whether `dataDir` does not contain a database yet. */
export function isNew(dataDir: string): boolean {
  return !existsSync(join(resolve(dataDir), names.database));
}

/**
 * Opens the database in `dataDir`, and creates it on first use. With `memory://`, stores nothing on disk.
 * @throws StartupError when the directory can't be used, for example because another process uses it.
 */
export async function openEmbedded(dataDir: string, options: { loadDataDir?: Blob } = {}): Promise<Embedded> {
  if (dataDir.startsWith("memory://")) {
    const pglite = await PGlite.create({ ...embeddedOptions, ...options, dataDir });
    return adaptEmbedded(pglite, () => closeOnce(pglite));
  }
  const directory = resolve(dataDir);
  const release = await lockDataDirectory(directory);
  try {
    const pglite = await openDirectory(directory);
    return adaptEmbedded(pglite, () => closeOnce(pglite).then(release));
  } catch (error) {
    release();
    throw error;
  }
}

async function openDirectory(directory: string): Promise<PGlite> {
  const database = join(directory, names.database);
  try {
    if (!existsSync(database)) await create(directory, database);
    return await PGlite.create({ ...embeddedOptions, dataDir: database });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code && code in writeFailures) throw unusable(directory, error as NodeJS.ErrnoException);
    const [reason] = String(message || "no reason given").split("\n", 1);
    throw new StartupError(
      `The database in ${directory} can't be opened (${reason}): ` +
        "restore a backup of it, or set DATA_DIR to a new directory.",
    );
  }
}

const writeFailures = { EACCES: true, EPERM: true, EROFS: true, ENOSPC: true };

/**
 * The file with an empty database, which the build writes. Without it, during development, PGlite creates the database,
 * which takes far more memory.
 */
const builtCluster = join(import.meta.dirname.replace(/(?<=[/\\]dist[/\\])server\b.*$/, "embedded"), "cluster.tar.gz");

/**
 * Creates the database under a temporary name and renames it when it is complete, so an interruption leaves no partial
 * database.
 */
async function create(directory: string, database: string): Promise<void> {
  const unfinished = join(directory, names.unfinished);
  rmSync(unfinished, { recursive: true, force: true });
  const loadDataDir = existsSync(builtCluster) && { loadDataDir: await openAsBlob(builtCluster) };
  const pglite = await PGlite.create({ ...embeddedOptions, ...loadDataDir, dataDir: unfinished });
  await pglite.close();
  renameSync(unfinished, database);
}

/** How long consecutive statements may run before the event loop serves other requests, in ms. */
const turnTime = 5;

async function closeOnce(pglite: PGlite): Promise<void> {
  if (!pglite.closed) await pglite.close();
}

/**
 * Adapts PGlite to `pg`, and yields to the event loop between statements. PGlite replies without waiting for I/O.
 * Without yielding, a sequence of statements would block the event loop until the last one.
 * @param close Called by `close()` after the last statement.
 */
export function adaptEmbedded(pglite: PGlite, close: () => Promise<void>): Embedded {
  let last = performance.now();
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const session: Pick<PGlite, "waitReady" | "execProtocolStream"> = {
    waitReady: pglite.waitReady,
    async execProtocolStream(message, options) {
      if (performance.now() - last > turnTime) {
        await new Promise((others) => setImmediate(others));
        last = performance.now();
      }
      // After a failed statement, a closed pool still sends its queued messages. Nothing reads the replies.
      if (isStopped) return [];
      const replies = pglite.execProtocolStream(message, options);
      running = replies.catch(() => undefined);
      return replies;
    },
  };
  return {
    poolConfig: createPgConfig(session as PGlite),
    listen: (channel, handler) => pglite.listen(channel, handler),
    dump: () => pglite.dumpDataDir("none"),
    async close() {
      isStopped = true;
      await running;
      await close();
    },
  };
}
