/**
 * Keeps the admin panel's session: loads it once, renews it while in use, shares it with other tabs, and reloads it
 * when it has expired.
 */
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef, useState, useEffectEvent } from "react";
import { failureOf } from "../../graphql/failure";
import { askWhenSignedOut } from "../../graphql/sessionLink";
import { refreshSessionDocument } from "./refreshSession.generated";
import { changeSession, type SessionAccess, type SessionState } from "./session";
import { SessionDocument } from "./Session.generated";
import { emitSessionEvent, type KnownSession, onSessionEvent } from "./sessionEvents";
import { signOutDocument } from "./signOut.generated";
import { SESSION_CHECK_MS, SESSION_RENEW_MS } from "../../shared/limits";

/** Uses POST, because GET is anonymous, and bypasses the cache. */
const fresh = { fetchPolicy: "no-cache", context: { isEditor: true } } as const;

interface SessionKeeper {
  state: SessionState;
  /** Null without a session. */
  access: SessionAccess | null;
  /** Whether the sign-in dialog is open. */
  isAsking: boolean;
  /** Called when the editor dismisses the sign-in dialog. */
  decline: () => void;
  /** Asks the server again after a failure. */
  retry: () => void;
}

/** Applies a response about the session to all tabs. */
function broadcast(session: KnownSession | null): void {
  emitSessionEvent(session ? { type: "TOKEN_REFRESHED", session } : { type: "SIGNED_OUT" });
}

export function useSessionKeeper(): SessionKeeper {
  const client = useApolloClient();
  const [state, setState] = useState<SessionState>({ status: "unknown" });
  const [isAsking, setIsAsking] = useState(false);
  /** Operations that wait for a sign-in. */
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);

  const actions = useMemo(() => {
    async function fetchSession(): Promise<KnownSession | null> {
      const { data } = await client.query({ query: SessionDocument, ...fresh });
      return data?.session ?? null;
    }
    function settle(isSignedIn: boolean) {
      for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
      setIsAsking(false);
    }
    return {
      settle,
      load: () =>
        fetchSession().then(
          (session) => setState(session ? { status: "active", session } : { status: "none" }),
          (error: unknown) => setState({ status: "unknown", failure: failureOf(error) }),
        ),
      // Offline, the state is unknown until a later check.
      check: () => void fetchSession().then(broadcast, () => undefined),
      renew: () =>
        void client
          .mutate({ mutation: refreshSessionDocument, fetchPolicy: "no-cache" })
          .then(({ data }) => broadcast(data?.refreshSession ?? null))
          .catch(() => undefined),
      askToSignIn: () => setIsAsking(true),
      /**
       * Waits for a session after an operation was rejected. The editor may have signed in since, after an earlier
       * rejection.
       */
      async waitForSession(): Promise<boolean> {
        const session = await fetchSession();
        broadcast(session);
        return session !== null || new Promise((resolve) => waiting.current.push(resolve));
      },
      async signOut(everywhere: boolean) {
        await client.mutate({ mutation: signOutDocument, variables: { everywhere } });
        setState({ status: "none" });
        emitSessionEvent({ type: "SIGNED_OUT" });
        // Removes the cached data that only editors may see.
        await client.clearStore();
      },
    };
  }, [client]);

  useEffect(() => {
    const stopListening = onSessionEvent((event) => {
      setState((before) => changeSession(before, event));
      if (event.type === "SIGNED_OUT") setIsAsking(true);
      else actions.settle(true);
    });
    const stopAsking = askWhenSignedOut(actions.waitForSession);
    void actions.load();
    return () => {
      stopListening();
      stopAsking();
      actions.settle(false);
    };
  }, [actions]);

  const session = "session" in state ? state.session : null;
  useKeepSession(state.status === "active" ? session : null, actions);
  const isEnded = state.status === "ended";
  const access = useMemo(
    () => session && { session, isEnded, askToSignIn: actions.askToSignIn, signOut: actions.signOut },
    [session, isEnded, actions],
  );
  return { state, access, isAsking: isEnded && isAsking, decline: () => actions.settle(false), retry: actions.load };
}

/** Renews a session while its editor works, and detects that it has ended. */
interface Keeper {
  /** Renews the session on the server. */
  renew: () => void;
  /** Asks the server whether the session still exists. */
  check: () => void;
}

/** The events that count as work. */
const signs = ["keydown", "pointerdown"] as const;

/**
 * Returns when a session expires by this browser's clock, which may differ from the server's. Counts from the time of
 * the call, right after the response.
 */
function endOf({ lastUsedAt, expiresAt }: KnownSession): number {
  if (lastUsedAt === null || expiresAt === null) return Number.POSITIVE_INFINITY;
  return Date.now() + Date.parse(expiresAt) - Date.parse(lastUsedAt);
}

/** @param session Null if there is no session to renew. */
function useKeepSession(session: KnownSession | null, keeper: Keeper): void {
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
    // A timer for the expiry itself would pause while the computer sleeps.
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
