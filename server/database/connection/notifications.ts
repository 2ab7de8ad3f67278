/**
 * Listens to PostgreSQL's notifications, and proves all the time that they arrive. Uses two connections of its own and
 * none of the pool: one listens, the other sends heartbeats with `pg_notify`. A heartbeat counts when the first one hears
 * it. A statement that PostgreSQL answers proves less: behind a pooler in transaction mode LISTEN is silently dead.
 */
import { randomUUID } from "node:crypto";
import type { EventEmitter } from "node:events";
import pg from "pg";

import type { Log } from "../../platform/log.js";

export interface Listener {
  onNotify: (payload: string) => void;
  /** Every notification of a change committed before `sentAt` has arrived. On the clock of `performance.now()`. */
  onHeartbeat?: (sentAt: number) => void;
  /** The listening connection is lost: notifications are missed from now on. */
  onDisconnect?: () => void;
  /** Listening again. Changes since the loss were missed. */
  onReconnect?: () => void;
}

export interface ListenOptions {
  channel: string;
  listener: Listener;
  /** Called for everything that PostgreSQL says on either connection. */
  onReply: () => void;
  log: Log;
}

/** Milliseconds between two heartbeats. */
const heartbeatEvery = 500;

/** Milliseconds after which a heartbeat is overdue (1 s, counted from the last one). */
export const heartbeatLimit = 1_000 + heartbeatEvery;

/** Milliseconds that a new connection, and each statement, may take. */
const replyTimeout = 1_500;

/** Heartbeats in a row that PostgreSQL took and that did not arrive, after which the listening connection is replaced. */
const missedHeartbeatLimit = 4;

/** Milliseconds that PostgreSQL has to confirm the end of a connection. */
const endTimeout = 500;

/** What the driver does not declare. */
interface Connected {
  connection: EventEmitter & { stream: { destroy(): void } };
}

export class NotificationListener {
  #listening: pg.Client | null = null;
  /** The connection, or the attempt to make one. */
  #sending: Promise<pg.Client> | null = null;
  #lastSent = Number.NEGATIVE_INFINITY;
  #lastHeard = Number.NEGATIVE_INFINITY;
  #unheard = 0;
  #isLost = false;
  /** Whether the present listening connection has ever heard anything. */
  #hasHeard = false;
  /** Whether the log says that notifications do not arrive at all. */
  #isWarned = false;
  #isStopped = false;
  #isBeating = false;
  #timer: NodeJS.Timeout | undefined;
  /** A new one for each listening connection, so that a pooler can't hand over what an earlier one was meant to hear. */
  #heartbeatChannel = "";

  private constructor(
    private readonly url: string,
    private readonly options: ListenOptions,
  ) {}

  /** Resolves when the first heartbeat has arrived, or is overdue. Rejects when PostgreSQL can't be reached. */
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

  /** Whether PostgreSQL replies to a statement. Needs no connection of the pool. */
  async isAnswered(): Promise<boolean> {
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
      // Its failure makes heartbeats late, and no more: what listens may go on listening.
      this.#sendHeartbeat().catch(() => undefined),
    ]);
    this.#isBeating = false;
  }

  #countMissedHeartbeats(): void {
    this.#unheard = this.#lastSent > this.#lastHeard ? this.#unheard + 1 : 0;
    if (this.#unheard < missedHeartbeatLimit || this.#listening === null) return;
    if (!this.#hasHeard && !this.#isWarned) {
      this.#isWarned = true;
      this.options.log.warn(
        "notifications of PostgreSQL do not arrive, so nothing is cached: let DATABASE_URL lead to PostgreSQL itself, or to a pooler in session mode",
      );
    }
    this.#disconnect("heartbeats do not arrive");
  }

  async #listen(): Promise<void> {
    if (this.#listening !== null) return;
    const client = await this.#connect((ended, reason) => {
      if (this.#listening === ended) this.#disconnect(reason);
    });
    client.on("notification", ({ channel, payload = "" }) => {
      if (this.#listening !== client) return;
      if (channel === this.#heartbeatChannel) this.#hearHeartbeat(Number(payload));
      else this.options.listener.onNotify(payload);
    });
    this.#heartbeatChannel = `heartbeat_${randomUUID()}`;
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
      this.options.log.warn({ reason }, "the notification connection is lost; nothing cached is used until it is back");
    this.options.listener.onDisconnect?.();
  }

  async #sendHeartbeat(): Promise<void> {
    const client = await this.#sender();
    const sentAt = performance.now();
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
    const forget = () => {
      if (this.#sending === sending) this.#sending = null;
    };
    const sending = this.#connect(forget);
    this.#sending = sending;
    sending.catch(forget);
    return sending;
  }

  async #connect(onEnd: (ended: pg.Client, reason: string) => void): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: replyTimeout,
      query_timeout: replyTimeout,
    });
    client.on("error", (error) => onEnd(client, error.message));
    client.on("end", () => onEnd(client, "ended"));
    const { connection } = client as unknown as Connected;
    for (const event of ["readyForQuery", "notification", "errorMessage"]) connection.on(event, this.options.onReply);
    await client.connect();
    return client;
  }
}

async function end(client: pg.Client | null): Promise<void> {
  if (client === null) return;
  const timer = setTimeout(() => cut(client), endTimeout);
  await client.end();
  clearTimeout(timer);
}

/** `end` would wait for an answer that may never come. */
function cut(client: pg.Client): void {
  (client as unknown as Connected).connection.stream.destroy();
}
