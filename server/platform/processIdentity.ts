/** Identifies processes, so a process is not confused with a later one that has the same id. */
import { readFileSync, readlinkSync } from "node:fs";

export interface ProcessIdentity {
  /** The PID namespace, because different containers use the same process ids. Null without /proc. */
  namespace: string | null;
  pid: number;
  /** The process's start time in clock ticks since boot. Null without /proc. */
  startedAt: string | null;
}

export function ownIdentity(): ProcessIdentity {
  return { namespace: ownNamespace(), pid: process.pid, startedAt: readProcess(process.pid)?.startedAt ?? null };
}

function ownNamespace(): string | null {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return null;
  }
}

/**
 * Whether a process in our own namespace is still running. A zombie counts as dead. Without /proc, any process with the
 * same id counts as that process.
 */
export function isAlive(identity: ProcessIdentity): boolean {
  const now = readProcess(identity.pid);
  if (now?.isZombie) return false;
  if (now !== null && identity.startedAt !== null) return now.startedAt === identity.startedAt;
  try {
    process.kill(identity.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Reads the state and the start time of a process, which are fields 3 and 22 of /proc/PID/stat. The second field, the
 * process name, is in parentheses and may contain spaces. Returns null if the file can't be read.
 */
function readProcess(pid: number): { isZombie: boolean; startedAt: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [startedAt] = fields.slice(19);
    return startedAt === undefined ? null : { isZombie: fields[0] === "Z", startedAt };
  } catch {
    return null;
  }
}
