/**
 * Finds and ranks the rows of a table by a search text. A row is found if each word of the text begins one of the row's
 * words. If that finds few rows, rows whose title resembles the text are found, too. In a small table, so are the rows
 * that Fuse.js finds. See docs/decisions/026-search-in-the-database.md.
 */
import Fuse from "fuse.js";

import { foldedWords, foldText } from "../../../shared/foldText.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import { type RequestDataSource, throwIfDisconnected } from "../../database/connection/requestDatabase.js";
import { maxSearchWords } from "../../database/reading/like.js";
import { readArrays } from "../../database/reading/readArrays.js";
import type { KeysetList } from "../../database/reading/keyset.js";
import { type Condition, valuesOf, whereSql } from "../../database/reading/selectRows.js";
import { slicesOf } from "../../../shared/slices.js";
import { BadUserInputError } from "../../shared/errors.js";
import { fuzzyIds } from "./fuzzyRows.js";
import { fuseThreshold, type SearchedTable, sqlOf } from "./searchedTable.js";

/** If fewer rows are found by words, rows with a similar title are found, too. */
const fewRows = 24;

/** The maximum number of rows that are found by a similar title. */
const maxSimilarRows = 24;

/** How many characters of a text are compared with titles. The time to compare them grows with the text. */
export const comparedLength = 50;

/** The maximum number of rows that Fuse.js ranks. It takes about 60 us for each row. */
const maxRankedRows = 200;

/** The maximum number of ranked rows that are not found by words. */
const maxOtherRows = 100;

/** How many rows Fuse.js ranks at a time, which blocks the event loop for about 3 ms. */
const rowsPerTurn = 50;

/** The worst relevance of ranked rows that have all words in the title, that have all words, and of all other ranked rows. */
export const relevances = { title: 0.01, words: 0.2, similar: 0.5 };

/** The relevance of rows that are not ranked. */
export const unranked = 1;

interface FoundRows {
  text: string;
  /** Whether a row is found. */
  condition: Condition;
  isInTitle: Condition;
  isByWords: Condition;
  /** The rows that are not found by words, best first. */
  otherIds: string[];
}

/** @throws BadUserInputError if a list is sorted by relevance without a search text. */
export function requireText(text: string): void {
  if (text !== "") return;
  throw new BadUserInputError([
    { field: "orderBy", message: "RELEVANCE requires search text. Add one, or choose another order." },
  ]);
}

/** Finds the rows of a table. The text must not be blank. */
async function findRows(db: RequestDataSource, table: SearchedTable, text: string): Promise<FoundRows> {
  const { isByWords, isInTitle } = byWords(table, text);
  const isFew = (await countUpTo(db, table, isByWords, fewRows)) < fewRows;
  const similar = isFew ? await similarIds(db, table, text) : [];
  const fuzzy = isFew || table.isAlwaysFuzzy ? await fuzzyIds(db, table, text, isByWords) : [];
  const otherIds = [...new Set([...similar, ...fuzzy])];
  const condition = { sql: `${isByWords.sql} OR row.id = ANY(?)`, values: [...valuesOf([isByWords]), otherIds] };
  return { text, condition, isInTitle, isByWords, otherIds };
}

/** Returns the conditions for rows in which, or in whose title, each word of the text begins a word. */
export function byWords(table: SearchedTable, text: string): Pick<FoundRows, "isByWords" | "isInTitle"> {
  const words = [...new Set(foldedWords(text))].slice(0, maxSearchWords);
  return { isByWords: allOf(words.map(table.hasWord)), isInTitle: allOf(words.map(wordIn(table.titleWords))) };
}

/** Returns a condition for words in a tsvector, given as SQL. */
export function wordIn(words: string): (word: string) => Condition {
  return (word) => ({ sql: `${words} @@ ?::tsquery`, values: [startOf(word)] });
}

/** Returns the tsquery for words that begin with a folded word, which contains neither quotes nor backslashes. */
export function startOf(word: string): string {
  return `'${word}':*`;
}

/** Without any condition, no row matches. */
function allOf(conditions: readonly Condition[]): Condition {
  const sql = conditions.length === 0 ? "false" : conditions.map((each) => `(${each.sql})`).join(" AND ");
  return { sql: `(${sql})`, values: valuesOf(conditions) };
}

async function countUpTo(
  db: RequestDataSource,
  { table, visible = [] }: SearchedTable,
  isFound: Condition,
  max: number,
): Promise<number> {
  const where = [isFound, ...visible];
  const toSql = () => `SELECT count(*)::int FROM (SELECT FROM ${table} AS row${whereSql(where)} LIMIT ${max}) AS few`;
  const shape = `count up to ${max} ${table} ${where.map(({ sql }) => sql).join()}`;
  const rows = await readArrays(db, { shape, toSql, values: valuesOf(where) });
  return rows[0]![0] as number;
}

/** Returns the condition for rows whose title resembles the text, with or without spaces, and what it compares. */
export function similarity(title: string, text: string) {
  const folded = foldText(text).slice(0, comparedLength);
  const joined = folded.replaceAll(" ", "");
  const joinedTitle = `replace(${title}, ' ', '')`;
  const isSimilar = {
    sql: `has_trigrams(?) AND (resembles(${title}, ?) OR resembles(${joinedTitle}, ?))`,
    values: [folded, folded, joined],
  };
  return { isSimilar, joinedTitle, folded, joined };
}

/** Returns the rows whose title resembles the text, with or without spaces, best first. */
async function similarIds(
  db: RequestDataSource,
  { table, title, visible = [] }: SearchedTable,
  text: string,
): Promise<string[]> {
  const { isSimilar, joinedTitle, folded, joined } = similarity(title, text);
  const where = [isSimilar, ...visible];
  const toSql = () => `SELECT row.id FROM ${table} AS row${whereSql(where)}
    ORDER BY greatest(resemblance(${title}, ?), resemblance(${joinedTitle}, ?)) DESC, row.id LIMIT ${maxSimilarRows}`;
  const shape = `similar ${table} ${where.map(({ sql }) => sql).join()}`;
  const rows = await readArrays(db, { shape, toSql, values: [...valuesOf(where), folded, joined] });
  return rows.map(([id]) => id as string);
}

/** What a list adds to its statement to find rows by text and, if `isRanked`, to sort by the column `relevance`. */
export interface ListSearch extends Pick<KeysetList<object>, "from" | "best"> {
  matching: Condition[];
}

/** Returns what a list needs to find rows by text. A blank text finds all rows. */
export async function searchList(
  db: RequestDataSource,
  table: SearchedTable,
  text: string,
  isRanked: boolean,
): Promise<ListSearch> {
  if (text === "") return { matching: [] };
  const found = await findRows(db, table, text);
  const matching = [found.condition];
  if (!isRanked) return { matching };
  const scores = await rankRows(db, table, found);
  const ids = [...scores.keys()];
  return {
    matching,
    from: {
      sql: `(SELECT row.*, coalesce(ranked.score, ${unranked}) AS relevance FROM ${table.table} AS row
        LEFT JOIN unnest(?::uuid[], ?::double precision[]) AS ranked (ranked_id, score) ON ranked_id = row.id)`,
      values: [ids, [...scores.values()]],
    },
    best: {
      condition: { sql: "row.id = ANY(?)", values: [ids] },
      isAll: ids.length < maxRankedRows && found.otherIds.length <= maxOtherRows,
    },
  };
}

/** Returns the ids of the rows that match a text best, best first. A blank text matches none. */
export async function findBestIds(
  db: RequestDataSource,
  table: SearchedTable,
  text: string,
  limit: number,
): Promise<string[]> {
  if (text === "") return [];
  return bestOf(await rankRows(db, table, await findRows(db, table, text)), limit);
}

/** Lowers the scores of the rows that Fuse.js finds, and adds those that have none. */
export async function improveByFuse(
  db: RequestDataSource,
  { fields }: SearchedTable,
  rows: readonly { id: string }[],
  text: string,
  scores: Map<string, number>,
): Promise<void> {
  const keys = fields.map(({ name, weight }) => ({ name, weight }));
  for (const [at, part] of slicesOf([...rows], rowsPerTurn).entries()) {
    if (at > 0) await new Promise(setImmediate);
    throwIfDisconnected(db);
    const fuse = new Fuse(part, { keys, threshold: fuseThreshold, includeScore: true });
    for (const { item, score } of fuse.search(text))
      scores.set(item.id, Math.min(score!, scores.get(item.id) ?? unranked));
  }
}

/** Returns the ids with the lowest scores, lowest first. */
export function bestOf(scores: ReadonlyMap<string, number>, limit: number): string[] {
  const best = [...scores].toSorted(([, one], [, other]) => one - other);
  return best.slice(0, limit).map(([id]) => id);
}

/** Returns the relevance of the rows that probably match best. 0 is the best. */
async function rankRows(
  db: RequestDataSource,
  table: SearchedTable,
  { text, isInTitle, isByWords, otherIds }: FoundRows,
): Promise<Map<string, number>> {
  const { visible = [] } = table;
  const others = otherIds.slice(0, maxOtherRows);
  const candidates: [where: Condition[], relevance: number][] = [
    [[isByWords, isInTitle, ...visible], relevances.title],
    [[isByWords, ...visible], relevances.words],
  ];
  if (others.length > 0) candidates.unshift([[{ sql: "row.id = ANY(?)", values: [others] }], relevances.similar]);
  const rows = new Map<string, SearchedRow>();
  const scores = new Map<string, number>();
  for (const [where, relevance] of candidates) {
    if (rows.size === maxRankedRows) break;
    for (const row of await readTexts(db, table, where)) {
      if (!rows.has(row.id) && rows.size === maxRankedRows) continue;
      rows.set(row.id, row);
      scores.set(row.id, Math.min(relevance, scores.get(row.id) ?? unranked));
    }
  }
  await improveByFuse(db, table, [...rows.values()], text, scores);
  return scores;
}

type SearchedRow = { id: string } & Record<string, string | string[] | null>;

export function orderOf(ties: SearchedTable["ties"]): string {
  return ties.map(({ property, direction }) => `row.${toSnakeCase(property)} ${direction}`).join(", ");
}

/** Returns the searched texts of the first rows. */
async function readTexts(
  db: RequestDataSource,
  { table, fields, ties }: SearchedTable,
  where: Condition[],
): Promise<SearchedRow[]> {
  const names = ["id", ...fields.map(({ name }) => name)];
  const columns = ["row.id", ...fields.map(sqlOf)].join(", ");
  const toSql = () =>
    `SELECT ${columns} FROM ${table} AS row${whereSql(where)} ORDER BY ${orderOf(ties)} LIMIT ${maxRankedRows}`;
  const shape = `texts ${table} ${where.map(({ sql }) => sql).join()}`;
  const rows = await readArrays(db, { shape, toSql, values: valuesOf(where) });
  return rows.map((values) => Object.fromEntries(names.map((name, at) => [name, values[at]])) as SearchedRow);
}
