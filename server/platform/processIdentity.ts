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
  return { namespace: ownNamespace(), pid: process.pid, startedAt: startTime(process.pid) };
}

function ownNamespace(): string | null {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return null;
  }
}

/**
 * Whether a process in our own namespace is still running. Without /proc, any process with the same id counts as that
 * process.
 */
export function isAlive(identity: ProcessIdentity): boolean {
  const now = startTime(identity.pid);
  if (now !== null && identity.startedAt !== null) return now === identity.startedAt;
  try {
    process.kill(identity.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Reads field 22 of /proc/PID/stat. The second field, the process name, is in parentheses and may contain spaces. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const isZombie = fields[0] === "Z";
    return isZombie ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}
