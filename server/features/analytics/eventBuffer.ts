/**
 * Analytics events on their way to the database: buffered, one INSERT a second. Not an acknowledged write: what is in
 * the buffer when a server dies is lost, and when the buffer is full new events are dropped and counted.
 */
import type { DataSource, QueryDeepPartialEntity } from "typeorm";

import { AnalyticsEvent } from "../../database/entities/analyticsEvent.entity.js";
import { isValueRefused } from "../../database/connection/postgresErrors.js";
import type { Log } from "../../platform/log.js";

/** Bytes of events held at most. */
const capacity = 8 * 1024 * 1024;

/** Rows of one INSERT at most, so that no statement is long (design.md section 9). */
const batchSize = 500;

/** Milliseconds between two INSERTs. */
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

  /** Takes an event, or drops it when the buffer is full. */
  add(event: NewEvent): void {
    const bytes = sizeOf(event);
    if (this.#bytes + bytes > capacity) {
      this.#dropped += 1;
      return;
    }
    this.#events.push(event);
    this.#bytes += bytes;
  }

  /** Counts an event that is not taken because there were too many in a day. */
  refuse(): void {
    this.#refused += 1;
  }

  /** Writes what is held. Flushes follow one another; one that fails keeps its events for the next. */
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
        // One by one, so that no event is lost but the one that the database refuses.
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

/** About what an event takes in memory: two bytes a character, and its objects. */
function sizeOf({ pagePath, userAgent, referrer, metadata }: NewEvent): number {
  const texts = pagePath.length + (userAgent?.length ?? 0) + (referrer?.length ?? 0) + JSON.stringify(metadata).length;
  return 2 * texts + 500;
}
