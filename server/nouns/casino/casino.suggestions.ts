/** The casinos that a search box suggests. */
import type { DataSource } from "typeorm";

import { foldText } from "../../../shared/foldText.js";
import { suggestionLimits } from "../../../shared/apiLimits.js";
import { findBestIds } from "../../catalogue/search/textSearch.js";
import type { Casino } from "../../database/entities/casino.entity.js";
import { containsText } from "../../database/reading/like.js";
import { readArrays } from "../../database/reading/readArrays.js";
import { findCasinosByIds } from "./casino.queries.js";
import { searchedCasinos } from "./casino.search.js";

/**
 * Returns the casinos to suggest while a visitor types. Casinos whose name contains the search text come first, and
 * then the best matches of a search.
 */
export async function findSuggestedCasinos(db: DataSource, text: string, fields: Set<string>): Promise<Casino[]> {
  if (foldText(text).trim() === "") return [];
  const limit = suggestionLimits.casinos;
  const ids = await idsByName(db, text, limit);
  if (ids.length < limit) ids.push(...(await findBestIds(db, searchedCasinos, text, limit)));
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
