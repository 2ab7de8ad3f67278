/** Reads the stored snapshots of the catalogue. */
import type { DataSource } from "typeorm";

import { isUuid } from "../../shared/input/uuid.js";
import { storedSnapshots } from "../../shared/limits.js";

export interface StoredSnapshot {
  id: string;
  completedAt: Date;
  cursor: string;
  rowCount: number;
  byteSize: number;
  etag: string;
}

const select = `SELECT id, completed_at AS "completedAt", feed_cursor AS cursor, row_count AS "rowCount",
    byte_size::float8 AS "byteSize", etag
  FROM catalogue_snapshots WHERE completed_at IS NOT NULL`;

/** Returns the complete snapshots, newest first. */
export function listSnapshots(db: DataSource): Promise<StoredSnapshot[]> {
  return db.query<StoredSnapshot[]>(`${select} ORDER BY completed_at DESC, id LIMIT ${storedSnapshots}`);
}

/** @param id The id of a snapshot, or `latest`. */
export async function findSnapshot(db: DataSource, id: string): Promise<StoredSnapshot | null> {
  if (id === "latest") return (await listSnapshots(db))[0] ?? null;
  const [found] = isUuid(id) ? await db.query<StoredSnapshot[]>(`${select} AND id = $1`, [id]) : [];
  return found ?? null;
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
