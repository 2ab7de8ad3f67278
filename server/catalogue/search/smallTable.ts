/** Finds the best matches in a table that always has few rows, with one statement. */
import { maxDirectoryRows } from "../../../shared/apiLimits.js";
import { foldText } from "../../../shared/foldText.js";
import type { RequestDataSource } from "../../database/connection/requestDatabase.js";
import { readArrays } from "../../database/reading/readArrays.js";
import { valuesOf, whereSql } from "../../database/reading/selectRows.js";
import { type SearchedTable, sqlOf } from "./searchedTable.js";
import {
  bestOf,
  byWords,
  comparedLength,
  improveByFuse,
  orderOf,
  relevances,
  similarity,
  unranked,
} from "./textSearch.js";

/**
 * Returns the ids of the rows that match a text best, best first: rows whose title begins with it, rows with its words,
 * rows with a similar title, and rows that Fuse.js finds. A blank text matches none. Fuse.js compares at most
 * `maxDirectoryRows` rows, those that match by words or title first.
 */
export async function findBestOfFew(
  db: RequestDataSource,
  searched: SearchedTable,
  text: string,
  limit: number,
): Promise<string[]> {
  const folded = foldText(text).trim();
  if (folded === "") return [];
  const { table, title, fields, visible = [], ties } = searched;
  const { isByWords, isInTitle } = byWords(searched, text);
  const { isSimilar } = similarity(title, text);
  const isStart = { sql: `starts_with(${title}, ?)`, values: [folded] };
  const cases = `CASE WHEN ${isStart.sql} THEN 0 WHEN ${isInTitle.sql} THEN ${relevances.title} WHEN ${isByWords.sql} THEN ${relevances.words}
    WHEN ${isSimilar.sql} THEN ${relevances.similar} ELSE ${unranked} END::double precision`;
  const columns = ["row.id", cases, ...fields.map(sqlOf)].join(", ");
  const toSql = () =>
    `SELECT ${columns} FROM ${table} AS row${whereSql(visible)} ORDER BY 2, ${orderOf(ties)} LIMIT ${maxDirectoryRows}`;
  const conditions = [isStart, isInTitle, isByWords, isSimilar, ...visible];
  const shape = `few ${table} ${conditions.map(({ sql }) => sql).join()}`;
  const scores = new Map<string, number>();
  const rows = (await readArrays(db, { shape, toSql, values: valuesOf(conditions) })).map(([id, score, ...texts]) => {
    if ((score as number) < unranked) scores.set(id as string, score as number);
    return { id: id as string, ...Object.fromEntries(fields.map(({ name }, at) => [name, texts[at]])) };
  });
  await improveByFuse(db, searched, rows, text.slice(0, comparedLength), scores);
  return bestOf(scores, limit);
}
