/** Deletes imports after a day, whether applied or not. The history keeps their changes. */
import type { DataSource } from "typeorm";

import { deleteInSlices } from "../../database/writing/deleteInSlices.js";
import type { Clock } from "../../platform/clock.js";
import { importRetention } from "../../shared/limits.js";

/** Deletes rows in short statements, and stops between two statements when the signal aborts. */
export async function deleteOldImports(db: DataSource, clock: Clock, signal?: AbortSignal): Promise<void> {
  const values = [new Date(clock.now().getTime() - importRetention)];
  const ofOldImports = "import_id IN (SELECT id FROM imports WHERE created_at < $1)";
  await deleteInSlices(db, { table: "import_rows", where: ofOldImports, values }, signal);
  // An import that just received a row stays until the next run.
  const isEmpty = "NOT EXISTS (SELECT FROM import_rows WHERE import_id = imports.id)";
  await deleteInSlices(db, { table: "imports", where: `created_at < $1 AND ${isEmpty}`, values }, signal);
}
