/** Reads lists of casinos. */
import type { DataSource } from "typeorm";

import { chargeForFilter, conditionsOf } from "../../catalogue/list/filterFields.js";
import { requireText, searchList } from "../../catalogue/search/textSearch.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { findPage } from "../../database/reading/keyset.js";
import { propertiesReader, withProperties } from "../../database/reading/selectedProperties.js";
import { once } from "../../shared/memoize.js";
import type { Connection, Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import type { FacetedConnection } from "../../shared/schema/facets.js";
import type { CasinoEdge } from "./casino.connection.js";
import { findCasinoFacets } from "./casino.facets.js";
import { CasinoFilter } from "./casino.filter.js";
import { CasinoOrder, sortKeys } from "./casino.order.js";
import { searchedCasinos, searchedProperties } from "./casino.search.js";
import { findMatches } from "./searchMatches.js";
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
}

/**
 * Returns one page of casinos.
 * @throws BadUserInputError for a cursor from another list, and for RELEVANCE without a search text.
 */
export async function findCasinos(
  db: DataSource,
  { filter, orderBy: chosen, page, fields, hasMatches }: CasinoList,
): Promise<FacetedConnection<Casino, CasinoEdge>> {
  const text = filter.search?.trim() ?? "";
  const orderBy = chosen ?? (text === "" ? CasinoOrder.RATING_DESC : CasinoOrder.RELEVANCE);
  if (orderBy === CasinoOrder.RELEVANCE) requireText(text);
  await chargeForFilter(db, { entity: Casino, type: CasinoFilter, filter, hasText: text !== "" });
  const isRanked = orderBy === CasinoOrder.RELEVANCE && !page.isCountOnly;
  const { matching, ...ranking } = await searchList(db, searchedCasinos, text, isRanked);
  const list = await findPage(db, {
    entity: Casino,
    where: [...conditionsOf(CasinoFilter, filter, db), ...matching],
    ...ranking,
    keys: sortKeys[orderBy],
    key: listKey("casinos", orderBy, filter),
    page,
    properties: hasMatches ? withProperties(casinoProperties(fields), searchedProperties) : casinoProperties(fields),
  });
  const facets = once(() => findCasinoFacets(db, filter, matching));
  return Object.assign(hasMatches ? withMatches(list, text) : list, { facets });
}

/** Adds where each casino of a page matches the search text. */
function withMatches(list: Connection<Casino>, text: string): Connection<Casino, CasinoEdge> {
  const { edges, pageInfo, totalCount, nodes } = list;
  const matches = text === "" ? null : findMatches(text, nodes());
  const marked = edges.map((edge) => ({ ...edge, matches: matches?.get(edge.node.id) ?? null }));
  return { edges: marked, pageInfo, totalCount, nodes };
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
  bonusCount: [],
  providers: [],
  authorities: [],
  fastestPayout: ["withdrawalHours"],
  casinoPaymentMethods: [],
  casinoLicenses: [],
  facts: [],
});
