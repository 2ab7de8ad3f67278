/**
 * Reads what has changed among the casinos since they were last read, whoever changed them: the change feed names every
 * row once, at its latest change, in the order of commits (server/features/changes).
 */
import type { DataSource } from "typeorm";

import { type FeedPlace, readFeedEnd } from "../../../database/changeFeed/feedEnd.js";
import { toSnakeCase } from "../../../database/connection/naming.js";
import { slicesOf, sliceSize } from "../../../shared/slices.js";
import type { CatalogueChanges } from "./catalogueIndex.js";
import { type IndexedCasino, indexedProperties } from "./indexedCasino.js";

export interface ReadChanges {
  changes: CatalogueChanges;
  place: FeedPlace;
  /** Whether these are all casinos that there are, since nothing or another feed was known before. */
  isWhole: boolean;
}

/** All that has changed behind `place`. What is committed before this is called is among it. */
export async function readChanges(db: DataSource, place: FeedPlace | null): Promise<ReadChanges> {
  // Before any row, so a change that happens during this read is read again next time.
  const end = await readFeedEnd(db);
  if (place === null || place.epoch !== end.epoch || place.sequence > end.sequence)
    return { changes: { written: await readAll(db), deleted: [] }, place: end, isWhole: true };
  const ids = await readIdsBehind(db, place.sequence);
  const written: IndexedCasino[] = [];
  for (const slice of slicesOf(ids)) written.push(...(await readRows(db, "id = ANY($1)", slice)));
  const present = new Set(written.map(({ id }) => id));
  return { changes: { written, deleted: ids.filter((id) => !present.has(id)) }, place: end, isWhole: false };
}

/** Rows of the feed that one statement reads; they are narrow. */
const feedSliceSize = 5_000;

/** The ids of the casinos that have changed behind a place. */
async function readIdsBehind(db: DataSource, place: number): Promise<string[]> {
  const ids: string[] = [];
  for (let sequence = place; ;) {
    // All nouns: the index is by sequence alone, and without statistics PostgreSQL would begin with the noun.
    const rows = await db.query<{ noun: string; id: string; sequence: string }[]>(
      `SELECT noun, row_id AS id, sequence FROM change_feed WHERE sequence > $1 ORDER BY sequence LIMIT ${feedSliceSize}`,
      [sequence],
    );
    ids.push(...rows.filter(({ noun }) => noun === "casino").map(({ id }) => id));
    if (rows.length < feedSliceSize) return [...new Set(ids)];
    sequence = Number(rows.at(-1)!.sequence);
  }
}

const columns = indexedProperties.map((property) => `${toSnakeCase(property)} AS "${property}"`).join(", ");

/** In slices, so that no statement is long and others have their turns in between. */
async function readAll(db: DataSource): Promise<IndexedCasino[]> {
  const casinos: IndexedCasino[] = [];
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const rows = await readRows(db, `id > $1 ORDER BY id LIMIT ${sliceSize}`, after);
    casinos.push(...rows);
    if (rows.length < sliceSize) return casinos;
    after = rows.at(-1)!.id;
  }
}

function readRows(db: DataSource, which: string, value: string | string[]): Promise<IndexedCasino[]> {
  return db.query<IndexedCasino[]>(`SELECT ${columns} FROM casinos WHERE ${which}`, [value]);
}
