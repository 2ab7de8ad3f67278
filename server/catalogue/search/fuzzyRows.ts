/** Finds the rows of a small table that Fuse.js finds. */
import Fuse from "fuse.js";

import { type RequestDataSource, throwIfDisconnected } from "../../database/connection/requestDatabase.js";
import { readArrays } from "../../database/reading/readArrays.js";
import { type Condition, valuesOf, whereSql } from "../../database/reading/selectRows.js";
import { fuseThreshold, type SearchedTable, sqlOf } from "./searchedTable.js";

/** The maximum number of rows in a table whose rows Fuse.js compares with a search text. */
const maxFuzzyRows = 1_000;

/**
 * How many characters of a text are compared. With its default options, Fuse.js finds nothing that is further than 30
 * characters from the expected position, and a search text has at most 200.
 */
const comparedLength = 300;

/** How many texts Fuse.js compares at a time, which blocks the event loop for a few ms. */
const textsPerTurn = 500;

/**
 * Returns the ids of the rows that Fuse.js finds and that do not meet the condition, in a fixed order, so that the pages
 * of a list agree. Returns none if the table is large.
 * Rows share the texts of lists, such as the names of providers, so each distinct text of a list is compared once.
 */
export async function fuzzyIds(
  db: RequestDataSource,
  { table, fields, visible = [] }: SearchedTable,
  text: string,
  without: Condition,
): Promise<string[]> {
  const isSmall = {
    sql: `(SELECT count(*) FROM (SELECT FROM ${table} LIMIT ${maxFuzzyRows + 1}) AS counted) <= ${maxFuzzyRows}`,
  };
  const where = [{ ...without, sql: `NOT ${without.sql}` }, isSmall, ...visible];
  const read = (columns: string, conditions: Condition[] = where) => {
    const toSql = () => `SELECT ${columns} FROM ${table} AS row${whereSql(conditions)}`;
    const shape = `fuzzy ${table} ${columns} ${conditions.map(({ sql }) => sql).join()}`;
    return readArrays(db, { shape, toSql, values: valuesOf(conditions) });
  };
  const columns = fields.filter(({ isList }) => !isList).map((field) => `left(${sqlOf(field)}, ${comparedLength})`);
  const lists = fields.filter(({ isList }) => isList).map(sqlOf);

  const rows = (await read(["row.id", ...columns].join(", "))) as [id: string, ...texts: (string | null)[]][];
  const found = await similarTexts(
    db,
    text,
    rows.flatMap(([, ...texts]) => texts),
  );
  const ids = new Set(rows.filter(([, ...texts]) => texts.some((each) => found.has(each))).map(([id]) => id));
  if (rows.length > 0 && lists.length > 0) for (const id of await idsByList()) ids.add(id);
  return [...ids].toSorted();

  async function idsByList(): Promise<string[]> {
    const listed = await read(`DISTINCT unnest(${lists.join(" || ")})`);
    const similar = [...(await similarTexts(db, text, listed.flat() as string[]))];
    if (similar.length === 0) return [];
    const hasOne = { sql: lists.map((list) => `${list} && ?`).join(" OR "), values: lists.map(() => similar) };
    return (await read("row.id", [...where, hasOne])).map(([id]) => id as string);
  }
}

async function similarTexts(
  db: RequestDataSource,
  wanted: string,
  texts: readonly (string | null)[],
): Promise<Set<string | null>> {
  const distinct = [...new Set(texts)].filter((text) => text !== null);
  const found = new Set<string | null>();
  for (let at = 0; at < distinct.length; at += textsPerTurn) {
    if (at > 0) await new Promise(setImmediate);
    throwIfDisconnected(db);
    const fuse = new Fuse(distinct.slice(at, at + textsPerTurn), { threshold: fuseThreshold });
    for (const { item } of fuse.search(wanted)) found.add(item);
  }
  return found;
}
