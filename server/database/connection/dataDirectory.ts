/** Locks the embedded database's directory, and explains to the operator why a directory can't be used. */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { type Lock, takeLock, untouchedLimit } from "../../platform/lockFile.js";
import { ownIdentity } from "../../platform/processIdentity.js";
import { StartupError } from "../../shared/errors.js";

/**
 * The names that DATA_DIR may contain. The database has its own subdirectory, because DATA_DIR itself may be a mount
 * point, which can't be renamed.
 */
export const names = { database: "postgres", unfinished: "postgres.new", lock: "lock" };

/**
 * How long to wait for another process that is shutting down to release the directory, and when a process in another
 * container counts as dead, in ms.
 */
const lockTimes = { timeout: 2_000, untouchedLimit };

type LockTimes = typeof lockTimes;

/**
 * Creates the directory if necessary, and locks it.
 * @param times Tests pass shorter times.
 * @returns A function that releases the lock.
 * @throws StartupError when the directory can't be used, for example because another process uses it.
 */
export async function lockDataDirectory(directory: string, times = lockTimes): Promise<() => void> {
  try {
    makeDirectory(directory);
    rejectForeignFiles(directory);
    const taken = await takeLockSoon(join(directory, names.lock), times);
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
 * Tries to take the lock until the timeout. If a process in another container holds the lock, tries for `untouchedLimit`
 * longer, because that process does not count as dead until then.
 */
async function takeLockSoon(path: string, { timeout, untouchedLimit: untouched }: LockTimes): Promise<Lock> {
  const begun = performance.now();
  for (;;) {
    const taken = takeLock(path, untouched);
    if (taken.isHeld) return taken;
    const isOurs = taken.holder.namespace === ownIdentity().namespace;
    if (performance.now() - begun > timeout + (isOurs ? 0 : untouched)) return taken;
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

export function unusable(directory: string, error: NodeJS.ErrnoException): StartupError {
  if (error.code === "EEXIST" || error.code === "ENOTDIR")
    return new StartupError(
      `DATA_DIR ${directory} is not a directory: set it to a directory that this process may write to.`,
    );
  const reason = error.code ?? error.message;
  return new StartupError(
    `The data directory ${directory} can't be written to (${reason}): make it writable, or set DATA_DIR to another directory.`,
  );
}
