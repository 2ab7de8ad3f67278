/**
 * Keeps the admin panel's session. Loads the session once, renews it while the editor works, shares it with other tabs,
 * and checks it after it has expired.
 */
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef, useState, useEffectEvent } from "react";
import { failureOf } from "../../graphql/failure";
import { askWhenSignedOut } from "../../graphql/sessionLink";
import { askToConfirm } from "./secondFactor/confirmation";
import { changeSession, type SessionAccess, type SessionState } from "./session";
import { refreshSessionDocument, SessionDocument } from "./Session.generated";
import { emitSessionEvent, type KnownSession, onSessionEvent } from "./sessionEvents";
import { signOutDocument } from "./signOut.generated";
import { sessionRenewEvery } from "../../../shared/apiLimits";

/** How often the client checks whether its session has expired, in ms. */
const SESSION_CHECK_MS = 30_000;

/** These operations bypass the cache. They use POST, because GET requests are anonymous. */
const fresh = { fetchPolicy: "no-cache", context: { isEditor: true } } as const;

interface SessionKeeper {
  state: SessionState;
  /** Access to the session, or null if there is none. */
  access: SessionAccess | null;
  /** Whether the sign-in dialog is open. */
  isSignInOpen: boolean;
  /** Called when the editor dismisses the sign-in dialog. */
  decline: () => void;
  /** Loads the session again after a failure. */
  retry: () => void;
}

/** Tells all tabs whether there is a session, based on a response. */
function broadcast(session: KnownSession | null): void {
  emitSessionEvent(session ? { type: "TOKEN_REFRESHED", session } : { type: "SIGNED_OUT" });
}

export function useSessionKeeper(): SessionKeeper {
  const client = useApolloClient();
  const [state, setState] = useState<SessionState>({ status: "unknown" });
  const [isSignInOpen, setIsSignInOpen] = useState(false);
  /** The operations that wait until the editor has signed in. */
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);

  const actions = useMemo(() => {
    async function fetchSession(): Promise<KnownSession | null> {
      const { data } = await client.query({ query: SessionDocument, ...fresh });
      return data?.session ?? null;
    }
    function settle(isSignedIn: boolean) {
      for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
      setIsSignInOpen(false);
    }
    return {
      settle,
      load: () =>
        fetchSession().then(
          (session) => setState(session ? { status: "active", session } : { status: "none" }),
          (error: unknown) => setState({ status: "unknown", failure: failureOf(error) }),
        ),
      // If the request fails, for example because the browser is offline, the state stays unchanged until a later
      // check.
      check: () => void fetchSession().then(broadcast, () => undefined),
      renew: () =>
        void client
          .mutate({ mutation: refreshSessionDocument, fetchPolicy: "no-cache" })
          .then(({ data }) => broadcast(data?.refreshSession ?? null))
          .catch(() => undefined),
      askToSignIn: () => setIsSignInOpen(true),
      /**
       * Waits for a session after the API has rejected an operation. The editor may have signed in since the request
       * was sent.
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
        // Clears the cache, because it contains data that only editors may see.
        await client.clearStore();
      },
    };
  }, [client]);

  useEffect(() => {
    const stopListening = onSessionEvent((event) => {
      setState((before) => changeSession(before, event));
      if (event.type === "SIGNED_OUT") setIsSignInOpen(true);
      else actions.settle(true);
    });
    const stopAsking = askWhenSignedOut((code) =>
      code === "UNAUTHENTICATED" ? actions.waitForSession() : askToConfirm(),
    );
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
  return {
    state,
    access,
    isSignInOpen: isEnded && isSignInOpen,
    decline: () => actions.settle(false),
    retry: actions.load,
  };
}

/** The functions that renew and check a session. */
interface Keeper {
  /** Renews the session on the server. */
  renew: () => void;
  /** Asks the server whether the session still exists. */
  check: () => void;
}

/** The events that show that the editor is working. */
const signs = ["keydown", "pointerdown"] as const;

/**
 * Returns when a session expires, based on this browser's clock. The server's clock may differ, so the function counts
 * from now. Call it right after the response.
 */
function endOf({ lastUsedAt, expiresAt }: KnownSession): number {
  if (lastUsedAt === null || expiresAt === null) return Number.POSITIVE_INFINITY;
  return Date.now() + Date.parse(expiresAt) - Date.parse(lastUsedAt);
}

/**
 * Renews a session while the editor works, and checks whether it has ended.
 * @param session The session, or null if there is none.
 */
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
    }, sessionRenewEvery);
    for (const sign of signs) window.addEventListener(sign, noteWork, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, noteWork);
    };
  }, [isKept]);

  useEffect(() => {
    if (session === null || session.isDemo) return undefined;
    const end = endOf(session);
    // A single timer for the expiration time would pause while the computer sleeps.
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
