/** The session of the panel: asked for once, kept while in use, shared with other tabs, and asked for anew when it has ended. */
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { refreshSessionDocument } from "../../graphql/documents/refreshSession";
import { SessionDocument } from "../../graphql/documents/Session";
import { signOutDocument } from "../../graphql/documents/signOut";
import { failureOf } from "../../graphql/failure";
import { askWhenSignedOut } from "../../graphql/sessionLink";
import { changeSession, type SessionAccess, type SessionState } from "./session";
import { emitSessionEvent, type KnownSession, onSessionEvent } from "./sessionEvents";
import { useKeepSession } from "./useKeepSession";

/** By POST, as GET is anonymous; and never out of the cache. */
const fresh = { fetchPolicy: "no-cache", context: { isEditor: true } } as const;

interface SessionKeeper {
  state: SessionState;
  /** Null where nobody has signed in. */
  access: SessionAccess | null;
  /** Whether whoever is here should be asked to sign in again. */
  isAsking: boolean;
  /** They would rather not, for now. */
  decline: () => void;
  /** Asks the server again after a failure. */
  retry: () => void;
}

/** What an answer of the server about the session means for all tabs. */
function tellOf(session: KnownSession | null): void {
  emitSessionEvent(session ? { type: "TOKEN_REFRESHED", session } : { type: "SIGNED_OUT" });
}

export function useSessionKeeper(): SessionKeeper {
  const client = useApolloClient();
  const [state, setState] = useState<SessionState>({ status: "unknown" });
  const [isAsking, setIsAsking] = useState(false);
  /** Operations that wait for somebody to sign in. */
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
      // Without a connection nothing is known: it is looked at again later.
      check: () => void fetchSession().then(tellOf, () => undefined),
      renew: () =>
        void client
          .mutate({ mutation: refreshSessionDocument, fetchPolicy: "no-cache" })
          .then(({ data }) => tellOf(data?.refreshSession ?? null))
          .catch(() => undefined),
      askToSignIn: () => setIsAsking(true),
      /** An operation was refused. Another one may have been refused before, and somebody has signed in since. */
      async waitForSession(): Promise<boolean> {
        const session = await fetchSession();
        tellOf(session);
        return session !== null || new Promise((resolve) => waiting.current.push(resolve));
      },
      async signOut(everywhere: boolean) {
        await client.mutate({ mutation: signOutDocument, variables: { everywhere } });
        setState({ status: "none" });
        emitSessionEvent({ type: "SIGNED_OUT" });
        // What only an editor may see is not left behind.
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
