/** Tells every tab of this browser when the editor's session changes, because all tabs share the session cookie. */
import type { Permission, Role } from "../../graphql/schemaTypes.generated";

export interface KnownSession {
  id: string;
  /** The account's email address, or `demo`. */
  name: string;
  role: Role;
  /** Every permission, including those that the session lacks. */
  permissions: { permission: Permission; isAllowed: boolean; roles: Role[] }[];
  isDemo: boolean;
  /** Whether the account must add a second factor before the session can be used for anything else. */
  mustAddSecondFactor: boolean;
  /**
   * When the session was last used, as an ISO 8601 time based on the server's clock. The session expires a fixed time
   * later. Null in demo mode, where sessions never expire.
   */
  lastUsedAt: string | null;
  expiresAt: string | null;
}

export type SessionEvent =
  | { type: "SIGNED_IN"; session: KnownSession }
  | { type: "TOKEN_REFRESHED"; session: KnownSession }
  | { type: "SIGNED_OUT" };

const CHANNEL = "honestodds-session";

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

function notify(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

function isSession(value: unknown): value is KnownSession {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, role, permissions, isDemo, lastUsedAt, expiresAt } = value as Partial<KnownSession>;
  if (typeof role !== "string" || !Array.isArray(permissions)) return false;
  const areTimes = [lastUsedAt, expiresAt].every((time) => time === null || typeof time === "string");
  return typeof id === "string" && typeof name === "string" && typeof isDemo === "boolean" && areTimes;
}

/** Returns whether a message is a session event. Another tab may run another version of this code. */
function isEvent(value: unknown): value is SessionEvent {
  if (typeof value !== "object" || value === null) return false;
  const { type, session } = value as { type?: unknown; session?: unknown };
  return type === "SIGNED_OUT" || ((type === "SIGNED_IN" || type === "TOKEN_REFRESHED") && isSession(session));
}

/** Sends an event to this tab and all other tabs. */
export function emitSessionEvent(event: SessionEvent): void {
  notify(event);
  channel?.postMessage(event); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has none
}

/** Listens to the events of this tab and all other tabs. Returns an unsubscribe function. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  if (channel === null && typeof BroadcastChannel !== "undefined") {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isEvent(data)) notify(data);
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}
