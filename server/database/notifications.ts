/** Listens to PostgreSQL's notifications on a connection of its own, and says when some may have been missed. */
import pg from "pg";

import type { Log } from "../platform/log.js";

export interface Listener {
  onNotify: (payload: string) => void;
  /** The connection answers: whatever was told before has been heard. */
  onBeat?: () => void;
  /** Notifications may be missed from now on: trust nothing that was kept. */
  onLost?: () => void;
  /** Listening again; whatever changed in between was not told. */
  onFound?: () => void;
}

/** Milliseconds between two heartbeats. */
const heartbeatEvery = 500;

/** Milliseconds after which a heartbeat is overdue (design.md section 11, Freshness: 1 s, counted from the last answer). */
export const heartbeatLimit = 1_000 + heartbeatEvery;

/** Listens until the returned function is called, connecting again as often as it takes. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  listener: Listener,
  log: Log,
): Promise<() => Promise<void>> {
  let stopped = false;
  let isLost = false;
  let lastBeat = performance.now();
  let client: pg.Client | null = null;

  /** Also cuts the connection, so that a query that waits on a dead one ends. */
  function lose(reason: string): void {
    if (stopped) return;
    cut(client);
    client = null;
    if (isLost) return;
    isLost = true;
    log.warn({ reason }, "the notification connection is lost; nothing kept is trusted until it is back");
    listener.onLost?.();
  }

  function hear(): void {
    lastBeat = performance.now();
    listener.onBeat?.();
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: heartbeatLimit });
    next.on("error", (error) => lose(error.message));
    next.on("end", () => lose("ended"));
    next.on("notification", ({ payload }) => listener.onNotify(payload ?? ""));
    await next.connect();
    await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    client = next;
    hear();
  }

  async function beat(): Promise<void> {
    if (client === null) {
      await connect();
      if (isLost) {
        isLost = false;
        listener.onFound?.();
      }
      return;
    }
    await client.query("SELECT 1");
    hear();
  }

  await connect();
  let isBeating = false;
  const timer = setInterval(() => {
    if (client !== null && performance.now() - lastBeat > heartbeatLimit) lose("heartbeat overdue");
    if (isBeating) return;
    isBeating = true;
    beat()
      .catch((error: unknown) => lose(String(error)))
      .finally(() => {
        isBeating = false;
      });
  }, heartbeatEvery);
  timer.unref();

  return async () => {
    stopped = true;
    clearInterval(timer);
    await client?.end();
  };
}

/** `end` would wait for an answer that never comes. */
function cut(client: pg.Client | null): void {
  (client as unknown as { connection: { stream: { destroy(): void } } } | null)?.connection.stream.destroy();
}
