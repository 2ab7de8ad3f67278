/** Reads lists of casinos. Lists with a search text come from the search index, all others from the database. */
import type { DataSource } from "typeorm";

import { directoryRulesOf, usesDirectory } from "../../catalogue/directory/directoryFilter.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { findPage } from "../../database/reading/keyset.js";
import { propertiesReader } from "../../database/reading/selectedProperties.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { BadUserInputError } from "../../shared/errors.js";
import { once } from "../../shared/memoize.js";
import type { Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import type { FacetedConnection } from "../../shared/schema/facets.js";
import { casinoCounts } from "./casino.facets.js";
import { conditionsOf } from "./casino.filter.js";
import { readFilterTables } from "./casino.predicates.js";
import { CasinoOrder, sortKeys } from "./casino.order.js";
import type { CasinoFilter } from "./casinoList.inputs.js";
import type { CasinoSearch } from "./casino.search.js";
import { findSearchPage } from "./casino.searchPage.js";
import { trustScoreProperties } from "./trustScore/trustScore.js";

export interface CasinoList {
  filter: CasinoFilter;
  /** Defaults to RELEVANCE with a search text, and to RATING_DESC without one. */
  orderBy: CasinoOrder | null;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
  /** Whether the caller selected `matches`. */
  hasMatches: boolean;
  /** Fires when the caller disconnects. */
  disconnect: Disconnect | undefined;
}

/**
 * Returns one page of casinos.
 * @throws BadUserInputError for a cursor from another list, and for RELEVANCE without a search text.
 */
export async function findCasinos(
  db: DataSource,
  search: CasinoSearch,
  list: CasinoList,
): Promise<FacetedConnection<Casino>> {
  const text = list.filter.search?.trim() ?? "";
  const orderBy = list.orderBy ?? (text === "" ? CasinoOrder.RATING_DESC : CasinoOrder.RELEVANCE);
  const key = listKey("casinos", orderBy, list.filter);
  const properties = casinoProperties(list.fields);
  if (orderBy === CasinoOrder.RELEVANCE && text === "")
    throw new BadUserInputError([
      { field: "orderBy", message: "RELEVANCE requires search text. Add one, or choose another order." },
    ]);
  // Read the other tables only once for both the search and the facets.
  const readTables = once(() => readFilterTables(db, search, list.filter));
  if (text === "") await chargeFor(db, list.filter);
  const keys = sortKeys[orderBy];
  const where = conditionsOf(db, list.filter);
  const page = await (text === ""
    ? findPage(db, { entity: Casino, where, keys, key, page: list.page, properties })
    : findSearchPage(db, search, { ...list, text, keys, key, properties, readTables }));
  const { facets, totalCount } = casinoCounts(db, search, list.filter, list.disconnect, readTables);
  // If the filter contains slugs, count in the search index, because a count in SQL would join whole tables.
  return Object.assign(page, { facets, ...(usesDirectory(list.filter) && { totalCount }) });
}

/** Charges for the tables that a page's statement may read completely. */
async function chargeFor(db: DataSource, filter: CasinoFilter): Promise<void> {
  if (filter.maxMinDeposit != null) await chargeForTable(db, Bonus, 0);
  if (directoryRulesOf(filter).length > 0) await chargeForTable(db, Casino, 0);
}

const reviewProperties = ["about", "games", "bonuses", "banking", "support", "mobile", "security"].map(
  (part) => `review.${part}`,
);

/** Returns the columns that the selected fields need. */
export const casinoProperties = propertiesReader({
  trustScore: trustScoreProperties,
  scoreHistory: [...trustScoreProperties, "createdAt", "version"],
  review: reviewProperties,
  bonuses: [],
  bonusesConnection: [],
  bonusCount: [],
  providers: [],
  methods: [],
  authorities: [],
  payments: [],
  heldLicenses: [],
  facts: [],
});
