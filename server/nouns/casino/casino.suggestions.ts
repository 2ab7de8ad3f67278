/** The casinos and directory rows that a search box suggests. */
import type { DataSource } from "typeorm";

import { foldText } from "../../../shared/foldText.js";
import { suggestionLimits } from "../../../shared/apiLimits.js";
import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { directoryNouns, type DirectoryRows, rowColumns } from "../../catalogue/directory/directoryNouns.js";
import { searchList } from "../../catalogue/search/textSearch.js";
import { throwIfDisconnected } from "../../database/connection/requestDatabase.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { containsText } from "../../database/reading/like.js";
import { readArrays } from "../../database/reading/readArrays.js";
import { selectRows } from "../../database/reading/selectRows.js";
import { CasinoOrder, sortKeys } from "./casino.order.js";
import { findCasinosByIds } from "./casino.queries.js";
import { searchedCasinos } from "./casino.search.js";

/**
 * Returns the casinos to suggest while a visitor types. Casinos whose name contains the search text come first, and
 * then the best matches of a search.
 */
export async function findSuggestedCasinos(db: DataSource, text: string, fields: Set<string>): Promise<Casino[]> {
  if (text === "") return [];
  const limit = suggestionLimits.casinos;
  const ids = await idsByName(db, text, limit);
  if (ids.length < limit) {
    const { matching, from, best: first } = await searchList(db, searchedCasinos, text, true);
    const best = await selectRows(db, {
      entity: Casino,
      properties: ["id"],
      from,
      where: first ? [first.condition] : matching,
      orderBy: sortKeys[CasinoOrder.RELEVANCE],
      limit,
    });
    ids.push(...best.map(({ id }) => id));
  }
  return findCasinosByIds(db, [...new Set(ids)].slice(0, limit), fields);
}

async function idsByName(db: DataSource, text: string, limit: number): Promise<string[]> {
  const toSql = () => `SELECT row.id FROM casinos AS row WHERE row.search_text LIKE ?
    ORDER BY starts_with(row.search_text, ?) DESC, row.rating DESC, row.name_sort, row.id LIMIT ${limit}`;
  const folded = foldText(text);
  const rows = await readArrays(db, {
    shape: `casinos by name ${limit}`,
    toSql,
    values: [containsText(folded), folded],
  });
  return rows.map(([id]) => id as string);
}

/** Returns the directory rows whose name contains the text. Names that begin with the text come first. */
export async function findSuggestedRows<N extends DirectoryNoun>(
  db: DataSource,
  noun: N,
  text: string,
  limit: number,
): Promise<DirectoryRows[N][]> {
  throwIfDisconnected(db);
  if (text === "") return [];
  const { table, casinoJoin, id } = directoryNouns[noun];
  const folded = foldText(text);
  return db.query(
    `SELECT ${rowColumns(noun)} FROM ${table} AS row WHERE fold_text(row.name) LIKE $1
       AND EXISTS (SELECT FROM ${casinoJoin} AS joined WHERE joined.${id} = row.id)
     ORDER BY starts_with(fold_text(row.name), $2) DESC, fold_text(row.name), row.id LIMIT ${limit}`,
    [containsText(folded), folded],
  );
}
