/** Loads the data of change sets for the history, with one statement per relation and request. */
import type { Noun } from "../../../shared/nouns/registry.js";
import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import { ChangeSet } from "../../database/entities/history.entity.js";
import { throwIfDisconnected } from "../../database/connection/requestDatabase.js";
import { loaderFor } from "../../database/reading/loaderFor.js";
import type { LazyValues } from "../../database/reading/onFirstUse.js";
import { nameSql } from "../write/nouns.js";
import type { Snapshot } from "../write/snapshots.js";
import { batchCasinoUpdates, type CasinoUpdatesPage } from "./casinoUpdates.js";
import { namedObstacles } from "../undo/undoConflict.js";
import { findObstacles } from "../undo/undoObstacles.js";

/**
 * The number of rows that are examined to decide whether a change set can be undone. The undo itself examines all rows.
 */
export const checkedRows = 500;

/** Selects rows of a change set. Null selects all rows. */
interface RowsFilter {
  noun: Noun | null;
  rowId: string | null;
}

interface RowsPage extends RowsFilter {
  limit: number;
  /** The row after which the page begins. Null for the first page. */
  behind: { noun: string; rowId: string } | null;
  /** Whether to read the snapshots before and after the change. */
  hasValues: boolean;
}

interface EntryOfRow {
  id: string;
  changeSetId: string;
  noun: Noun;
  rowId: string;
  operation: "create" | "update" | "delete";
  version: number;
  /** The row's name or title after the change. For a deleted row, the name or title before the deletion. */
  name: string;
  before?: Snapshot | null;
  after?: Snapshot | null;
}

export const historyLoaders = {
  changeSetById: (db: DataSource) =>
    new DataLoader(async (ids: readonly string[]) => {
      const changeSets = await db.createQueryBuilder(ChangeSet, "row").where("row.id = ANY(:ids)", { ids }).getMany();
      return inOrder(ids, new Map(changeSets.map((row) => [row.id, row])));
    }),
  /** Loads the undo of a change set. Null if there is none, or if that undo was itself undone. */
  undoOf: (db: DataSource) => new DataLoader((ids: readonly string[]) => batchUndos(db, ids)),
  /** Loads the obstacles to undoing a change set, as found in its first rows. Empty if there are none. */
  obstaclesOf: (db: DataSource) =>
    new DataLoader(async (ids: readonly string[]) => {
      const entryIds = await firstEntries(db, ids);
      const obstacles = await findObstacles(db.manager, entryIds, namedObstacles);
      return inGroups(ids, obstacles);
    }),
  /** Loads the name of a casino. For a deleted casino, loads the name before the deletion. Null if unknown. */
  casinoName: (db: DataSource) =>
    new DataLoader(async (ids: readonly string[]) => {
      const names = await db.query<{ id: string; name: string | null }[]>(
        `SELECT wanted.id, COALESCE(casinos.name, (
           SELECT before ->> 'name' FROM history
           WHERE row_id = wanted.id AND noun = 'casino' AND operation = 'delete' ORDER BY version DESC LIMIT 1
         )) AS name
         FROM unnest($1::uuid[]) AS wanted (id) LEFT JOIN casinos USING (id)`,
        [ids],
      );
      return inOrder(ids, new Map(names.map(({ id, name }) => [id, name])));
    }),
  /** Loads when a row last changed and who changed it. Null if the row has no history. */
  lastChangeOf: (db: DataSource) => loaderFor((noun: Noun) => (ids) => batchLastChanges(db, noun, ids)),
  /** Loads a casino's updates that changed one of the properties, among its newest updates. */
  updatesOfCasino: (db: DataSource) =>
    loaderFor((page: CasinoUpdatesPage) => (ids) => batchCasinoUpdates(db, ids, page)),
  /** Loads one page of a change set's rows. */
  rowsOf: (db: DataSource) => loaderFor((page: RowsPage) => (ids) => batchRowsOf(db, ids, page)),
  /** Counts a change set's rows. */
  rowCountOf: (db: DataSource) => loaderFor((filter: RowsFilter) => (ids) => batchRowCounts(db, ids, filter)),
};

export type HistoryLoaders = LazyValues<typeof historyLoaders>;

function inGroups<Row extends { changeSetId: string }>(changeSetIds: readonly string[], rows: Row[]): Row[][] {
  const groups = new Map<string, Row[]>(changeSetIds.map((id) => [id, []]));
  for (const row of rows) groups.get(row.changeSetId)?.push(row);
  return changeSetIds.map((id) => groups.get(id)!);
}

function inOrder<Value>(ids: readonly string[], byId: Map<string, Value>): (Value | null)[] {
  return ids.map((id) => byId.get(id) ?? null);
}

/**
 * Finds the latest change of each row. Thanks to the lateral join, the statement reads only one history row for each
 * row, even if the row has many.
 */
async function batchLastChanges(db: DataSource, noun: Noun, ids: readonly string[]) {
  throwIfDisconnected(db);
  const changes = await db.query<{ id: string; at: Date; by: string }[]>(
    `SELECT wanted.id, change_sets.created_at AS at, change_sets.actor AS by
     FROM unnest($2::uuid[]) AS wanted (id)
     CROSS JOIN LATERAL (
       SELECT change_set_id FROM history WHERE row_id = wanted.id AND noun = $1 ORDER BY version DESC LIMIT 1
     ) AS latest
     JOIN change_sets ON change_sets.id = latest.change_set_id`,
    [noun, ids],
  );
  return inOrder(ids, new Map(changes.map(({ id, at, by }) => [id, { at, by }])));
}

/**
 * For each change set, returns the history rows that the check for obstacles examines. Examining a whole import would
 * take too long for a page.
 */
async function firstEntries(db: DataSource, changeSetIds: readonly string[]): Promise<string[]> {
  const entries = await db.query<{ id: string }[]>(
    `SELECT entry.id FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT id FROM history WHERE change_set_id = wanted.id ORDER BY noun DESC, row_id DESC LIMIT ${checkedRows}
     ) AS entry`,
    [changeSetIds],
  );
  return entries.map(({ id }) => id);
}

/**
 * Finds the undo of each change set. Undoing an undo makes the original change set effective again. Such chains can
 * have any length.
 */
async function batchUndos(db: DataSource, ids: readonly string[]): Promise<(ChangeSet | null)[]> {
  const chain = await db
    .createQueryBuilder(ChangeSet, "row")
    .where(
      `row.id IN (
        WITH RECURSIVE chain AS (
          SELECT id FROM change_sets WHERE undoes = ANY(:ids)
          UNION SELECT later.id FROM change_sets AS later JOIN chain ON later.undoes = chain.id
        )
        SELECT id FROM chain
      )`,
      { ids },
    )
    .orderBy("row.sequence", "DESC")
    .getMany();
  // The latest undo comes first, so when the loop reaches an undo, it already knows whether that undo was undone.
  const undoOf = new Map<string, ChangeSet>();
  for (const each of chain) if (!undoOf.has(each.id) && !undoOf.has(each.undoes!)) undoOf.set(each.undoes!, each);
  return inOrder(ids, undoOf);
}

const isWanted = "($2::text IS NULL OR noun = $2) AND ($3::uuid IS NULL OR row_id = $3)";

/**
 * Returns the rows of each change set, in descending order of noun and id. The lateral join reads at most `limit` rows
 * per change set.
 */
async function batchRowsOf(
  db: DataSource,
  changeSetIds: readonly string[],
  { noun, rowId, limit, behind, hasValues }: RowsPage,
): Promise<EntryOfRow[][]> {
  const rows = await db.query<EntryOfRow[]>(
    `SELECT entry.id, change_set_id AS "changeSetId", noun, row_id AS "rowId", operation, version,
       COALESCE(after, before) ->> ${nameSql("noun")} AS name
       ${hasValues ? ", before, after" : ""}
     FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT * FROM history WHERE change_set_id = wanted.id AND ${isWanted}
         AND ($4::text IS NULL OR (noun, row_id) < ($4, $5::uuid))
       ORDER BY noun DESC, row_id DESC LIMIT $6
     ) AS entry
     ORDER BY noun DESC, row_id DESC`,
    [changeSetIds, noun, rowId, behind?.noun ?? null, behind?.rowId ?? null, limit],
  );
  return inGroups(changeSetIds, rows);
}

async function batchRowCounts(
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
