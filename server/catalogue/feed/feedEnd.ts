/** Reads the current end of the change feed, which callers compare with their own position. */
import type { DataSource, EntityManager } from "typeorm";

import { decodeCursor, encodeCursor } from "../../shared/schema/cursor.js";

export interface FeedCursor {
  /**
   * Identifies this feed by the OID of its table and the value in `change_feed_epoch`. Every restore creates a new
   * table, and our restore command also changes the value.
   */
  epoch: string;
  /** The sequence number of the last change. 0 for an empty feed. */
  sequence: number;
}

export async function readFeedEnd(db: DataSource | EntityManager): Promise<FeedCursor> {
  const [row] = await db.query<{ epoch: string; sequence: string }[]>(
    `SELECT epoch || '-' || 'change_feed'::regclass::oid AS epoch,
       COALESCE((SELECT max(sequence) FROM change_feed), 0) AS sequence
     FROM change_feed_epoch`,
  );
  return { epoch: row!.epoch, sequence: Number(row!.sequence) };
}

/** Whether the feed still contains a position. It does not after the database was restored. */
export function isInFeed({ epoch, sequence }: FeedCursor, end: FeedCursor): boolean {
  return epoch === end.epoch && sequence <= end.sequence;
}

/** The key that ties a cursor to the feed of all nouns. */
export const feedKey = "changes";

/** Returns the feed's cursor after the change with this number. */
export function encodeFeedCursor(key: string, { epoch, sequence }: FeedCursor): string {
  return encodeCursor(key, [epoch, sequence]);
}

/**
 * Returns the position of a cursor.
 * @throws BadUserInputError for a cursor from another list.
 */
export function decodeFeedCursor(key: string, cursor: string): FeedCursor {
  const [epoch, sequence] = decodeCursor(key, cursor, ["text", "number"], "since") as [string, number];
  return { epoch, sequence };
}
