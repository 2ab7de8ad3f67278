/** Reads casinos. Lists with a search text come from the search index. All other lists come from the database. */
import type { DataSource } from "typeorm";

import { directoryRulesOf, usesDirectory } from "../../database/directory/directoryFilter.js";
import type { DirectoryNoun } from "../../database/directory/directoryNouns.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { SlugRedirect } from "../../database/entities/slugRedirect.entity.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { type ActiveBonuses, activeBonuses } from "../../database/reading/loaders.js";
import { findPage, pageOfRows } from "../../database/reading/keyset.js";
import { type Condition, propertiesReader, selectByIds, selectRow } from "../../database/reading/selectRows.js";
import type { FacetedConnection } from "../../shared/schema/facets.js";
import type { Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { BadUserInputError } from "../../shared/errors.js";
import { once } from "../../shared/memoize.js";
import type { Context } from "../context.js";
import { casinoCounts } from "./casino.facets.js";
import { conditionsOf, filterBySlug, readFilterTables } from "./casino.filter.js";
import { CasinoOrder, sortKeys } from "./casino.order.js";
import type { CasinoFilter } from "./casinoList.inputs.js";
import type { CasinoSearch } from "./casino.search.js";
import { findSearchPage } from "./casino.searchPage.js";
import { trustScoreProperties } from "./trustScore.js";

const reviewProperties = ["about", "games", "bonuses", "banking", "support", "mobile", "security"].map(
  (part) => `review.${part}`,
);

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
 * @throws BadUserInputError for a cursor of another list, and for RELEVANCE without a search text.
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
      { field: "orderBy", message: "RELEVANCE requires a search text. Add one, or choose another order." },
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

/** Selects the casinos that have a certain directory row. */
export interface CasinosOf extends Pick<CasinoList, "page" | "fields"> {
  noun: DirectoryNoun;
  id: string;
  slug: string;
}

/**
 * Returns one page of the casinos that have a directory row, highest rating first. Two statements read the first pages
 * of many directory rows. `casinos` returns the same list for the row's slug, so the cursors are interchangeable.
 * @throws BadUserInputError for a cursor of another list.
 */
export async function findCasinosOf(
  { db, loaders, search, disconnect }: Context,
  { noun, id, slug, page, fields }: CasinosOf,
): Promise<FacetedConnection<Casino>> {
  const filter = filterBySlug(noun, slug);
  const orderBy = CasinoOrder.RATING_DESC;
  if (page.cursor !== null)
    return findCasinos(db, search, { filter, orderBy, page, fields, hasMatches: false, disconnect });
  const keys = sortKeys[orderBy];
  const properties = [...new Set([...casinoProperties(fields), ...keys.map(({ property }) => property)])];
  const rows = await loaders.firstCasinosOf({ noun, first: page.size + 1, keys, properties }).load(id);
  const key = listKey("casinos", orderBy, filter);
  const list = pageOfRows({ keys, key, page }, rows, () => loaders.casinoCountOf[noun].load(id));
  return Object.assign(list, { facets: casinoCounts(db, search, filter, disconnect).facets });
}

/** Charges for the tables that a page's statement may read completely. */
async function chargeFor(db: DataSource, filter: CasinoFilter): Promise<void> {
  if (filter.maxMinDeposit != null) await chargeForTable(db, Bonus, 0);
  if (directoryRulesOf(filter).length > 0) await chargeForTable(db, Casino, 0);
}

/**
 * Returns the casino with this current or former slug, or null if there is none.
 * @param bonuses The bonuses to read with the casino, or null for none.
 */
export async function findCasinoBySlug(
  { db, loaders }: Pick<Context, "db" | "loaders">,
  slug: string,
  fields: Set<string>,
  bonuses: ActiveBonuses | null,
): Promise<Casino | null> {
  const properties = [...new Set(["slug", ...casinoProperties(fields)])];
  const nested = bonuses ? { property: "bonuses", by: "casinoId", rows: activeBonuses(db, bonuses) } : undefined;
  const find = async (where: Condition) => {
    const casino = await selectRow(db, { entity: Casino, properties, where: [where], nested });
    if (casino && bonuses)
      loaders.activeBonusesOfCasino(bonuses).prime(casino.id, (casino as Casino & { bonuses: Bonus[] }).bonuses);
    return casino;
  };
  const casino = await find({ sql: "row.slug = ?", values: [slug] });
  if (casino) return casino;
  const redirect = await db.getRepository(SlugRedirect).findOneBy({ slug });
  return redirect && find({ sql: "row.id = ?", values: [redirect.casinoId] });
}

/** Returns the existing casinos with these ids, in the order of the ids. */
export async function findCasinosByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Casino[]> {
  const casinos = await selectByIds(db, ids, { entity: Casino, properties: casinoProperties(fields) });
  return casinos.filter((casino) => casino !== null);
}

const casinoProperties = propertiesReader({
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
