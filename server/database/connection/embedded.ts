/**
 * The embedded database, which needs no setup. It is PostgreSQL compiled to WebAssembly, runs in-process, and stores
 * its data in DATA_DIR.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { type Lock, takeLock, untouchedLimit } from "../../platform/lockFile.js";
import { ownIdentity } from "../../platform/processIdentity.js";
import { StartupError } from "../../shared/errors.js";

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
 * The names that DATA_DIR may contain. The database has its own subdirectory, because DATA_DIR itself may be a mount
 * point, which can't be renamed.
 */
const names = { database: "postgres", unfinished: "postgres.new", lock: "lock" };

/** The extensions that migrations create. `CREATE EXTENSION` finds only the extensions loaded here. */
const extensions = { pg_trgm };

/** Whether `dataDir` does not contain a database yet. */
export function isNew(dataDir: string): boolean {
  return !existsSync(join(resolve(dataDir), names.database));
}

/**
 * Opens the database in `dataDir`, and creates it on first use. With `memory://`, stores nothing on disk.
 * @throws StartupError when the directory can't be used, for example because another process uses it.
 */
export async function openEmbedded(dataDir: string, options: { loadDataDir?: Blob } = {}): Promise<Embedded> {
  if (dataDir.startsWith("memory://"))
    return wrap(await PGlite.create({ dataDir, extensions, ...options }), () => undefined);
  const directory = resolve(dataDir);
  const release = await lock(directory);
  try {
    return wrap(await openDirectory(directory), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** How long to wait for another process that is shutting down to release the directory, in ms. */
const lockPatience = 2_000;

async function lock(directory: string): Promise<() => void> {
  try {
    makeDirectory(directory);
    rejectForeignFiles(directory);
    const taken = await takeLockSoon(join(directory, names.lock));
    if (taken.isHeld) return taken.release;
    throw new StartupError(
      `The data directory ${directory} is in use by another process (PID ${taken.holder.pid}): ` +
        "stop that process first, or set DATA_DIR to another directory.",
    );
  } catch (error) {
    throw error instanceof StartupError ? error : unusable(directory, error as NodeJS.ErrnoException);
  }
}

/**
 * Tries to take the lock until `lockPatience` is over. If a process in another container holds the lock, tries for
 * `untouchedLimit` longer, because that process does not count as dead until then.
 */
async function takeLockSoon(path: string): Promise<Lock> {
  const begun = performance.now();
  for (;;) {
    const taken = takeLock(path);
    if (taken.isHeld) return taken;
    const patience = taken.holder.namespace === ownIdentity().namespace ? lockPatience : untouchedLimit + lockPatience;
    if (performance.now() - begun > patience) return taken;
    await setTimeout(100);
  }
}

/**
 * Creates one directory level at a time. On a file system that can't create directories, such as /proc,
 * `mkdirSync` with `recursive` never returns.
 */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory);
}

/** Rejects a directory that contains other files but none of our databases. */
function rejectForeignFiles(directory: string): void {
  const isOurs = existsSync(join(directory, names.database, "PG_VERSION"));
  const ours = Object.values(names);
  const isForeign = (name: string) =>
    !name.startsWith(".") && name !== "lost+found" && !ours.some((own) => name === own || name.startsWith(`${own}.`));
  if (isOurs || !readdirSync(directory).some(isForeign)) return;
  throw new StartupError(
    `DATA_DIR ${directory} contains other files but no HonestOdds database: set it to an empty or new directory.`,
  );
}

function unusable(directory: string, error: NodeJS.ErrnoException): StartupError {
  if (error.code === "EEXIST" || error.code === "ENOTDIR")
    return new StartupError(
      `DATA_DIR ${directory} is not a directory: set it to a directory that this process may write to.`,
    );
  const reason = error.code ?? error.message;
  return new StartupError(
    `The data directory ${directory} can't be written to (${reason}): make it writable, or set DATA_DIR to another directory.`,
  );
}

async function openDirectory(directory: string): Promise<PGlite> {
  const database = join(directory, names.database);
  try {
    if (!existsSync(database)) await create(directory, database);
    return await PGlite.create({ dataDir: database, extensions });
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
 * Creates the database under a temporary name and renames it when it is complete, so an interruption leaves no partial
 * database.
 */
async function create(directory: string, database: string): Promise<void> {
  const unfinished = join(directory, names.unfinished);
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: unfinished, extensions });
  await pglite.close();
  renameSync(unfinished, database);
}

/** How long consecutive statements may run before the event loop serves other requests, in ms. */
const turnTime = 5;

/**
 * Adapts PGlite to `pg`, and yields to the event loop between statements. PGlite replies without waiting for I/O.
 * Without yielding, a sequence of statements would block the event loop until the last one.
 */
function wrap(pglite: PGlite, release: () => void): Embedded {
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
      if (!pglite.closed) await pglite.close();
      release();
    },
  };
}
