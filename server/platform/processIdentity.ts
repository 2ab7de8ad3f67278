/** Tells one process from another that later got the same number. */
import { readFileSync, readlinkSync } from "node:fs";

export interface ProcessIdentity {
  /** Where the number means this process: two containers have the same numbers for different ones. Null without /proc. */
  namespace: string | null;
  pid: number;
  /** The kernel's start time of the process, in clock ticks since boot; null where there is no /proc. */
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

/** Whether a process of our own namespace still runs. Without /proc only its number can be asked for. */
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

/** Field 22 of /proc/PID/stat; the name before it stands in parentheses and may hold anything, spaces included. */
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
