import type { DataSource } from "typeorm";

import { stepByStep } from "../../platform/jobs.js";
import { sliceSize } from "../../shared/slices.js";

/**
 * Deletes the matching rows in short statements, so other work can run between them.
 * @param orderBy An indexed column that determines the rows of each slice, lowest values first.
 */
export function deleteInSlices(
  db: DataSource,
  { table, where, orderBy, values }: { table: string; where: string; orderBy?: string; values: unknown[] },
  signal: AbortSignal | undefined,
): Promise<void> {
  const order = orderBy === undefined ? "" : `ORDER BY ${orderBy}`;
  return stepByStep(async () => {
    const [, count] = await db.query<[rows: unknown[], count: number]>(
      `DELETE FROM ${table} WHERE ctid IN (SELECT ctid FROM ${table} WHERE ${where} ${order} LIMIT ${sliceSize})`,
      values,
    );
    return count === sliceSize;
  }, signal);
}
