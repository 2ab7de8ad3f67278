/**
 * A lock file, which only one running process can hold. If that process dies, another process can take over the lock. A
 * process cannot see whether a process in another container is running, so each holder regularly updates the
 * modification time of its file. A holder in another container counts as dead if it stops doing so.
 */
import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { isAlive, ownIdentity, type ProcessIdentity } from "./processIdentity.js";

export type Lock = { isHeld: true; release(): void } | { isHeld: false; holder: ProcessIdentity };

/** The time between two updates of the file, in ms. */
const touchEvery = 2_000;

/**
 * If a file has not been updated for this many ms, a holder in another container counts as dead. No database statement
 * delays an update this long.
 */
export const untouchedLimit = 15_000;

/**
 * The paths of the locks that this process holds. Any other lock file with the same process id belongs to an earlier
 * process.
 */
const ownLocks = new Set<string>();

/**
 * Takes the lock at `path`, or returns the running process that holds it.
 * @param untouched How long another container's lock must stay unchanged until its holder counts as dead, in ms.
 * @throws The file system's error when the file can't be written.
 */
export function takeLock(path: string, untouched = untouchedLimit): Lock {
  const identity = ownIdentity();
  if (ownLocks.has(path)) return { isHeld: false, holder: identity };
  // The name contains a random part, because processes in two containers that share the directory can have the same id.
  const candidate = `${path}.${process.pid}.${randomUUID()}`;
  writeFileSync(candidate, JSON.stringify(identity));
  try {
    while (!placed(candidate, path)) {
      const content = readIfThere(path);
      const holder = livingHolder(content, path, untouched);
      if (holder) return { isHeld: false, holder };
      if (content !== null) removeStale(path, content, { candidate, untouched });
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  ownLocks.add(path);
  const timer = setInterval(() => touch(path), touchEvery);
  timer.unref();
  const release = () => {
    clearInterval(timer);
    // Delete the lock only if it is still ours. Another process may have re-created the directory with its own lock.
    if (ownLocks.delete(path) && readIfThere(path) === JSON.stringify(identity)) rmSync(path, { force: true });
  };
  return { isHeld: true, release };
}

/**
 * Creates the file as a hard link, so it appears with its whole content or not at all, and never replaces another file.
 */
function placed(candidate: string, path: string): boolean {
  try {
    linkSync(candidate, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes a stale lock. Only one process can do this at a time, because a second process could otherwise remove the new
 * lock of the first.
 */
function removeStale(
  path: string,
  content: string,
  { candidate, untouched }: { candidate: string; untouched: number },
): void {
  const turn = `${path}.takeover`;
  if (!placed(candidate, turn)) {
    const other = readIfThere(turn);
    if (other !== null && !livingHolder(other, turn, untouched)) rmSync(turn, { force: true });
    return;
  }
  if (readIfThere(path) === content) rmSync(path);
  rmSync(turn);
}

/**
 * Returns the holder of a lock if it is running. Returns null if it is dead, or was an earlier process with our process
 * id.
 */
function livingHolder(content: string | null, path: string, untouched: number): ProcessIdentity | null {
  const holder = content === null ? null : parseIdentity(content);
  if (holder === null) return null;
  if (holder.namespace !== ownIdentity().namespace) return isTouched(path, untouched) ? holder : null;
  return holder.pid !== process.pid && isAlive(holder) ? holder : null;
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The directory is missing or read-only. The code that uses it reports this.
  }
}

function isTouched(path: string, untouched: number): boolean {
  const touchedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touchedAt < untouched;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function parseIdentity(content: string): ProcessIdentity | null {
  try {
    const { namespace, pid, startedAt } = JSON.parse(content) as Partial<ProcessIdentity>;
    return Number.isInteger(pid) ? { namespace: namespace ?? null, pid: pid!, startedAt: startedAt ?? null } : null;
  } catch {
    return null;
  }
}
