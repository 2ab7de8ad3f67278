/** What the history's pages show of change sets, one statement per relation and request however many there are. */
import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import { groupedBy } from "../../shared/groups.js";
import { ChangeSet } from "../entities/history.entity.js";
import { throwIfDisconnected } from "../connection/requestDatabase.js";
import { batchRowCounts, batchRowsOf, type EntryOfRow, type RowsFilter, type RowsPage } from "./historyRows.js";
import type { Noun } from "../writing/nouns.js";
import { namedObstacles } from "./undoConflict.js";
import { findObstacles, type Obstacle } from "./undoObstacles.js";

/** Rows of a change set that are looked at to tell whether it can be undone. The undo itself looks at all. */
export const checkedRows = 500;

export interface HistoryLoaders {
  /** A change set by id; null when there is none. */
  changeSetById: DataLoader<string, ChangeSet | null>;
  /** The change set that takes one back, unless it was itself taken back since; null when there is none. */
  undoOf: DataLoader<string, ChangeSet | null>;
  /** What blocks its undo, as far as its first rows show. Empty if nothing does. */
  obstaclesOf: DataLoader<string, Obstacle[]>;
  /** The name of a casino, or its name when it was deleted; null if unknown. */
  casinoName: DataLoader<string, string | null>;
  /** Who changed a row last, and when; null where the history does not have it. */
  lastChangeOf: Record<Noun, DataLoader<string, { at: Date; by: string } | null>>;
  /** Some rows of a change set. */
  rowsOf: (page: RowsPage) => DataLoader<string, EntryOfRow[]>;
  /** How many rows a change set touched. */
  rowCountOf: (filter: RowsFilter) => DataLoader<string, number>;
}

export function createHistoryLoaders(db: DataSource): HistoryLoaders {
  return {
    changeSetById: new DataLoader(async (ids) => {
      const changeSets = await db.createQueryBuilder(ChangeSet, "row").where("row.id = ANY(:ids)", { ids }).getMany();
      return inOrder(ids, new Map(changeSets.map((row) => [row.id, row])));
    }),
    undoOf: new DataLoader((ids) => batchUndos(db, ids)),
    obstaclesOf: new DataLoader(async (ids) => {
      const entryIds = await firstEntries(db, ids);
      const obstacles = groupedBy(
        await findObstacles(db.manager, entryIds, namedObstacles),
        (each) => each.changeSetId,
      );
      return inOrder(ids, obstacles).map((each) => each ?? []);
    }),
    casinoName: new DataLoader(async (ids) => {
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
    lastChangeOf: {
      casino: new DataLoader((ids) => batchLastChanges(db, "casino", ids)),
      bonus: new DataLoader((ids) => batchLastChanges(db, "bonus", ids)),
      game: new DataLoader((ids) => batchLastChanges(db, "game", ids)),
    },
    rowsOf: loaderFor((page: RowsPage) => (ids: readonly string[]) => batchRowsOf(db, ids, page)),
    rowCountOf: loaderFor((filter: RowsFilter) => (ids: readonly string[]) => batchRowCounts(db, ids, filter)),
  };
}

/** One loader for each way to ask. */
function loaderFor<Args extends object, Value>(
  batch: (args: Args) => (ids: readonly string[]) => Promise<Value[]>,
): (args: Args) => DataLoader<string, Value> {
  const loaders = new Map<string, DataLoader<string, Value>>();
  return (args) => {
    const key = JSON.stringify(args);
    const loader = loaders.get(key) ?? new DataLoader(batch(args));
    loaders.set(key, loader);
    return loader;
  };
}

function inOrder<Value>(ids: readonly string[], found: Map<string, Value>): (Value | null)[] {
  return ids.map((id) => found.get(id) ?? null);
}

/** The lateral join reads one history row of each off the index, however often a row was changed. */
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

/** The history rows of each change set that tell of its obstacles; looking at all of an import would take too long for a page. */
async function firstEntries(db: DataSource, changeSetIds: readonly string[]): Promise<string[]> {
  const entries = await db.query<{ id: string }[]>(
    `SELECT entry.id FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT id FROM history WHERE change_set_id = wanted.id ORDER BY noun DESC, row_id DESC LIMIT ${checkedRows}
     ) AS entry`,
    [changeSetIds],
  );
  return entries.map(({ id }) => id);
}

/** An undo of an undo brings the first change set into force again, and so on along the chain. */
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
  // The latest come first, so that whether an undo was itself taken back is known when its turn comes.
  const undoOf = new Map<string, ChangeSet>();
  for (const each of chain) if (!undoOf.has(each.id) && !undoOf.has(each.undoes!)) undoOf.set(each.undoes!, each);
  return inOrder(ids, undoOf);
}
