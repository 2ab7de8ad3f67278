/** Reads the stored snapshots of the catalogue. */
import type { DataSource } from "typeorm";

import { feedKey, decodeFeedCursor, isInFeed, readFeedEnd } from "../../catalogue/feed/feedEnd.js";
import { storedSnapshots } from "./snapshot.commands.js";

export interface StoredSnapshot {
  id: string;
  completedAt: Date;
  cursor: string;
  rowCount: number;
  byteSize: number;
  etag: string;
}

/**
 * Returns the complete snapshots, newest first. The change feed can't continue from an outdated one, because the
 * database was restored after it was written.
 */
export async function readSnapshots(
  db: DataSource,
): Promise<{ current: StoredSnapshot[]; outdated: StoredSnapshot[] }> {
  const end = await readFeedEnd(db);
  const snapshots = await db.query<StoredSnapshot[]>(
    `SELECT id, completed_at AS "completedAt", feed_cursor AS cursor, row_count AS "rowCount",
       byte_size::float8 AS "byteSize", etag
     FROM catalogue_snapshots WHERE completed_at IS NOT NULL
     ORDER BY completed_at DESC, id LIMIT ${storedSnapshots}`,
  );
  const isCurrent = ({ cursor }: StoredSnapshot) => isInFeed(decodeFeedCursor(feedKey, cursor), end);
  return { current: snapshots.filter(isCurrent), outdated: snapshots.filter((each) => !isCurrent(each)) };
}

/** Returns the complete snapshots from which the change feed can continue, newest first. */
export async function listSnapshots(db: DataSource): Promise<StoredSnapshot[]> {
  return (await readSnapshots(db)).current;
}

/** @param id The id of a snapshot, or `latest`. */
export async function findSnapshot(db: DataSource, id: string): Promise<StoredSnapshot | null> {
  const snapshots = await listSnapshots(db);
  return (id === "latest" ? snapshots[0] : snapshots.find((each) => each.id === id.toLowerCase())) ?? null;
}

/**
 * Yields the compressed file of a snapshot part by part. Ends early if the snapshot is deleted while it is being read.
 */
export async function* readSnapshot(db: DataSource, id: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const [part] = await db.query<{ data: Buffer }[]>(
      "SELECT data FROM catalogue_snapshot_parts WHERE snapshot_id = $1 AND position = $2",
      [id, position],
    );
    if (part === undefined) return;
    yield part.data;
  }
}
