/** The admin panel's session state, and how session events change the state. */
import { createContext, useContext } from "react";
import type { Failure } from "../../graphql/pageQuery";
import type { KnownSession, SessionEvent } from "./sessionEvents";

export type SessionState =
  | { status: "unknown"; failure?: Failure }
  /** There is no session, or the editor has signed out in this tab. No input can be lost. */
  | { status: "none" }
  | { status: "active"; session: KnownSession }
  /** The session ended while the editor was working. The page does not change. */
  | { status: "ended"; session: KnownSession };

export function changeSession(state: SessionState, event: SessionEvent): SessionState {
  if (event.type !== "SIGNED_OUT") return { status: "active", session: event.session };
  return "session" in state ? { status: "ended", session: state.session } : { status: "none" };
}

export interface SessionAccess {
  session: KnownSession;
  /** Whether the session has ended. The next operation then requires signing in. */
  isEnded: boolean;
  /** Opens the sign-in dialog. */
  askToSignIn: () => void;
  /** Ends the session, or all sessions of the account. Rejects with an `ApiError`. */
  signOut: (everywhere: boolean) => Promise<void>;
}

export const SessionContext = createContext<SessionAccess | null>(null);

/** Returns the editor's session. Throws outside the admin panel. */
export function useSession(): SessionAccess {
  const access = useContext(SessionContext);
  if (!access) throw new Error("There is no session outside the admin panel.");
  return access;
}
