/**
 * A lock file that one living process holds. A lock that a dead process left behind is taken over. Processes of another
 * container can't be asked for, so that a holder keeps touching its file: one that is untouched for long is dead.
 */
import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { isAlive, ownIdentity, type ProcessIdentity } from "./processIdentity.js";

export type Lock = { held: true; release(): void } | { held: false; holder: ProcessIdentity };

/** Milliseconds between two touches. */
const touchEvery = 2_000;

/** Milliseconds without a touch after which a holder in another container counts as dead; longer than any statement. */
export const untouchedLimit = 15_000;

/** Paths that this process holds: its own number in a lock file means another thing without them. */
const ownLocks = new Set<string>();

/** Takes the lock at `path`, or says which living process holds it. Throws the file system's error when it can't be written. */
export function takeLock(path: string): Lock {
  const identity = ownIdentity();
  if (ownLocks.has(path)) return { held: false, holder: identity };
  // In two containers that share the directory two processes may have the same number.
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
    // Somebody may have taken the directory away, and another process made it anew with a lock of its own.
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

/** One process at a time removes a stale lock, or a second one would remove the lock that the first has put in its place. */
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

/** Null for a dead process, and for an earlier one that had our number: what we hold ourselves is known without a file. */
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
    // The directory is gone or can't be written to; whoever uses it will say so.
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
