/**
 * Buffers analytics events and inserts them once a second. A server that crashes loses its buffer. While the buffer is
 * full, the server drops new events and logs how many.
 */
import type { DataSource, QueryDeepPartialEntity } from "typeorm";

import { AnalyticsEvent } from "../../database/entities/analytics/analyticsEvent.entity.js";
import { isValueRejected } from "../../database/connection/postgresErrors.js";
import type { Log } from "../../platform/log.js";

/** The maximum size of the buffer, in bytes. */
const capacity = 8 * 1024 * 1024;

/** The maximum number of rows in one INSERT, so no statement takes long. */
const batchSize = 500;

/** The time between two INSERTs, in ms. */
const flushEvery = 1_000;

export type NewEvent = Omit<AnalyticsEvent, "id" | "seq">;

export class EventBuffer {
  #events: NewEvent[] = [];
  #bytes = 0;
  #dropped = 0;
  #overLimit = 0;
  /** Whether the last write failed. Only the first failure in a row is logged. */
  #isFailing = false;
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

  /** Counts an event that was rejected because all clients together sent too many events that day. */
  countOverLimit(): void {
    this.#overLimit += 1;
  }

  /** Writes the buffer. Flushes run one after another. The next flush retries the events of a failed flush. */
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
    if (this.#overLimit > 0)
      this.log.warn(
        { dropped: this.#overLimit },
        "analytics events were dropped: all clients together sent too many today",
      );
    this.#dropped = 0;
    this.#overLimit = 0;
    let size = batchSize;
    while (this.#events.length > 0) {
      const batch = this.#events.slice(0, size);
      try {
        await this.#insert(batch);
        this.#isFailing = false;
      } catch (error) {
        if (!isValueRejected(error)) {
          if (!this.#isFailing)
            this.log.warn({ err: error }, "analytics events could not be written; the server will retry");
          this.#isFailing = true;
          return;
        }
        // Insert the events one by one, so only an event that the database rejects is lost.
        if (batch.length > 1) {
          size = 1;
          continue;
        }
        this.log.warn({ err: error }, "an analytics event was dropped: the database rejected it");
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

/** Estimates the memory of an event in bytes: two per character, plus a fixed size for its objects. */
function sizeOf({ pagePath, userAgent, referrer, metadata }: NewEvent): number {
  const texts = pagePath.length + (userAgent?.length ?? 0) + (referrer?.length ?? 0) + JSON.stringify(metadata).length;
  return 2 * texts + 500;
}
