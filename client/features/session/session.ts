/** What the panel knows of its session, and how an event changes it. */
import { createContext, useContext } from "react";
import type { Failure } from "../../graphql/pageQuery";
import type { KnownSession, SessionEvent } from "./sessionEvents";

export type SessionState =
  | { status: "unknown"; failure?: Failure }
  /** Nobody has signed in, or whoever had has signed out here: there is nothing to lose. */
  | { status: "none" }
  | { status: "active"; session: KnownSession }
  /** It ended while somebody was at work: the page stays as it is. */
  | { status: "ended"; session: KnownSession };

export function changeSession(state: SessionState, event: SessionEvent): SessionState {
  if (event.type !== "SIGNED_OUT") return { status: "active", session: event.session };
  return "session" in state ? { status: "ended", session: state.session } : { status: "none" };
}

export interface SessionAccess {
  session: KnownSession;
  /** Whether it has ended: whatever is asked next needs signing in first. */
  isEnded: boolean;
  /** Asks to sign in again. */
  askToSignIn: () => void;
  /** Ends it here, or wherever the account is signed in. Rejects with an `ApiError`. */
  signOut: (everywhere: boolean) => Promise<void>;
}

export const SessionContext = createContext<SessionAccess | null>(null);

/** The session of whoever works in the panel. Only inside of it. */
export function useSession(): SessionAccess {
  const access = useContext(SessionContext);
  if (!access) throw new Error("There is no session outside of the panel.");
  return access;
}
