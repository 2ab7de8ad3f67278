/** Finds the best matches in a table that always has few rows, with one statement. */
import { foldText } from "../../../shared/foldText.js";
import type { RequestDataSource } from "../../database/connection/requestDatabase.js";
import { readArrays } from "../../database/reading/readArrays.js";
import { valuesOf, whereSql } from "../../database/reading/selectRows.js";
import { type SearchedTable, sqlOf } from "./searchedTable.js";
import { bestOf, byWords, improveByFuse, orderOf, relevances, similarity, unranked } from "./textSearch.js";

/** The maximum number of rows that are compared, the first in the order of the table's `ties`. */
const maxRows = 500;

/**
 * Returns the ids of the rows that match a text best, best first: rows whose title begins with it, rows with its words,
 * rows with a similar title, and rows that Fuse.js finds. A blank text matches none.
 */
export async function findBestOfFew(
  db: RequestDataSource,
  searched: SearchedTable,
  text: string,
  limit: number,
): Promise<string[]> {
  if (text === "") return [];
  const { table, title, fields, visible = [], ties } = searched;
  const { isByWords, isInTitle } = byWords(searched, text);
  const { isSimilar } = similarity(title, text);
  const isStart = { sql: `starts_with(${title}, ?)`, values: [foldText(text)] };
  const cases = `CASE WHEN ${isStart.sql} THEN 0 WHEN ${isInTitle.sql} THEN ${relevances.title} WHEN ${isByWords.sql} THEN ${relevances.words}
    WHEN ${isSimilar.sql} THEN ${relevances.similar} ELSE ${unranked} END::double precision`;
  const columns = ["row.id", cases, ...fields.map(sqlOf)].join(", ");
  const toSql = () =>
    `SELECT ${columns} FROM ${table} AS row${whereSql(visible)} ORDER BY ${orderOf(ties)} LIMIT ${maxRows}`;
  const conditions = [isStart, isInTitle, isByWords, isSimilar, ...visible];
  const shape = `few ${table} ${conditions.map(({ sql }) => sql).join()}`;
  const scores = new Map<string, number>();
  const rows = (await readArrays(db, { shape, toSql, values: valuesOf(conditions) })).map(([id, score, ...texts]) => {
    if ((score as number) < unranked) scores.set(id as string, score as number);
    return { id: id as string, ...Object.fromEntries(fields.map(({ name }, at) => [name, texts[at]])) };
  });
  await improveByFuse(db, searched, rows, text, scores);
  return bestOf(scores, limit);
}
