/** The database that needs no setup: PostgreSQL compiled to WebAssembly, in this process, in one directory of ours. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { type Lock, takeLock, untouchedLimit } from "../../platform/lockFile.js";
import { ownIdentity } from "../../platform/processIdentity.js";
import { StartupError } from "../../shared/errors.js";

export interface Embedded {
  /** Spread into the options of a `pg` pool of size 1: its connections then lead into this process. */
  poolConfig: object;
  /** Calls `handler` for every committed NOTIFY on the channel, until the returned function is called. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  /** The whole database as one file, for `loadDataDir`. */
  dump(): Promise<Blob>;
  /** Writes everything out and gives the directory free. Closing twice is harmless. */
  close(): Promise<void>;
}

/** What DATA_DIR may hold. The database has a directory of its own inside, because DATA_DIR itself may be a mount. */
const names = { database: "postgres", unfinished: "postgres.new", lock: "lock" };

/** What the migrations create: `CREATE EXTENSION` finds only what is loaded with the database. */
const extensions = { pg_trgm };

/** Whether there is no database yet in `dataDir`. */
export function isNew(dataDir: string): boolean {
  return !existsSync(join(resolve(dataDir), names.database));
}

/** Opens the database in `dataDir` and creates it on first use; `memory://` stores nothing. @throws StartupError */
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

/** Milliseconds that a process which is just ending has to give its directory free. */
const lockPatience = 2_000;

async function lock(directory: string): Promise<() => void> {
  try {
    makeDirectory(directory);
    refuseForeign(directory);
    const taken = await takeLockSoon(join(directory, names.lock));
    if (taken.held) return taken.release;
    throw new StartupError(
      `The data directory ${directory} is in use by another process (number ${taken.holder.pid}): ` +
        "stop that one first, or set DATA_DIR to another directory.",
    );
  } catch (error) {
    throw error instanceof StartupError ? error : unusable(directory, error as NodeJS.ErrnoException);
  }
}

/** One of another container that died is told from a living one only after a while, so that a restart waits for it. */
async function takeLockSoon(path: string): Promise<Lock> {
  const begun = performance.now();
  for (;;) {
    const taken = takeLock(path);
    if (taken.held) return taken;
    const patience = taken.holder.namespace === ownIdentity().namespace ? lockPatience : untouchedLimit + lockPatience;
    if (performance.now() - begun > patience) return taken;
    await new Promise((again) => setTimeout(again, 100));
  }
}

/** One level at a time: on a file system that makes no directories, such as /proc, Node's recursive way never ends. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory);
}

/** Rejects a directory that is used for something else. */
function refuseForeign(directory: string): void {
  const isOurs = existsSync(join(directory, names.database, "PG_VERSION"));
  const ours = Object.values(names);
  const isForeign = (name: string) =>
    !name.startsWith(".") && name !== "lost+found" && !ours.some((own) => name === own || name.startsWith(`${own}.`));
  if (isOurs || !readdirSync(directory).some(isForeign)) return;
  throw new StartupError(
    `DATA_DIR ${directory} holds other files and no database of ours: set it to an empty directory or to a new one.`,
  );
}

function unusable(directory: string, error: NodeJS.ErrnoException): StartupError {
  if (error.code === "EEXIST" || error.code === "ENOTDIR")
    return new StartupError(`DATA_DIR ${directory} is not a directory: set it to one that this process may write to.`);
  const reason = error.code ?? error.message;
  return new StartupError(
    `The data directory ${directory} can't be written to (${reason}): make it writable, or set DATA_DIR to another one.`,
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
    throw new StartupError(
      `The database in ${directory} can't be opened (${firstLine(message)}): ` +
        "restore a backup of it, or set DATA_DIR to a new directory.",
    );
  }
}

const writeFailures = { EACCES: true, EPERM: true, EROFS: true, ENOSPC: true };

function firstLine(message: unknown): string {
  return String(message || "no reason given").split("\n", 1)[0]!;
}

/** Created next to its place and moved there when complete, so an interruption leaves no half-made database. */
async function create(directory: string, database: string): Promise<void> {
  const unfinished = join(directory, names.unfinished);
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: unfinished, extensions });
  await pglite.close();
  renameSync(unfinished, database);
}

function wrap(pglite: PGlite, release: () => void): Embedded {
  const session = takeTurns(pglite);
  return {
    poolConfig: createPgConfig(session.pglite),
    listen: async (channel, handler) => {
      const stop = await pglite.listen(channel, handler);
      return () => stop();
    },
    dump: () => pglite.dumpDataDir("none"),
    close: async () => {
      await session.stop();
      if (!pglite.closed) await pglite.close();
      release();
    },
  };
}

/** How long statements run one after the other before the event loop serves other requests, in ms. */
const turnTime = 5;

interface Session {
  /** What the pool's connection sends its protocol messages to. */
  pglite: PGlite;
  /** Waits for the message in progress. Ignores every later one. */
  stop(): Promise<void>;
}

/**
 * PGlite answers without waiting for input or output. Code that sends one statement after the other would hold the
 * event loop until its last statement.
 */
function takeTurns(pglite: PGlite): Session {
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
      // A failed statement leaves messages in the queue of a closed pool. No one reads the replies.
      if (isStopped) return [];
      const replies = pglite.execProtocolStream(message, options);
      running = replies.catch(() => undefined);
      return replies;
    },
  };
  return {
    pglite: session as PGlite,
    stop() {
      isStopped = true;
      return running.then(() => undefined);
    },
  };
}
