/** Deletes old drafts that were published or discarded, and expired preview links. */
import type { DataSource } from "typeorm";

import { deleteInSlices } from "../write/deleteInSlices.js";
import type { Clock } from "../../platform/clock.js";

/** How long published and discarded drafts are kept, in ms. */
const closedDraftRetention = 90 * 24 * 60 * 60_000;

/** Deletes rows in short statements. If the signal aborts, stops before the next statement. */
export async function deleteOldDrafts(db: DataSource, clock: Clock, signal?: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - closedDraftRetention);
  const where = "state IN ('published', 'discarded') AND updated_at < $1";
  await deleteInSlices(db, { table: "drafts", orderBy: "updated_at", where, values: [before] }, signal);
  await deleteInSlices(db, { table: "draft_previews", where: "expires_at <= now()", values: [] }, signal);
}
