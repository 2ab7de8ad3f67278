/**
 * Buffers analytics events and inserts them once a second. Events are not acknowledged writes: a server that dies loses
 * its buffer, and a full buffer drops and counts new events.
 */
import type { DataSource, QueryDeepPartialEntity } from "typeorm";

import { AnalyticsEvent } from "../../database/entities/analyticsEvent.entity.js";
import { isValueRefused } from "../../database/connection/postgresErrors.js";
import type { Log } from "../../platform/log.js";

/** The most bytes of events in the buffer. */
const capacity = 8 * 1024 * 1024;

/** The most rows of one INSERT, so that no statement is long. */
const batchSize = 500;

/** Between two INSERTs, in ms. */
const flushEvery = 1_000;

export type NewEvent = Omit<AnalyticsEvent, "id" | "seq">;

export class EventBuffer {
  #events: NewEvent[] = [];
  #bytes = 0;
  #dropped = 0;
  #refused = 0;
  #flushing: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly db: DataSource,
    private readonly log: Log,
  ) {
    this.#timer = setInterval(() => void this.flush(), flushEvery);
    this.#timer.unref();
  }

  /** Adds an event, or drops it when the buffer is full. */
  add(event: NewEvent): void {
    const bytes = sizeOf(event);
    if (this.#bytes + bytes > capacity) {
      this.#dropped += 1;
      return;
    }
    this.#events.push(event);
    this.#bytes += bytes;
  }

  /** Counts an event that was refused because all clients together sent too many in a day. */
  refuse(): void {
    this.#refused += 1;
  }

  /** Writes the buffer. Flushes run one after another; a failed one leaves its events to the next. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    if (this.#dropped > 0)
      this.log.warn({ dropped: this.#dropped }, "analytics events were dropped: the buffer was full");
    if (this.#refused > 0)
      this.log.warn(
        { dropped: this.#refused },
        "analytics events were dropped: all clients together sent too many today",
      );
    this.#dropped = 0;
    this.#refused = 0;
    let size = batchSize;
    while (this.#events.length > 0) {
      const batch = this.#events.slice(0, size);
      try {
        await this.#insert(batch);
      } catch (error) {
        if (!isValueRefused(error)) {
          this.log.warn({ err: error }, "analytics events could not be written; they are tried again");
          return;
        }
        // One by one, so that only the event that the database refuses is lost.
        if (batch.length > 1) {
          size = 1;
          continue;
        }
        this.log.warn({ err: error }, "an analytics event was dropped: the database refuses it");
        size = batchSize;
      }
      this.#events.splice(0, batch.length);
      for (const event of batch) this.#bytes -= sizeOf(event);
    }
  }

  async #insert(batch: NewEvent[]): Promise<void> {
    await this.db
      .createQueryBuilder()
      .insert()
      .into(AnalyticsEvent)
      .values(batch as QueryDeepPartialEntity<AnalyticsEvent>[])
      .updateEntity(false)
      .execute();
  }
}

/** The approximate memory of an event: two bytes a character, and its objects. */
function sizeOf({ pagePath, userAgent, referrer, metadata }: NewEvent): number {
  const texts = pagePath.length + (userAgent?.length ?? 0) + (referrer?.length ?? 0) + JSON.stringify(metadata).length;
  return 2 * texts + 500;
}
