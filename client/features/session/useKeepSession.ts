/** Keeps a session from ending while its editor is at work, and notices when it has ended all the same. */
import { useEffect, useEffectEvent } from "react";
import { SESSION_CHECK_MS, SESSION_RENEW_MS } from "../../shared/limits";
import type { KnownSession } from "./sessionEvents";

interface Keeper {
  /** Counts as a use of the session on the server. */
  renew: () => void;
  /** Asks the server whether there still is one. */
  check: () => void;
}

/** What counts as being at work. */
const signs = ["keydown", "pointerdown"] as const;

/** When a session ends by this browser's clock, which need not agree with the server's: counted from when we hear of it. */
function endOf({ lastUsedAt, expiresAt }: KnownSession): number {
  if (lastUsedAt === null || expiresAt === null) return Number.POSITIVE_INFINITY;
  return Date.now() + Date.parse(expiresAt) - Date.parse(lastUsedAt);
}

/** @param session Null while there is none to keep. */
export function useKeepSession(session: KnownSession | null, keeper: Keeper): void {
  const renew = useEffectEvent(keeper.renew);
  const check = useEffectEvent(keeper.check);
  const isKept = session !== null && !session.isDemo;

  useEffect(() => {
    if (!isKept) return undefined;
    let isAtWork = false;
    const noteWork = () => {
      isAtWork = true;
    };
    const timer = setInterval(() => {
      if (isAtWork) renew();
      isAtWork = false;
    }, SESSION_RENEW_MS);
    for (const sign of signs) window.addEventListener(sign, noteWork, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, noteWork);
    };
  }, [isKept]);

  useEffect(() => {
    if (session === null || session.isDemo) return undefined;
    const end = endOf(session);
    // A timer for the moment itself would sleep with the computer.
    const look = () => {
      if (Date.now() >= end) check();
    };
    const timer = setInterval(look, SESSION_CHECK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [session]);
}
