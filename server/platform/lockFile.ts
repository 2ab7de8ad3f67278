/** A lock file that one living process holds. A lock that a dead process left behind is taken over. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { isAlive, ownIdentity, type ProcessIdentity } from "./processIdentity.js";

export type Lock = { held: true; release(): void } | { held: false; holder: ProcessIdentity };

/** Paths that this process holds: its own number in a lock file means another thing without them. */
const ownLocks = new Set<string>();

/** Takes the lock at `path`, or says which living process holds it. Throws the file system's error when it can't be written. */
export function takeLock(path: string): Lock {
  const identity = ownIdentity();
  if (ownLocks.has(path)) return { held: false, holder: identity };
  const candidate = `${path}.${process.pid}`;
  writeFileSync(candidate, JSON.stringify(identity));
  try {
    while (!placed(candidate, path)) {
      const content = readIfThere(path);
      if (content === null) continue;
      const holder = parseIdentity(content);
      const isOurOldNumber = holder?.pid === process.pid;
      if (holder && !isOurOldNumber && isAlive(holder)) return { held: false, holder };
      removeIfStill(path, content);
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  ownLocks.add(path);
  const release = () => {
    if (ownLocks.delete(path)) rmSync(path, { force: true });
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

/** Moves the dead process's lock away; if another process was quicker, what was moved is its lock and goes back. */
function removeIfStill(path: string, content: string): void {
  const aside = `${path}.${process.pid}.old`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if (readIfThere(aside) !== content) placed(aside, path);
  rmSync(aside, { force: true });
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
    const { pid, startedAt } = JSON.parse(content) as Partial<ProcessIdentity>;
    return Number.isInteger(pid) ? { pid: pid!, startedAt: startedAt ?? null } : null;
  } catch {
    return null;
  }
}
