/**
 * Reads the casinos that have changed since the last read. The change feed contains every row once, at its latest
 * change, in commit order (server/catalogue/feed).
 */
import type { DataSource } from "typeorm";

import { type FeedPlace, readFeedEnd } from "../../../catalogue/feed/feedEnd.js";
import { Casino } from "../../../database/entities/casino.entity.js";
import { type Select, selectRows } from "../../../database/reading/selectRows.js";
import { slicesOf } from "../../../../shared/slices.js";
import { sliceSize } from "../../../shared/slices.js";
import type { CatalogueChanges } from "./catalogueIndex.js";
import { type IndexedCasino, readProperties, toIndexedCasino } from "./indexedCasino.js";

export interface ReadChanges {
  changes: CatalogueChanges;
  place: FeedPlace;
  /**
   * Whether the result contains all existing casinos, because there was no earlier read or because the feed was
   * replaced.
   */
  isWhole: boolean;
}

/** Reads all changes after `place`, including everything that was committed before this call. */
export async function readChanges(db: DataSource, place: FeedPlace | null): Promise<ReadChanges> {
  // Read the end of the feed before any row, so the next call also reads changes that happen during this call.
  const end = await readFeedEnd(db);
  if (place === null || place.epoch !== end.epoch || place.sequence > end.sequence)
    return { changes: { written: await readAll(db), deleted: [] }, place: end, isWhole: true };
  const ids = await readIdsBehind(db, place.sequence);
  const written: IndexedCasino[] = [];
  for (const slice of slicesOf(ids, sliceSize))
    written.push(...(await readRows(db, { where: [{ sql: "row.id = ANY(?)", values: [slice] }] })));
  const present = new Set(written.map(({ id }) => id));
  return { changes: { written, deleted: ids.filter((id) => !present.has(id)) }, place: end, isWhole: false };
}

/** The number of feed rows that one statement reads. The rows are small. */
const feedSliceSize = 5_000;

/** Returns the ids of the casinos that changed after a position in the feed. */
async function readIdsBehind(db: DataSource, place: number): Promise<string[]> {
  const ids: string[] = [];
  for (let sequence = place; ;) {
    // Read the rows of all nouns, because only the sequence has an index. With a condition on the noun, PostgreSQL
    // might not use this index.
    const rows = await db.query<{ noun: string; id: string; sequence: string }[]>(
      `SELECT noun, row_id AS id, sequence FROM change_feed WHERE sequence > $1 ORDER BY sequence LIMIT ${feedSliceSize}`,
      [sequence],
    );
    ids.push(...rows.filter(({ noun }) => noun === "casino").map(({ id }) => id));
    if (rows.length < feedSliceSize) return [...new Set(ids)];
    sequence = Number(rows.at(-1)!.sequence);
  }
}

/** Reads all casinos in slices, so no statement takes long and other work can run between the slices. */
async function readAll(db: DataSource): Promise<IndexedCasino[]> {
  const casinos: IndexedCasino[] = [];
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const rows = await readRows(db, {
      where: [{ sql: "row.id > ?", values: [after] }],
      orderBy: [{ property: "id", direction: "ASC" }],
      limit: sliceSize,
    });
    casinos.push(...rows);
    if (rows.length < sliceSize) return casinos;
    after = rows.at(-1)!.id;
  }
}

async function readRows(
  db: DataSource,
  which: Pick<Select<Casino>, "where" | "orderBy" | "limit">,
): Promise<IndexedCasino[]> {
  const rows = await selectRows(db, { ...which, entity: Casino, properties: readProperties });
  return rows.map(toIndexedCasino);
}
