/** Reads casinos. Lists without a text come from the database; with one, the index finds, filters, orders and pages. */
import type { DataSource } from "typeorm";

import { Casino } from "../../database/entities/casino.entity.js";
import { SlugRedirect } from "../../database/entities/slugRedirect.entity.js";
import { backwards, byDate, findPage, type SortKey } from "../../database/reading/keyset.js";
import { type Condition, selectRow } from "../../database/reading/selectRows.js";
import { type Connection, listKey, type Page } from "../../shared/schema/connection.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { BadUserInputError } from "../../shared/errors.js";
import { suggestionLimits } from "../../shared/limits.js";

import { conditionsOf } from "./casino.filter.js";
import { type CasinoFilter, CasinoOrder } from "./casinoList.inputs.js";
import type { CasinoSearch } from "./casino.search.js";
import { findSearchPage, pageOf, readCasinos } from "./casino.searchPage.js";
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
  /** Fires when the caller disconnects. */
  disconnect: Disconnect | undefined;
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
  return findPage(db, {
    entity: Casino,
    where: conditionsOf(list.filter),
    keys,
    key,
    page: list.page,
    properties,
  });
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

export interface SuggestedCasinos {
  /** Without blanks around it. */
  text: string;
  /** The fields that the caller asked for. */
  fields: Set<string>;
  /** Fires when the caller disconnects. */
  disconnect: Disconnect | undefined;
}

/** The casinos to offer for a text that is being typed: those whose name contains it, then the best that a search finds. */
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
    const best = pageOf(await search.find(text, disconnect), { filter: {}, keys: null, key: "", page });
    ids = [...new Set([...ids, ...best.page.map(({ casino }) => casino.id)])].slice(0, limit);
  }
  return findCasinosByIds(db, ids, fields);
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
    bonusesConnection: [],
    bonusCount: [],
    lastChange: [],
  };
  const selected = [...fields].filter((field) => field !== "__typename");
  return [...new Set(["id", ...selected.flatMap((field) => computed[field] ?? [field])])];
}

function thenByName(key: SortKey): SortKey[] {
  return [key, ...byName];
}
