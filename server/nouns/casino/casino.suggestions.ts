/** Finds the casinos that a search box suggests. */
import type { DataSource } from "typeorm";

import type { Casino } from "../../database/entities/casino.entity.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { CasinoOrder, sortKeys } from "./casino.order.js";
import { findCasinosByIds } from "./casino.queries.js";
import type { CasinoSearch } from "./casino.search.js";
import { pageOf } from "./casino.searchPage.js";
import { suggestionLimits } from "../../../shared/apiLimits.js";

export interface SuggestedCasinos {
  /** The trimmed search text. */
  text: string;
  /** The fields that the caller selected. */
  fields: Set<string>;
  /** Fires when the caller disconnects. */
  disconnect: Disconnect | undefined;
}

/**
 * Returns the casinos to suggest while a visitor types. Casinos whose name contains the search text come first, and
 * then the best matches of a search.
 */
export async function findSuggestedCasinos(
  db: DataSource,
  search: CasinoSearch,
  { text, fields, disconnect }: SuggestedCasinos,
): Promise<Casino[]> {
  if (text === "") return [];
  const limit = suggestionLimits.casinos;
  let ids = (await search.suggest(text)).casinoIds;
  if (ids.length < limit) {
    const page = { size: limit, isBackward: false, cursor: null };
    const keys = sortKeys[CasinoOrder.RELEVANCE];
    const { hits } = pageOf(await search.find(text, disconnect), { filter: {}, keys, key: "", page });
    ids = [...new Set([...ids, ...hits.map(({ casino }) => casino.id)])].slice(0, limit);
  }
  return findCasinosByIds(db, ids, fields);
}
