/** Something on the page that would be sorry to be left: the router asks it before it goes anywhere (app/guardedHistory.ts). */
export interface LeaveGuard {
  /** Whether going to this address would leave it. */
  isLeftBy: (to: URL) => boolean;
  /** Asks whoever is here. Resolves with whether to go. */
  ask: () => Promise<boolean>;
}

let guard: LeaveGuard | null = null;

/** Sets the one guard there is. Answers how to take it away. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** The guard that has to be asked before an address is gone to, if there is one. */
export function guardAgainst(to: string): LeaveGuard | null {
  return guard?.isLeftBy(new URL(to, window.location.href)) ? guard : null;
}
