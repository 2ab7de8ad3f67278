import { useEffect, useEffectEvent } from "react";

/** The minimum time between two refreshes of an admin list when the editor returns to the window, in ms. */
const REFRESH_PAUSE_MS = 5000;

/**
 * Calls `onReturn` when the editor returns to the window, because other editors may have made changes. Ignores a return
 * less than `REFRESH_PAUSE_MS` after the last call.
 */
export function useWindowReturn(onReturn: () => void): void {
  const handleReturn = useEffectEvent(onReturn);
  useEffect(() => {
    let refreshedAt = Date.now();
    const refreshVisible = () => {
      if (document.visibilityState !== "visible" || Date.now() - refreshedAt < REFRESH_PAUSE_MS) return;
      refreshedAt = Date.now();
      handleReturn();
    };
    window.addEventListener("focus", refreshVisible);
    document.addEventListener("visibilitychange", refreshVisible);
    return () => {
      window.removeEventListener("focus", refreshVisible);
      document.removeEventListener("visibilitychange", refreshVisible);
    };
  }, []);
}
