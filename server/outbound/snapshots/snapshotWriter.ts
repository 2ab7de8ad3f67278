/**
 * Writes snapshots of the catalogue as visitors see it. A snapshot is compressed NDJSON, with a cursor from which the
 * change feed continues. All rows are read in one transaction, so they match the cursor. The memory that this takes is
 * limited to one page of rows and one part of the file.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createGzip } from "node:zlib";
import type { DataSource, EntityManager } from "typeorm";

import { isTransactionConflict } from "../../database/connection/postgresErrors.js";
import { databaseOf } from "../../database/connection/transactionDatabase.js";
import { encodeFeedCursor, feedKey, readFeedEnd } from "../../catalogue/feed/feedEnd.js";
import { type FeedNoun, nounsWith } from "../../../shared/nouns/registry.js";
import type { Clock } from "../../platform/clock.js";
import { stepByStep } from "../../platform/jobs.js";
import type { Log } from "../../platform/log.js";
import { storedSnapshots } from "./snapshot.commands.js";

/** The size of one stored part of a snapshot in bytes. A download holds one part in memory. */
const snapshotPartBytes = 256 * 1024;

export interface SnapshotWriterOptions {
  db: DataSource;
  clock: Clock;
  log: Log;
  readChanges: ReadChanges;
}

/** One page of the change feed, as the API returns it. */
export interface ChangePage {
  nodes: { id: string; entry: object | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** Reads one page of a noun's change feed. */
export type ReadChanges = (db: DataSource, noun: FeedNoun, since: string | null) => Promise<ChangePage>;

export class SnapshotWriter {
  constructor(private readonly options: SnapshotWriterOptions) {}

  /** Writes the requested snapshots, and deletes old ones. Every server can call this at any time. */
  async writeRequested(signal?: AbortSignal): Promise<void> {
    const { db, log } = this.options;
    const isWaiting = async () =>
      (await db.query<unknown[]>("SELECT FROM catalogue_snapshots WHERE completed_at IS NULL LIMIT 1")).length > 0;
    if (!(await isWaiting())) return;
    try {
      await stepByStep(() => this.#writeOne(signal), signal);
    } catch (error) {
      // Another server has just written this snapshot.
      if (!isTransactionConflict(error)) throw error;
      log.debug({ err: error }, "a snapshot was already written");
    }
    await db.query(
      `DELETE FROM catalogue_snapshots WHERE id IN (
         SELECT id FROM catalogue_snapshots WHERE completed_at IS NOT NULL
         ORDER BY completed_at DESC, id OFFSET ${storedSnapshots})`,
    );
  }

  /**
   * Writes one requested snapshot, if there is one. Returns whether there may be another. If the server dies, its claim
   * on the snapshot ends with the transaction.
   */
  async #writeOne(signal: AbortSignal | undefined): Promise<boolean> {
    return this.options.db.transaction("REPEATABLE READ", async (manager) => {
      const [claimed] = await manager.query<{ id: string }[]>(
        `SELECT id FROM catalogue_snapshots WHERE completed_at IS NULL
         ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      if (claimed === undefined) return false;
      await this.#write(manager, claimed.id, signal);
      return true;
    });
  }

  async #write(manager: EntityManager, id: string, signal: AbortSignal | undefined): Promise<void> {
    const cursor = encodeFeedCursor(feedKey, await readFeedEnd(manager));
    const file = new PartWriter(manager, id);
    const db = await databaseOf(this.options.db, manager);
    const createdAt = this.options.clock.now();
    await file.write(`${JSON.stringify({ format: "honestodds-snapshot", version: 1, createdAt, cursor })}\n`);
    let rowCount = 0;
    // Each row comes after the row that it belongs to.
    for (const noun of nounsWith("isInFeed"))
      for await (const lines of this.#lines(db, noun)) {
        signal?.throwIfAborted();
        rowCount += lines.length;
        await file.write(lines.join(""));
      }
    const { byteSize, etag } = await file.end();
    await manager.query(
      `UPDATE catalogue_snapshots SET completed_at = $2, feed_cursor = $3, row_count = $4, byte_size = $5, etag = $6
       WHERE id = $1`,
      [id, createdAt, cursor, rowCount, byteSize, etag],
    );
  }

  /** Yields the lines of all rows of a noun, one page of the change feed at a time. */
  async *#lines(db: DataSource, noun: FeedNoun): AsyncGenerator<string[]> {
    let since: string | null = null;
    for (let hasNextPage = true; hasNextPage;) {
      const { nodes, pageInfo }: ChangePage = await this.options.readChanges(db, noun, since);
      const rows = nodes.filter(({ entry }) => entry !== null);
      yield rows.map(({ id, entry }) => `${JSON.stringify({ noun: noun.toUpperCase(), id, entry })}\n`);
      since = pageInfo.endCursor;
      hasNextPage = pageInfo.hasNextPage;
    }
  }
}

/** Compresses text, and stores the result in parts of equal size. Only the last part can be smaller. */
class PartWriter {
  readonly #gzip = createGzip({ level: 6 });
  readonly #hash = createHash("sha256");
  #chunks: Buffer[] = [];
  #waitingBytes = 0;
  #position = 0;
  #byteSize = 0;

  constructor(
    private readonly manager: EntityManager,
    private readonly snapshotId: string,
  ) {
    this.#gzip.on("data", (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.#waitingBytes += chunk.length;
    });
  }

  /** Compresses the text, and stores the parts that are full. */
  async write(text: string): Promise<void> {
    if (text !== "" && !this.#gzip.write(text)) await once(this.#gzip, "drain");
    await this.#store(snapshotPartBytes);
  }

  async end(): Promise<{ byteSize: number; etag: string }> {
    const ended = once(this.#gzip, "end");
    this.#gzip.end();
    await ended;
    await this.#store(1);
    return { byteSize: this.#byteSize, etag: `"${this.#hash.digest("base64url")}"` };
  }

  /** Stores parts as long as at least `least` bytes are waiting. */
  async #store(least: number): Promise<void> {
    while (this.#waitingBytes >= least) {
      const all = Buffer.concat(this.#chunks);
      const part = all.subarray(0, snapshotPartBytes);
      const rest = all.subarray(snapshotPartBytes);
      this.#chunks = rest.length > 0 ? [rest] : [];
      this.#waitingBytes = rest.length;
      this.#hash.update(part);
      await this.manager.query(
        "INSERT INTO catalogue_snapshot_parts (snapshot_id, position, data) VALUES ($1, $2, $3)",
        [this.snapshotId, this.#position, part],
      );
      this.#position += 1;
      this.#byteSize += part.length;
    }
  }
}
