/** What happens to the editor's session, told to every tab of this browser: they share its cookie. */

export interface KnownSession {
  id: string;
  /** An e-mail address, or `demo`. */
  name: string;
  isDemo: boolean;
  /** The server's time of the use that its end is counted from, ISO 8601; null in demo mode, which does not end by itself. */
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

function tell(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

function isSession(value: unknown): value is KnownSession {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, isDemo, lastUsedAt, expiresAt } = value as Partial<KnownSession>;
  const areTimes = [lastUsedAt, expiresAt].every((time) => time === null || typeof time === "string");
  return typeof id === "string" && typeof name === "string" && typeof isDemo === "boolean" && areTimes;
}

/** Another tab may run another version of this. */
function isEvent(value: unknown): value is SessionEvent {
  if (typeof value !== "object" || value === null) return false;
  const { type, session } = value as { type?: unknown; session?: unknown };
  return type === "SIGNED_OUT" || ((type === "SIGNED_IN" || type === "TOKEN_REFRESHED") && isSession(session));
}

/** Tells this tab and all others. */
export function emitSessionEvent(event: SessionEvent): void {
  tell(event);
  channel?.postMessage(event); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has none
}

/** Listens to this tab and all others. Answers how to stop. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  if (channel === null && typeof BroadcastChannel !== "undefined") {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isEvent(data)) tell(data);
    });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}
