/** Finds the directory rows that a search box suggests. */
import type { DataSource } from "typeorm";

import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { directoryNouns, type DirectoryRows, rowColumns } from "../../catalogue/directory/directoryNouns.js";
import type { SearchedTable } from "../../catalogue/search/searchedTable.js";
import { findBestOfFew } from "../../catalogue/search/smallTable.js";
import { wordIn } from "../../catalogue/search/textSearch.js";
import { byText } from "../../database/reading/sortKeys.js";

/**
 * A directory is small, so the words of its names and spellings need no column. `OFFSET 0` makes PostgreSQL compute them
 * once for each row, and not once for each word of the search text.
 */
function searchedDirectory(noun: DirectoryNoun): SearchedTable {
  const { table, spellings, casinoJoin, id } = directoryNouns[noun];
  const words = "search_words(named.name || ' ' || join_texts(named.spellings))";
  return {
    table: `(SELECT named.*, fold_text(named.name) AS search_title, search_words(named.name) AS title_words,
        ${words} AS search_words
      FROM (SELECT each.id, each.slug, each.name,
          ARRAY(SELECT known.spelling FROM ${spellings} AS known WHERE known.${id} = each.id ORDER BY 1) AS spellings
        FROM ${table} AS each
        WHERE EXISTS (SELECT FROM ${casinoJoin} AS joined WHERE joined.${id} = each.id)) AS named
      OFFSET 0)`,
    title: "row.search_title",
    titleWords: "row.title_words",
    hasWord: wordIn("row.search_words"),
    fields: [
      { name: "name", weight: 0.6 },
      { name: "spellings", weight: 0.4, isList: true },
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
