/** Reads casinos. Lists without a text come from the database; with one, the index finds, filters, orders and pages. */
import type { DataSource } from "typeorm";

import { Casino } from "../../database/entities/casino.entity.js";
import { SlugRedirect } from "../../database/entities/slugRedirect.entity.js";
import { backwards, byDate, findPage, type SortKey } from "../../database/keyset.js";
import { toSnakeCase } from "../../database/naming.js";
import { type Condition, selectRow } from "../../database/selectRows.js";
import { type Connection, listKey, type Page } from "../../shared/connection.js";
import type { Departure } from "../../shared/departure.js";
import { BadUserInputError } from "../../shared/errors.js";
import { textLimits } from "../../shared/textLimits.js";
import { isUuid } from "../../shared/uuid.js";
import { type CasinoFilter, CasinoOrder, type SearchSuggestions } from "./casinoList.inputs.js";
import type { CasinoSearch } from "./casino.search.js";
import { findSearchPage, readCasinos } from "./casino.searchPage.js";
import { trustScoreProperties } from "./trustScore.js";

const byName: SortKey[] = [
  { property: "nameSort", type: "text", direction: "ASC" },
  { property: "id", type: "uuid", direction: "ASC" },
];

/** The sort keys of every order but RELEVANCE. An ascending order is its descending one read backwards, on one index. */
const sortKeys: Record<Exclude<CasinoOrder, CasinoOrder.RELEVANCE>, SortKey[]> = {
  [CasinoOrder.RATING_DESC]: thenByName({ property: "rating", type: "number", direction: "DESC" }),
  [CasinoOrder.RATING_ASC]: backwards(thenByName({ property: "rating", type: "number", direction: "DESC" })),
  [CasinoOrder.NAME_ASC]: byName,
  [CasinoOrder.NAME_DESC]: backwards(byName),
  [CasinoOrder.ESTABLISHED_DESC]: thenByName({ property: "establishedSort", type: "integer", direction: "DESC" }),
  [CasinoOrder.ESTABLISHED_ASC]: backwards(
    thenByName({ property: "establishedSort", type: "integer", direction: "DESC" }),
  ),
  [CasinoOrder.REVIEW_COUNT_DESC]: thenByName({ property: "reviewCount", type: "integer", direction: "DESC" }),
  [CasinoOrder.REVIEW_COUNT_ASC]: backwards(
    thenByName({ property: "reviewCount", type: "integer", direction: "DESC" }),
  ),
  [CasinoOrder.CREATED_DESC]: byDate("createdAt"),
  [CasinoOrder.CREATED_ASC]: backwards(byDate("createdAt")),
  [CasinoOrder.UPDATED_DESC]: byDate("updatedAt"),
  [CasinoOrder.UPDATED_ASC]: backwards(byDate("updatedAt")),
};

const reviewProperties = ["about", "games", "bonuses", "banking", "support", "mobile", "security"].map(
  (part) => `review.${part}`,
);

export interface CasinoList {
  filter: CasinoFilter;
  /** RELEVANCE with a text and RATING_DESC without one, where nothing is given. */
  orderBy: CasinoOrder | null;
  page: Page;
  /** The fields that the caller asked for. */
  fields: Set<string>;
  /** Whether the caller asked where a search text was found. */
  hasMatches: boolean;
  /** Of whoever waits for the answer. */
  departure: Departure | undefined;
}

/**
 * One page of casinos.
 * @throws BadUserInputError for a cursor of another list, and for RELEVANCE without a text.
 */
export async function findCasinos(db: DataSource, search: CasinoSearch, list: CasinoList): Promise<Connection<Casino>> {
  const text = list.filter.search?.trim() ?? "";
  const orderBy = list.orderBy ?? (text === "" ? CasinoOrder.RATING_DESC : CasinoOrder.RELEVANCE);
  const key = listKey("casinos", orderBy, list.filter);
  const properties = casinoProperties(list.fields);
  if (orderBy === CasinoOrder.RELEVANCE) {
    if (text === "")
      throw new BadUserInputError([
        { field: "orderBy", message: "Give a search text with RELEVANCE, or choose another order." },
      ]);
    return findSearchPage(db, search, { ...list, text, keys: null, key, properties });
  }
  const keys = sortKeys[orderBy];
  if (text !== "") return findSearchPage(db, search, { ...list, text, keys, key, properties });
  return findPage(db, { entity: Casino, where: conditionsOf(list.filter), keys, key, page: list.page, properties });
}

/**
 * The casino at a slug, or the one that had the slug before it was renamed; its own slug is then another one.
 * Null when there is none.
 */
export async function findCasinoBySlug(db: DataSource, slug: string, fields: Set<string>): Promise<Casino | null> {
  const properties = [...new Set(["slug", ...casinoProperties(fields)])];
  const find = (where: Condition) => selectRow(db, { entity: Casino, properties, where: [where] });
  const casino = await find({ sql: "row.slug = ?", values: [slug] });
  if (casino) return casino;
  const redirect = await db.getRepository(SlugRedirect).findOneBy({ slug });
  return redirect && find({ sql: "row.id = ?", values: [redirect.casinoId] });
}

/** What to offer for a text that is being typed. The casinos keep the order in which the index suggests them. */
export async function findSuggestions(
  db: DataSource,
  search: CasinoSearch,
  text: string,
  fields: Set<string>,
): Promise<SearchSuggestions> {
  const { casinoIds, ...names } = await search.suggest(text.slice(0, textLimits.search));
  if (casinoIds.length === 0 || fields.size === 0) return { casinos: [], ...names };
  return { casinos: await findCasinosByIds(db, casinoIds, fields), ...names };
}

/** The casinos of these ids that there are, in the order of the ids. */
export async function findCasinosByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Casino[]> {
  const rows = await readCasinos(db, ids, casinoProperties(fields));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The properties to read for the fields asked for; a computed field names its own. */
export function casinoProperties(fields: Set<string>): string[] {
  const computed: Record<string, readonly string[]> = {
    trustScore: trustScoreProperties,
    review: reviewProperties,
    bonuses: [],
    bonusCount: [],
  };
  const selected = [...fields].filter((field) => field !== "__typename");
  return [...new Set(["id", ...selected.flatMap((field) => computed[field] ?? [field])])];
}

function conditionsOf(filter: CasinoFilter): Condition[] {
  const { ids, minRating, establishedFrom: from, establishedTo: to } = filter;
  const where: Condition[] = [];
  for (const flag of ["isFeatured", "isNew", "acceptsCrypto", "hasLiveGames", "mobileOptimized"] as const) {
    const wanted = filter[flag];
    if (wanted != null) where.push({ sql: `${wanted ? "" : "NOT "}row.${toSnakeCase(flag)}` });
  }
  if (ids != null) where.push({ sql: "row.id = ANY(?)", values: [ids.filter(isUuid)] });
  if (minRating != null) where.push({ sql: "row.rating >= ?", values: [minRating] });
  const year = "row.established_year";
  if (from != null) where.push({ sql: `${year} IS NULL OR ${year} >= ?`, values: [from] });
  if (to != null) where.push({ sql: `${year} IS NULL OR ${year} <= ?`, values: [to] });
  return where;
}

function thenByName(key: SortKey): SortKey[] {
  return [key, ...byName];
}
