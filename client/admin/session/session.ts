/** The session state of the admin panel, and how session events change it. */
import { createContext, useContext } from "react";
import type { Failure } from "../../graphql/pageQuery";
import type { KnownSession, SessionEvent } from "./sessionEvents";

export type SessionState =
  | { status: "unknown"; failure?: Failure }
  /** There is no session, or the editor has signed out in this tab. There is no unsaved input to lose. */
  | { status: "none" }
  | { status: "active"; session: KnownSession }
  /** The session ended while the editor was working. The page stays as it is. */
  | { status: "ended"; session: KnownSession };

export function changeSession(state: SessionState, event: SessionEvent): SessionState {
  if (event.type !== "SIGNED_OUT") return { status: "active", session: event.session };
  return "session" in state ? { status: "ended", session: state.session } : { status: "none" };
}

export interface SessionAccess {
  session: KnownSession;
  /** Whether the session has ended. If so, the next operation asks the editor to sign in. */
  isEnded: boolean;
  /** Opens the sign-in dialog. */
  askToSignIn: () => void;
  /** Ends this session, or all sessions of the account. Rejects with an `ApiError`. */
  signOut: (everywhere: boolean) => Promise<void>;
}

export const SessionContext = createContext<SessionAccess | null>(null);

/** Returns the editor's session. Throws outside the admin panel. */
export function useSession(): SessionAccess {
  const access = useContext(SessionContext);
  if (!access) throw new Error("There is no session outside the admin panel.");
  return access;
}
