/** Deletes imports after a day, whether or not they were applied. The changes that they made stay in the history. */
import type { DataSource } from "typeorm";

import { deleteInSlices } from "../write/deleteInSlices.js";
import type { Clock } from "../../platform/clock.js";

/** How long the server stores the rows of an import, whether or not it was applied, in ms. */
const importRetention = 24 * 60 * 60_000;

/** Deletes rows in short statements. If the signal aborts, stops before the next statement. */
export async function deleteOldImports(db: DataSource, clock: Clock, signal?: AbortSignal): Promise<void> {
  const values = [new Date(clock.now().getTime() - importRetention)];
  const ofOldImports = "import_id IN (SELECT id FROM imports WHERE created_at < $1)";
  await deleteInSlices(db, { table: "import_rows", where: ofOldImports, values }, signal);
  // Keep an import that has just received a row until the next run.
  const isEmpty = "NOT EXISTS (SELECT FROM import_rows WHERE import_id = imports.id)";
  await deleteInSlices(db, { table: "imports", where: `created_at < $1 AND ${isEmpty}`, values }, signal);
}
