import { useEffect, useEffectEvent, useRef } from "react";
import { useConfirm } from "../../shared/confirm";
import { guardLeaving } from "../../shared/leaving";
import { messages } from "../../shared/messages";
import { readAdminTab } from "./adminTabs";

/** Whether going to an address leaves the form that stands at another one. */
function isLeftBy(form: URL, to: URL): boolean {
  const isSameTab = readAdminTab(to.searchParams.get("tab")) === readAdminTab(form.searchParams.get("tab"));
  return to.pathname !== form.pathname || !isSameTab || to.searchParams.get("edit") !== form.searchParams.get("edit");
}

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * While there is something to lose, leaving the form asks first: within the site, and out of it. `hasChangesNow` is asked
 * at that moment: a form that was just saved is left without a question. Returns how to let the editor leave before React
 * has rendered what was saved.
 */
export function useLeaveGuard(hasChanges: boolean, hasChangesNow: () => boolean): () => void {
  const stop = useRef(() => {});
  const ask = useConfirm();
  const askToLeave = useEffectEvent(() => ask(messages.leaveForm));
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
