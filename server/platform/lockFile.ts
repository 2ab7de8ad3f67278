/**
 * A lock file that one living process holds. A dead process's lock is taken over. A process of another container can't
 * be looked up, so each holder touches its file regularly: a file that nobody touches belongs to a dead process.
 */
import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { isAlive, ownIdentity, type ProcessIdentity } from "./processIdentity.js";

export type Lock = { held: true; release(): void } | { held: false; holder: ProcessIdentity };

/** Between two touches, in ms. */
const touchEvery = 2_000;

/** A holder in another container counts as dead when it has not touched its file for this long, in ms. Longer than any statement. */
export const untouchedLimit = 15_000;

/** Paths that this process holds. Any other lock file with its process id is a former process's. */
const ownLocks = new Set<string>();

/** Takes the lock at `path`, or returns the living process that holds it. @throws The file system's error when it can't write. */
export function takeLock(path: string): Lock {
  const identity = ownIdentity();
  if (ownLocks.has(path)) return { held: false, holder: identity };
  // Two containers that share the directory may have processes with the same id.
  const candidate = `${path}.${process.pid}.${randomUUID()}`;
  writeFileSync(candidate, JSON.stringify(identity));
  try {
    while (!placed(candidate, path)) {
      const content = readIfThere(path);
      const holder = livingHolder(content, path);
      if (holder) return { held: false, holder };
      if (content !== null) removeStale(path, content, candidate);
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  ownLocks.add(path);
  const timer = setInterval(() => touch(path), touchEvery);
  timer.unref();
  const release = () => {
    clearInterval(timer);
    // The directory may have been deleted, and made again by another process with its own lock.
    if (ownLocks.delete(path) && readIfThere(path) === JSON.stringify(identity)) rmSync(path, { force: true });
  };
  return { held: true, release };
}

/** A hard link appears with its whole content or not at all, and never over another file. */
function placed(candidate: string, path: string): boolean {
  try {
    linkSync(candidate, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** One process at a time removes a stale lock. Otherwise a second one could remove the lock that the first has just placed. */
function removeStale(path: string, content: string, candidate: string): void {
  const turn = `${path}.takeover`;
  if (!placed(candidate, turn)) {
    const other = readIfThere(turn);
    if (other !== null && !livingHolder(other, turn)) rmSync(turn, { force: true });
    return;
  }
  if (readIfThere(path) === content) rmSync(path);
  rmSync(turn);
}

/** Null for a dead process, and for a former one that had our process id. */
function livingHolder(content: string | null, path: string): ProcessIdentity | null {
  const holder = content === null ? null : parseIdentity(content);
  if (holder === null) return null;
  if (holder.namespace !== ownIdentity().namespace) return isTouched(path) ? holder : null;
  return holder.pid !== process.pid && isAlive(holder) ? holder : null;
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The directory is missing or read-only, which its users report.
  }
}

function isTouched(path: string): boolean {
  const touchedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touchedAt < untouchedLimit;
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
