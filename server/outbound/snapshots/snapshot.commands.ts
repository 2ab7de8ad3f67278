/** Requests snapshots of the catalogue. A job on any server writes them. */
import type { DataSource } from "typeorm";

import { snapshotLock } from "../../database/connection/locks.js";
import type { Clock } from "../../platform/clock.js";
import { ConflictError } from "../../shared/errors.js";
import { readSnapshots } from "./snapshot.queries.js";

/** How many snapshots of the catalogue the server stores, and how many may wait to be written. */
export const storedSnapshots = 7;
export const maxRequestedSnapshots = 3;

/**
 * Requests the snapshot for the current UTC day, unless it exists, and deletes outdated snapshots. Every server can call
 * this at any time.
 */
export async function requestDailySnapshot(db: DataSource, clock: Clock): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10);
  const { outdated } = await readSnapshots(db);
  await db.query("DELETE FROM catalogue_snapshots WHERE id = ANY($1)", [outdated.map(({ id }) => id)]);
  await db.query("INSERT INTO catalogue_snapshots (day) VALUES ($1) ON CONFLICT (day) DO NOTHING", [day]);
}

/** @throws ConflictError if too many requested snapshots are waiting. */
export async function requestSnapshot(db: DataSource): Promise<void> {
  await db.transaction(async (manager) => {
    await manager.query("SELECT pg_advisory_xact_lock($1)", [snapshotLock]);
    const [{ count }] = await manager.query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM catalogue_snapshots WHERE completed_at IS NULL",
    );
    if (count >= maxRequestedSnapshots)
      throw new ConflictError("The server is already writing a snapshot. Wait until it appears in the list.");
    await manager.query("INSERT INTO catalogue_snapshots DEFAULT VALUES");
  });
}
