/**
 * Protects unsaved input on a page. The router asks the guard before every navigation (app/navigation/SiteRouter.tsx).
 */
interface LeaveGuard {
  /** Returns whether navigating to this URL would leave the guarded page. */
  isLeftBy: (to: URL) => boolean;
  /** Asks the visitor whether to leave. Resolves to true if the navigation may continue. */
  ask: () => Promise<boolean>;
}

let guard: LeaveGuard | null = null;

/** Sets the guard, which replaces any earlier guard. Returns a function that removes it. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Returns the guard that must be asked before navigating to a URL, or null if there is none. */
export function guardAgainst(to: string): LeaveGuard | null {
  return guard?.isLeftBy(new URL(to, window.location.href)) ? guard : null;
}
