/** Finds the directory rows that a search box suggests. */
import type { DataSource } from "typeorm";

import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { directoryNouns, type DirectoryRows, rowColumns } from "../../catalogue/directory/directoryNouns.js";
import type { SearchedTable } from "../../catalogue/search/searchedTable.js";
import { findBestOfFew } from "../../catalogue/search/smallTable.js";
import { wordIn } from "../../catalogue/search/textSearch.js";
import { byText } from "../../database/reading/sortKeys.js";

/** Directories are small, so the words of their names and spellings need no column. */
function searchedDirectory(noun: DirectoryNoun): SearchedTable {
  const { table, spellings, casinoJoin, id } = directoryNouns[noun];
  const known = `ARRAY(SELECT known.spelling FROM ${spellings} AS known WHERE known.${id} = row.id ORDER BY 1)`;
  return {
    table,
    visible: [{ sql: `EXISTS (SELECT FROM ${casinoJoin} AS joined WHERE joined.${id} = row.id)` }],
    title: "fold_text(row.name)",
    titleWords: "search_words(row.name)",
    hasWord: wordIn(`search_words(row.name || ' ' || join_texts(${known}))`),
    fields: [
      { name: "name", weight: 0.6 },
      { name: "spellings", weight: 0.4, isList: true, sql: known },
    ],
    ties: byText("slug"),
  };
}

/** Returns the rows of casinos whose name or spelling matches the text best, best first. */
export async function findSuggestedRows<N extends DirectoryNoun>(
  db: DataSource,
  noun: N,
  text: string,
  limit: number,
): Promise<DirectoryRows[N][]> {
  const ids = await findBestOfFew(db, searchedDirectory(noun), text, limit);
  if (ids.length === 0) return [];
  return db.query(
    `SELECT ${rowColumns(noun)} FROM ${directoryNouns[noun].table} AS row WHERE row.id = ANY($1::uuid[])
     ORDER BY array_position($1::uuid[], row.id)`,
    [ids],
  );
}
