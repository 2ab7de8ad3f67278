/**
 * Guards a page with unsaved input. The router asks the guard before every navigation
 * (app/navigation/guardedHistory.ts).
 */
interface LeaveGuard {
  /** Returns whether navigating to this URL leaves the guarded page. */
  isLeftBy: (to: URL) => boolean;
  /** Asks the visitor. Resolves with whether to navigate. */
  ask: () => Promise<boolean>;
}

let guard: LeaveGuard | null = null;

/** Sets the only guard. Returns a function that removes it. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Returns the guard to ask before navigating to a URL, or null if there is none. */
export function guardAgainst(to: string): LeaveGuard | null {
  return guard?.isLeftBy(new URL(to, window.location.href)) ? guard : null;
}
