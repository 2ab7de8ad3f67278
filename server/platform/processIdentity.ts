/** Distinguishes a process from a later process with the same id. */
import { readFileSync, readlinkSync } from "node:fs";

export interface ProcessIdentity {
  /** The namespace of the process id. It is needed because containers reuse the same ids. Null without /proc. */
  namespace: string | null;
  pid: number;
  /** The process's start time in clock ticks since boot; null without /proc. */
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

/** Whether a process of our own namespace still runs. Without /proc, any process with the same id counts. */
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

/** Reads field 22 of /proc/PID/stat. Field 2, the name, is in parentheses and may contain spaces. */
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
