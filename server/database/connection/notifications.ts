/**
 * Listens to PostgreSQL's notifications, and continuously checks that they arrive. Uses two connections outside the
 * pool. One connection listens, and the other sends heartbeats with `pg_notify`. A heartbeat counts when the listening
 * connection receives it. A reply to a statement proves less: behind a pooler in transaction mode, LISTEN silently has
 * no effect.
 */
import { randomUUID } from "node:crypto";
import pg from "pg";
import type { DataSource } from "typeorm";

import type { Log } from "../../platform/log.js";
import type { RunningTime } from "../../platform/runningTime.js";
import { connectionOf, cut } from "./driverConnection.js";
import { TimeoutClosingClient } from "./timeoutClosingClient.js";

export interface Listener {
  onNotify: (payload: string) => void;
  /** The clock of `onHeartbeat`. */
  time?: Pick<RunningTime, "now">;
  /** Called when notifications have arrived for all changes committed before `sentAt`. */
  onHeartbeat?: (sentAt: number) => void;
  /** Called when the listening connection is lost. From then on, notifications are missed. */
  onDisconnect?: () => void;
  /** Called when the server listens again. It has missed all changes since the disconnect. */
  onReconnect?: () => void;
}

export interface ListenOptions {
  channel: string;
  listener: Listener;
  /** Called for every message that PostgreSQL sends on either connection. */
  onReply: () => void;
  log: Log;
}

/** The time between two heartbeats, in ms. */
const heartbeatEvery = 500;

/** How long after the last heartbeat the next one counts as overdue, in ms. This is 1 s after it is due. */
export const heartbeatLimit = 1_000 + heartbeatEvery;

/** The maximum time for opening a connection, and for each statement, in ms. */
const replyTimeout = 1_500;

/**
 * The server replaces the listening connection when this many heartbeats in a row do not arrive, although PostgreSQL
 * accepted them.
 */
const missedHeartbeatLimit = 4;

/**
 * After a connection that never received a notification, the server waits this many ticks before it listens again, and
 * twice as many each time. Behind a pooler, every attempt leaves a channel behind on a connection to PostgreSQL.
 */
const firstPause = 4;
const longestPause = 120;

/** How long to wait for PostgreSQL to confirm that a connection has ended, in ms. */
const endTimeout = 500;

const heartbeatPrefix = "heartbeat_";

export class NotificationListener {
  #listening: pg.Client | null = null;
  /** The connection that sends heartbeats, or the attempt to open it. */
  #sending: Promise<pg.Client> | null = null;
  #lastSent = Number.NEGATIVE_INFINITY;
  #lastHeard = Number.NEGATIVE_INFINITY;
  #unheard = 0;
  /** How many ticks to wait before listening again, and how many of them are left. */
  #pause = firstPause;
  #pauseLeft = 0;
  #isLost = false;
  /** Whether the current listening connection has ever received a notification. */
  #hasHeard = false;
  /** Whether the server has already warned that no notifications arrive. */
  #isWarned = false;
  #isStopped = false;
  #isBeating = false;
  #timer: NodeJS.Timeout | undefined;
  #answering: Promise<boolean> | null = null;
  /**
   * Each listening connection has a new channel, so a pooler can't deliver notifications that were meant for an earlier
   * connection.
   */
  #heartbeatChannel = "";

  private constructor(
    private readonly url: string,
    private readonly options: ListenOptions,
  ) {}

  /** Resolves when the first heartbeat has arrived or is overdue. Rejects when PostgreSQL can't be reached. */
  static async start(url: string, options: ListenOptions): Promise<NotificationListener> {
    const started = new NotificationListener(url, options);
    try {
      await started.#listen();
      await started.#sendHeartbeat();
    } catch (error) {
      await started.stop();
      throw error;
    }
    started.#timer = setInterval(() => void started.#tick(), heartbeatEvery).unref();
    const overdue = performance.now() + heartbeatLimit;
    while (!started.#hasHeard && performance.now() < overdue) await new Promise((again) => setTimeout(again, 5));
    return started;
  }

  /** Whether PostgreSQL replies to a statement. Uses no connection from the pool. Callers at the same time share it. */
  isAnswered(): Promise<boolean> {
    this.#answering ??= this.#askOnce().finally(() => (this.#answering = null));
    return this.#answering;
  }

  async #askOnce(): Promise<boolean> {
    try {
      const client = await this.#sender();
      await client.query("SELECT 1");
      return true;
    } catch {
      return false;
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    const sending = await this.#sending?.catch(() => null);
    await Promise.all([end(this.#listening), end(sending ?? null)]);
  }

  async #tick(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    this.#countMissedHeartbeats();
    await Promise.all([
      this.#listen().catch((error: unknown) => this.#disconnect(String(error))),
      // A failure here only delays heartbeats. The listening connection may still work.
      this.#sendHeartbeat().catch(() => undefined),
    ]);
    this.#isBeating = false;
  }

  #countMissedHeartbeats(): void {
    this.#unheard = this.#lastSent > this.#lastHeard ? this.#unheard + 1 : 0;
    if (this.#unheard < missedHeartbeatLimit || this.#listening === null) return;
    if (!this.#hasHeard) this.#warnAndPause();
    this.#disconnect("heartbeats do not arrive");
  }

  #warnAndPause(): void {
    this.#pauseLeft = this.#pause;
    this.#pause = Math.min(2 * this.#pause, longestPause);
    if (this.#isWarned) return;
    this.#isWarned = true;
    this.options.log.warn(
      "PostgreSQL's notifications do not arrive, so nothing is cached: set DATABASE_URL to PostgreSQL itself, or to a pooler in session mode",
    );
  }

  async #listen(): Promise<void> {
    if (this.#listening !== null) return;
    if (this.#pauseLeft > 0) {
      this.#pauseLeft -= 1;
      return;
    }
    const client = await this.#connect((ended, reason) => {
      if (this.#listening === ended) this.#disconnect(reason);
    });
    client.on("notification", ({ channel, payload = "" }) => {
      if (this.#listening !== client) return;
      if (channel === this.#heartbeatChannel) this.#hearHeartbeat(Number(payload));
      else this.options.listener.onNotify(payload);
    });
    this.#heartbeatChannel = `${heartbeatPrefix}${randomUUID()}`;
    try {
      for (const channel of [this.options.channel, this.#heartbeatChannel])
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      cut(client);
      throw error;
    }
    if (this.#isStopped) return void cut(client);
    this.#listening = client;
    this.#hasHeard = false;
    this.#unheard = 0;
    if (this.#isLost) this.options.listener.onReconnect?.();
    this.#isLost = false;
  }

  #hearHeartbeat(sentAt: number): void {
    this.#hasHeard = true;
    this.#isWarned = false;
    this.#pause = firstPause;
    this.#lastHeard = sentAt;
    this.options.listener.onHeartbeat?.(sentAt);
  }

  #disconnect(reason: string): void {
    if (this.#listening === null) return;
    const lost = this.#listening;
    this.#listening = null;
    cut(lost);
    if (this.#isStopped) return;
    this.#isLost = true;
    if (!this.#isWarned)
      this.options.log.warn({ reason }, "the notification connection is lost; the cache is bypassed until it recovers");
    this.options.listener.onDisconnect?.();
  }

  async #sendHeartbeat(): Promise<void> {
    const client = await this.#sender();
    const sentAt = this.options.listener.time?.now() ?? performance.now();
    try {
      await client.query("SELECT pg_notify($1, $2)", [this.#heartbeatChannel, String(sentAt)]);
      this.#lastSent = sentAt;
    } catch (error) {
      this.#sending = null;
      cut(client);
      throw error;
    }
  }

  #sender(): Promise<pg.Client> {
    if (this.#sending !== null) return this.#sending;
    const reset = () => {
      if (this.#sending === sending) this.#sending = null;
    };
    const sending = this.#connect(reset);
    this.#sending = sending;
    sending.catch(reset);
    return sending;
  }

  async #connect(onEnd: (ended: pg.Client, reason: string) => void): Promise<pg.Client> {
    const client: pg.Client = new TimeoutClosingClient({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: replyTimeout,
      replyTimeout,
    });
    client.on("error", (error) => onEnd(client, error.message));
    client.on("end", () => onEnd(client, "ended"));
    for (const event of ["readyForQuery", "notification", "errorMessage"])
      connectionOf(client).on(event, this.options.onReply);
    await client.connect();
    return client;
  }
}

/** Counts the servers that listen for notifications on the database, including this one. */
export async function countListeningServers(db: Pick<DataSource, "query">): Promise<number> {
  const [row] = await db.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'LISTEN "${heartbeatPrefix}%'`,
  );
  return row.count;
}

async function end(client: pg.Client | null): Promise<void> {
  if (client === null) return;
  const timer = setTimeout(() => cut(client), endTimeout);
  await client.end();
  clearTimeout(timer);
}
