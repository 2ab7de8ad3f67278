/** Reads the current end of the change feed, which callers compare with their own position. */
import type { DataSource, EntityManager } from "typeorm";

import { encodeCursor } from "../../shared/schema/cursor.js";

export interface FeedPlace {
  /**
   * Identifies this feed by the OID of its table and the value in `change_feed_epoch`. Every restore creates a new
   * table, and our restore command also changes the value.
   */
  epoch: string;
  /** The sequence number of the last change. 0 for an empty feed. */
  sequence: number;
}

export async function readFeedEnd(db: DataSource | EntityManager): Promise<FeedPlace> {
  const [row] = await db.query<{ epoch: string; sequence: string }[]>(
    `SELECT epoch || '-' || 'change_feed'::regclass::oid AS epoch,
       COALESCE((SELECT max(sequence) FROM change_feed), 0) AS sequence
     FROM change_feed_epoch`,
  );
  return { epoch: row!.epoch, sequence: Number(row!.sequence) };
}

/** The key that ties a cursor to the feed of all nouns. */
export const feedKey = "changes";

/** Returns the feed's cursor after the change with this number. */
export function feedCursor(key: string, { epoch, sequence }: FeedPlace): string {
  return encodeCursor(key, [epoch, sequence]);
}
