/** Reads the rows of change sets, the first few of each of many with one statement. */
import type { DataSource } from "typeorm";

import { groupedBy } from "../../shared/groups.js";
import type { Noun } from "../writing/nouns.js";
import type { Snapshot } from "../writing/snapshots.js";

/** Which rows of a change set; null for all. */
export interface RowsFilter {
  noun: Noun | null;
  rowId: string | null;
}

export interface RowsPage extends RowsFilter {
  /** How many rows at most. */
  limit: number;
  /** The row behind which the page begins; null for the first page. */
  behind: { noun: string; rowId: string } | null;
  /** Whether to read the rows as they were before and after. */
  hasValues: boolean;
}

export interface EntryOfRow {
  id: string;
  changeSetId: string;
  noun: Noun;
  rowId: string;
  operation: "create" | "update" | "delete";
  version: number;
  /** The row's name or title afterwards; of a deleted one, its last. */
  name: string;
  before?: Snapshot | null;
  after?: Snapshot | null;
}

const isWanted = "($2::text IS NULL OR noun = $2) AND ($3::uuid IS NULL OR row_id = $3)";

/** The rows of each change set, games first, then casinos, then bonuses. The lateral join reads `limit` of each and no more. */
export async function batchRowsOf(
  db: DataSource,
  changeSetIds: readonly string[],
  { noun, rowId, limit, behind, hasValues }: RowsPage,
): Promise<EntryOfRow[][]> {
  const rows = await db.query<EntryOfRow[]>(
    `SELECT entry.id, change_set_id AS "changeSetId", noun, row_id AS "rowId", operation, version,
       COALESCE(after, before) ->> CASE noun WHEN 'bonus' THEN 'title' ELSE 'name' END AS name
       ${hasValues ? ", before, after" : ""}
     FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT * FROM history WHERE change_set_id = wanted.id AND ${isWanted}
         AND ($4::text IS NULL OR (noun, row_id) < ($4, $5::uuid))
       ORDER BY noun DESC, row_id DESC LIMIT $6
     ) AS entry
     ORDER BY noun DESC, row_id DESC`,
    [changeSetIds, noun, rowId, behind?.noun ?? null, behind?.rowId ?? null, limit],
  );
  const bySet = groupedBy(rows, (row) => row.changeSetId);
  return changeSetIds.map((id) => bySet.get(id) ?? []);
}

/** How many rows of each change set there are. */
export async function batchRowCounts(
  db: DataSource,
  changeSetIds: readonly string[],
  { noun, rowId }: RowsFilter,
): Promise<number[]> {
  const rows = await db.query<{ id: string; count: number }[]>(
    `SELECT change_set_id AS id, count(*)::int AS count FROM history
     WHERE change_set_id = ANY($1) AND ${isWanted} GROUP BY change_set_id`,
    [changeSetIds, noun, rowId],
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return changeSetIds.map((id) => counts.get(id) ?? 0);
}
