import { useEffect, useEffectEvent, useRef } from "react";
import { useConfirm } from "../../../shared/confirm";
import { guardLeaving } from "../../../shared/leaving";
import { panelMessages } from "../../messages";
import { panelView } from "../../shell/panelView";

/** Returns whether navigating to another URL would leave the form. */
function isLeftBy(form: URL, to: URL): boolean {
  return to.pathname !== form.pathname || panelView(to.searchParams) !== panelView(form.searchParams);
}

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Asks before the editor leaves a form with unsaved input. `hasChangesNow` is called when the editor leaves, because
 * `hasChanges` can still be true right after a save. Returns a function that removes the guard before React renders the
 * saved state.
 */
export function useLeaveGuard(hasChanges: boolean, hasChangesNow: () => boolean): () => void {
  const stop = useRef(() => {});
  const ask = useConfirm();
  const askToLeave = useEffectEvent(() => ask(panelMessages.leaveForm));
  const isAtRisk = useEffectEvent(hasChangesNow);
  useEffect(() => {
    if (!hasChanges) return undefined;
    window.addEventListener("beforeunload", askBrowser);
    const here = new URL(window.location.href);
    const release = guardLeaving({ isLeftBy: (to) => isLeftBy(here, to) && isAtRisk(), ask: () => askToLeave() });
    stop.current = () => {
      release();
      window.removeEventListener("beforeunload", askBrowser);
    };
    return () => stop.current();
  }, [hasChanges]);
  return () => stop.current();
}
