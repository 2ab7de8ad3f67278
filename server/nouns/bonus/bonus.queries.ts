/** Reads bonuses. Visitors see only active bonuses that have started but not ended. */
import type { DataSource } from "typeorm";

import { chargeForFilter, eachCurrency } from "../../catalogue/list/filterFields.js";
import { Bonus, BonusType, WageringBase } from "../../database/entities/bonus.entity.js";
import type { Deposit, OfferValue } from "../../../shared/offerValue.js";
import { offerPartSql } from "../../database/entities/bonusSql.js";
import { backwards, byText, datedOrders, type SortKey } from "../../database/reading/sortKeys.js";
import { findPage, type KeysetList } from "../../database/reading/keyset.js";
import { casinoOfBonus } from "../../catalogue/loaders.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { type Condition, selectByIds, selectRow } from "../../database/reading/selectRows.js";
import { requireText, searchList, startOf } from "../../catalogue/search/textSearch.js";
import type { SearchedTable } from "../../catalogue/search/searchedTable.js";
import { propertiesReader } from "../../database/reading/selectedProperties.js";
import { once } from "../../shared/memoize.js";
import { type FacetedConnection, type Facet, FacetKey, namedValues, sortedValues } from "../../shared/schema/facets.js";
import type { Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import type { Viewer } from "../../shared/schema/policies.js";
import { isUuid } from "../../shared/input/uuid.js";
import { readDeposit } from "./deposit.js";
import { bonusConditions, BonusFilter, visibleBonuses } from "./bonus.filter.js";
import { BonusOrder } from "./bonus.inputs.js";
import { offerProperties } from "./bonusOffer.resolver.js";
import { countGroups } from "../../database/reading/countGroups.js";

/** Counts each facet without the filter's field for that facet, so the facet's other choices keep their counts. */
async function findBonusFacets(
  db: DataSource,
  viewer: Viewer | null,
  filter: BonusFilter,
  matching: Condition[],
): Promise<Facet[]> {
  const count = (others: BonusFilter, column: string) =>
    countGroups(
      db,
      { entity: Bonus, where: [...bonusConditions(db, viewer, { ...filter, ...others }), ...matching] },
      { join: "", slug: column, name: column },
    );
  return [
    { key: FacetKey.BONUS_TYPE, values: namedValues(BonusType, await count({ bonusType: null }, "row.bonus_type")) },
    {
      key: FacetKey.WAGERING_BASE,
      values: namedValues(WageringBase, await count({ wageringBase: null }, "row.wagering_base")),
    },
    { key: FacetKey.CURRENCY, values: sortedValues(await count({ currency: eachCurrency }, "row.currency")) },
  ];
}

const usual = readDeposit();

const byTitle = byText("titleSort");

const sortKeys: Record<BonusOrder, SortKey[]> = {
  [BonusOrder.TITLE_ASC]: byTitle,
  [BonusOrder.TITLE_DESC]: backwards(byTitle),
  [BonusOrder.WAGERING_ASC]: ascending("wageringSort", "number"),
  [BonusOrder.COST_ASC]: ascending("costSort", "number"),
  [BonusOrder.VALUE_DESC]: ascending("valueSort", "number"),
  [BonusOrder.ENDS_ASC]: ascending("endsSort", "date"),
  [BonusOrder.RELEVANCE]: [{ property: "relevance", type: "number", direction: "ASC" }, ...datedOrders.CREATED_DESC],
  ...datedOrders,
};

const searchedBonuses: SearchedTable = {
  table: "bonuses",
  title: "row.search_title",
  titleWords: "row.title_words",
  // The statement selects the casinos into an array, because PostgreSQL would otherwise use neither table's indexes.
  hasWord: (word) => ({
    sql: `row.search_words @@ ?::tsquery OR row.casino_id = ANY(ARRAY(SELECT casino.id FROM casinos AS casino
      WHERE casino.title_words @@ ?::tsquery))`,
    values: [startOf(word), startOf(word)],
  }),
  fields: [
    { name: "title", weight: 0.4 },
    { name: "wageringRequirement", weight: 0.3 },
    {
      name: "casinoName",
      weight: 0.2,
      sql: "(SELECT casino.name FROM casinos AS casino WHERE casino.id = row.casino_id)",
    },
    { name: "bonusCode", weight: 0.1 },
  ],
  ties: datedOrders.CREATED_DESC,
};

function ascending(property: string, type: SortKey["type"]): SortKey[] {
  return [
    { property, type, direction: "ASC" },
    { property: "id", type: "uuid", direction: "ASC" },
  ];
}

export interface BonusList {
  filter: BonusFilter;
  /** Defaults to RELEVANCE with a search text, and to CREATED_DESC without one. */
  orderBy: BonusOrder | null;
  /** The deposit that COST_ASC and VALUE_DESC use to compare bonuses. */
  deposit?: Deposit;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
  /** The fields of the bonuses' casinos that the caller selected. */
  casinoFields: Set<string>;
}

/**
 * Returns one page of bonuses.
 * @throws BadUserInputError for a cursor from another list, and for RELEVANCE without a search text.
 */
export async function findBonuses(
  db: DataSource,
  viewer: Viewer | null,
  list: BonusList,
): Promise<FacetedConnection<Bonus>> {
  const { filter, page } = list;
  const text = filter.search?.trim() ?? "";
  const orderBy = list.orderBy ?? (text === "" ? BonusOrder.CREATED_DESC : BonusOrder.RELEVANCE);
  if (orderBy === BonusOrder.RELEVANCE) requireText(text);
  const order = orderOf({ ...list, orderBy });
  await chargeFor(db, filter, order);
  const isRanked = orderBy === BonusOrder.RELEVANCE && !page.isCountOnly;
  const searched = { ...searchedBonuses, visible: visibleBonuses(db, viewer) };
  const { matching, ...ranking } = await searchList(db, searched, text, isRanked);
  const found = await findPage(db, {
    entity: Bonus,
    where: [...bonusConditions(db, viewer, filter), ...matching],
    ...ranking,
    ...order,
    page,
    properties: bonusProperties(list.fields),
    nested: casinoOfBonus(list.casinoFields),
  });
  return Object.assign(found, { facets: once(() => findBonusFacets(db, viewer, filter, matching)) });
}

const offerSorts: Partial<Record<BonusOrder, keyof OfferValue>> = {
  [BonusOrder.COST_ASC]: "costOrder",
  [BonusOrder.VALUE_DESC]: "valueOrder",
};

/** Returns the sort keys and the key of a list. Only those for the usual deposit have columns. */
function orderOf({
  filter,
  orderBy,
  deposit: given = usual,
}: BonusList & { orderBy: BonusOrder }): Pick<KeysetList<Bonus>, "keys" | "key" | "from"> {
  const { deposit, depositCurrency } = given;
  const offerSort = offerSorts[orderBy];
  if (!offerSort) return { keys: sortKeys[orderBy], key: listKey("bonuses", orderBy, filter) };
  const key = listKey("bonuses", `${orderBy} ${deposit} ${depositCurrency}`, filter);
  if (deposit === usual.deposit && depositCurrency === usual.depositCurrency) return { keys: sortKeys[orderBy], key };
  return {
    keys: ascending("offerSort", "number"),
    key,
    from: {
      sql: `(SELECT *, ${offerPartSql(offerSort)} AS offer_sort
        FROM bonuses, (SELECT ?::double precision AS deposit, ?::text AS deposit_currency) AS given)`,
      values: [deposit, depositCurrency],
    },
  };
}

/** Charges for the tables that the page's statement may read completely. */
async function chargeFor(db: DataSource, filter: BonusFilter, { from }: ReturnType<typeof orderOf>): Promise<void> {
  const { search, casinoNameContainsAny: names } = filter;
  const hasText = Boolean(search?.trim()) || names?.some((name) => name.trim() !== "") === true;
  await chargeForFilter(db, { entity: Bonus, type: BonusFilter, filter, hasText });
  if (from && !hasText) await chargeForTable(db, Bonus, 0);
}

/** Returns one bonus, or null if it does not exist or the viewer may not see it. */
export async function findBonusById(
  db: DataSource,
  viewer: Viewer | null,
  id: string,
  fields: Set<string>,
): Promise<Bonus | null> {
  if (!isUuid(id)) return null;
  const where = [...bonusConditions(db, viewer, {}), { sql: "row.id = ?", values: [id] }];
  return selectRow(db, { entity: Bonus, properties: bonusProperties(fields), where });
}

/** Returns the existing bonuses with these ids, in the order of the ids. */
export async function findBonusesByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Bonus[]> {
  const bonuses = await selectByIds(db, ids, { entity: Bonus, properties: bonusProperties(fields) });
  return bonuses.filter((bonus) => bonus !== null);
}

const bonusProperties = propertiesReader({ casino: ["casinoId"], facts: ["bonusCode"], ...offerProperties });
