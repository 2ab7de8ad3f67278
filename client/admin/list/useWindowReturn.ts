import { useEffect, useEffectEvent } from "react";
import { REFRESH_PAUSE_MS } from "../../shared/limits";

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
