/** Reads bonuses. Visitors see only active bonuses that have started but not ended. */
import type { DataSource } from "typeorm";

import { directoryRulesOf } from "../../catalogue/directory/directoryFilter.js";
import { Bonus, BonusType, WageringBase } from "../../database/entities/bonus.entity.js";
import { comparedDeposit, costSql } from "../../database/entities/bonusSql.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { backwards, byText, datedOrders, type SortKey } from "../../database/reading/sortKeys.js";
import { findPage, type KeysetList } from "../../database/reading/keyset.js";
import { pageOfRows } from "../../database/reading/pageOfRows.js";
import { bonusGroupOf, casinoOfBonus, type Loaders } from "../../catalogue/loaders.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { selectByIds, selectRow } from "../../database/reading/selectRows.js";
import { propertiesReader } from "../../database/reading/selectedProperties.js";
import { once } from "../../shared/memoize.js";
import { type FacetedConnection, type Facet, FacetKey, namedValues } from "../../shared/schema/facets.js";
import type { Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import type { Viewer } from "../../shared/schema/policies.js";
import { searchCost } from "../../shared/limits.js";
import { isUuid } from "../../shared/input/uuid.js";
import { conditionsOf, isUnindexed } from "./bonus.filter.js";
import { type BonusFilter, BonusOrder } from "./bonus.inputs.js";
import { offerProperties } from "./bonusOffer.resolver.js";
import { countGroups } from "../../database/reading/countGroups.js";

/** Counts each facet without the filter's field for that facet, so the facet's other choices keep their counts. */
async function findBonusFacets(db: DataSource, viewer: Viewer | null, filter: BonusFilter): Promise<Facet[]> {
  const count = (others: BonusFilter, column: string) =>
    countGroups(
      db,
      { entity: Bonus, where: conditionsOf(db, viewer, { ...filter, ...others }) },
      { join: "", slug: column, name: column },
    );
  return [
    { key: FacetKey.BONUS_TYPE, values: namedValues(BonusType, await count({ bonusType: null }, "row.bonus_type")) },
    {
      key: FacetKey.WAGERING_BASE,
      values: namedValues(WageringBase, await count({ wageringBase: null }, "row.wagering_base")),
    },
  ];
}

const usualDeposit = comparedDeposit * 100;

/** The bonuses with their cost for a deposit. */
const bonusesWithCost = `(SELECT *, ${costSql("argument")} AS cost_for_deposit
  FROM bonuses, (SELECT ?::double precision AS argument) AS given)`;

const byTitle = byText("titleSort");

const sortKeys: Record<BonusOrder, SortKey[]> = {
  [BonusOrder.TITLE_ASC]: byTitle,
  [BonusOrder.TITLE_DESC]: backwards(byTitle),
  [BonusOrder.WAGERING_ASC]: ascending("wageringSort", "number"),
  [BonusOrder.COST_ASC]: ascending("costSort", "number"),
  [BonusOrder.ENDS_ASC]: ascending("endsSort", "date"),
  ...datedOrders,
};

function ascending(property: string, type: SortKey["type"]): SortKey[] {
  return [
    { property, type, direction: "ASC" },
    { property: "id", type: "uuid", direction: "ASC" },
  ];
}

export interface BonusList {
  filter: BonusFilter;
  orderBy: BonusOrder;
  /** The deposit that COST_ASC uses to compare bonuses, in minor units. */
  deposit?: number;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
  /** The fields of the bonuses' casinos that the caller selected. */
  casinoFields: Set<string>;
}

/**
 * Returns one page of bonuses.
 * @throws BadUserInputError for a cursor from another list.
 */
export async function findBonuses(
  db: DataSource,
  viewer: Viewer | null,
  list: BonusList,
): Promise<FacetedConnection<Bonus>> {
  const order = orderOf(list);
  await chargeFor(db, list.filter, order);
  const page = await findPage(db, {
    entity: Bonus,
    where: conditionsOf(db, viewer, list.filter),
    ...order,
    page: list.page,
    properties: bonusProperties(list.fields),
    nested: casinoOfBonus(list.casinoFields),
  });
  return Object.assign(page, { facets: once(() => findBonusFacets(db, viewer, list.filter)) });
}

/** Returns the sort keys and the key of a list. Only the cost for the usual deposit has a column. */
function orderOf({
  filter,
  orderBy,
  deposit = usualDeposit,
}: BonusList): Pick<KeysetList<Bonus>, "keys" | "key" | "from"> {
  if (orderBy !== BonusOrder.COST_ASC || deposit === usualDeposit)
    return { keys: sortKeys[orderBy], key: listKey("bonuses", orderBy, filter) };
  return {
    keys: ascending("costForDeposit", "number"),
    key: listKey("bonuses", `${orderBy} ${deposit}`, filter),
    from: { sql: bonusesWithCost, values: [deposit] },
  };
}

/** Charges for the tables that the page's statement may read completely. */
async function chargeFor(db: DataSource, filter: BonusFilter, { from }: ReturnType<typeof orderOf>): Promise<void> {
  const { search, casinoNameContainsAny: names } = filter;
  const hasText = Boolean(search?.trim()) || names?.some((name) => name.trim() !== "");
  if (hasText) await chargeForTable(db, Bonus, searchCost);
  else if (from || isUnindexed(filter)) await chargeForTable(db, Bonus, 0);
  if (directoryRulesOf(filter).length > 0) await chargeForTable(db, Casino, 0);
}

export interface BonusesOfCasino extends Omit<BonusList, "filter" | "orderBy" | "deposit"> {
  casinoId: string;
}

/**
 * Returns one page of a casino's bonuses that visitors may see, newest first. One statement reads the first pages of
 * many casinos.
 * @throws BadUserInputError for a cursor from another casino's list.
 */
export async function findBonusesOfCasino(
  db: DataSource,
  loaders: Loaders,
  { casinoId, page, fields, casinoFields }: BonusesOfCasino,
): Promise<FacetedConnection<Bonus>> {
  const facets = once(() => findBonusFacets(db, null, { casinoId }));
  const key = listKey("bonuses", BonusOrder.CREATED_DESC, { casinoId });
  const keys = sortKeys[BonusOrder.CREATED_DESC];
  if (page.cursor === null) {
    const rows = await loaders
      .activeBonusesOfCasino({ first: page.size + 1, group: bonusGroupOf(fields) })
      .load(casinoId);
    const list = pageOfRows({ keys, key, page }, rows, () => loaders.bonusCountOfCasino.active.load(casinoId));
    return Object.assign(list, { facets });
  }
  const where = conditionsOf(db, null, { casinoId });
  const properties = bonusProperties(fields);
  const nested = casinoOfBonus(casinoFields);
  return Object.assign(await findPage(db, { entity: Bonus, where, keys, key, page, properties, nested }), { facets });
}

/** Returns one bonus, or null if it does not exist or the viewer may not see it. */
export async function findBonusById(
  db: DataSource,
  viewer: Viewer | null,
  id: string,
  fields: Set<string>,
): Promise<Bonus | null> {
  if (!isUuid(id)) return null;
  const where = [...conditionsOf(db, viewer, {}), { sql: "row.id = ?", values: [id] }];
  return selectRow(db, { entity: Bonus, properties: bonusProperties(fields), where });
}

/** Returns the existing bonuses with these ids, in the order of the ids. */
export async function findBonusesByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Bonus[]> {
  const bonuses = await selectByIds(db, ids, { entity: Bonus, properties: bonusProperties(fields) });
  return bonuses.filter((bonus) => bonus !== null);
}

const bonusProperties = propertiesReader({ casino: ["casinoId"], facts: ["bonusCode"], ...offerProperties });
