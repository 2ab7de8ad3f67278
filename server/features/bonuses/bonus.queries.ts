/** Reads bonuses. Visitors see active ones only. */
import type { DataSource } from "typeorm";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { backwards, byDate, findPage, pageOfRows, type SortKey } from "../../database/reading/keyset.js";
import { containsText, searchPatterns } from "../../database/reading/like.js";
import { casinoOfBonus, type Loaders } from "../../database/reading/loaders.js";
import { chargeForTable } from "../../database/reading/rowCounts.js";
import { type Condition, selectRow, selectRows } from "../../database/reading/selectRows.js";
import { type Connection, listKey, type Page } from "../../shared/schema/connection.js";
import { isAllowed, type Viewer } from "../../shared/schema/policies.js";
import { foldText } from "../../shared/input/foldText.js";
import { searchCost } from "../../shared/limits.js";
import { isUuid } from "../../shared/input/uuid.js";
import { type BonusFilter, BonusOrder } from "./bonus.inputs.js";

const byTitle: SortKey[] = [
  { property: "titleSort", type: "text", direction: "ASC" },
  { property: "id", type: "uuid", direction: "ASC" },
];

const sortKeys: Record<BonusOrder, SortKey[]> = {
  [BonusOrder.CREATED_DESC]: byDate("createdAt"),
  [BonusOrder.CREATED_ASC]: backwards(byDate("createdAt")),
  [BonusOrder.TITLE_ASC]: byTitle,
  [BonusOrder.TITLE_DESC]: backwards(byTitle),
  [BonusOrder.UPDATED_DESC]: byDate("updatedAt"),
  [BonusOrder.UPDATED_ASC]: backwards(byDate("updatedAt")),
};

export interface BonusList {
  filter: BonusFilter;
  orderBy: BonusOrder;
  page: Page;
  /** The fields that the caller asked for. */
  fields: Set<string>;
  /** Those of the bonuses' casinos. */
  casinoFields: Set<string>;
}

/** One page of bonuses. @throws BadUserInputError for a cursor of another list. */
export async function findBonuses(db: DataSource, viewer: Viewer | null, list: BonusList): Promise<Connection<Bonus>> {
  const { search, casinoNameContainsAny: names } = list.filter;
  if (search?.trim() || names?.some((name) => name.trim() !== "")) await chargeForTable(db, Bonus, searchCost);
  return findPage(db, {
    entity: Bonus,
    where: conditionsOf(viewer, list.filter),
    keys: sortKeys[list.orderBy],
    key: listKey("bonuses", list.orderBy, list.filter),
    page: list.page,
    properties: bonusProperties(list.fields),
    linked: casinoOfBonus(list.casinoFields),
  });
}

export interface BonusesOfCasino extends Omit<BonusList, "filter" | "orderBy"> {
  casinoId: string;
}

/**
 * One page of a casino's active bonuses, newest first. The first pages of many casinos are read by one statement.
 * @throws BadUserInputError for a cursor of another casino.
 */
export async function findBonusesOfCasino(
  db: DataSource,
  loaders: Loaders,
  { casinoId, page, fields, casinoFields }: BonusesOfCasino,
): Promise<Connection<Bonus>> {
  const key = listKey("bonuses", BonusOrder.CREATED_DESC, { casinoId });
  const keys = sortKeys[BonusOrder.CREATED_DESC];
  if (page.cursor === null) {
    const rows = await loaders.activeBonusesOfCasino(page.size + 1).load(casinoId);
    return pageOfRows({ keys, key, page }, rows, () => loaders.bonusCountOfCasino.active.load(casinoId));
  }
  const where = conditionsOf(null, { casinoId });
  const properties = bonusProperties(fields);
  const linked = casinoOfBonus(casinoFields);
  return findPage(db, { entity: Bonus, where, keys, key, page, properties, linked });
}

/** One bonus; null when there is none, or none that the viewer may see. */
export async function findBonusById(
  db: DataSource,
  viewer: Viewer | null,
  id: string,
  fields: Set<string>,
): Promise<Bonus | null> {
  if (!isUuid(id)) return null;
  const where = [...conditionsOf(viewer, {}), { sql: "row.id = ?", values: [id] }];
  return selectRow(db, { entity: Bonus, properties: bonusProperties(fields), where });
}

/** The bonuses of these ids that there are, in the order of the ids. */
export async function findBonusesByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Bonus[]> {
  const where = [{ sql: "row.id = ANY(?)", values: [ids] }];
  const bonuses = await selectRows(db, { entity: Bonus, properties: bonusProperties(fields), where });
  const rows = new Map(bonuses.map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function bonusProperties(fields: Set<string>): string[] {
  const computed = ["__typename", "lastChange"];
  const selected = [...fields].filter((field) => !computed.includes(field));
  return [...new Set(["id", ...selected.map((field) => (field === "casino" ? "casinoId" : field))])];
}

function conditionsOf(viewer: Viewer | null, filter: BonusFilter): Condition[] {
  const { isActive, ids, bonusType, casinoId, casinoIds, search, casinoNameContainsAny: names } = filter;
  const where: Condition[] = [];
  if (!isAllowed("seeInactive", viewer)) where.push({ sql: "row.is_active" });
  if (isActive != null) where.push({ sql: isActive ? "row.is_active" : "NOT row.is_active" });
  if (ids != null) where.push({ sql: "row.id = ANY(?)", values: [ids.filter(isUuid)] });
  if (bonusType != null) where.push({ sql: "row.bonus_type = ?", values: [bonusType] });
  if (casinoId != null)
    where.push(isUuid(casinoId) ? { sql: "row.casino_id = ?", values: [casinoId] } : { sql: "false" });
  if (casinoIds != null) where.push({ sql: "row.casino_id = ANY(?)", values: [casinoIds.filter(isUuid)] });
  // The casinos are an array of its own, or the indexes of neither table are used.
  const ofCasinos = (condition: string) =>
    `row.casino_id = ANY(ARRAY(SELECT id FROM casinos WHERE search_text LIKE ${condition}))`;
  for (const pattern of searchPatterns(search ?? ""))
    where.push({ sql: `row.search_text LIKE ? OR ${ofCasinos("?")}`, values: [pattern, pattern] });
  if (names != null) {
    const patterns = names.filter((text) => text.trim() !== "").map((text) => containsText(foldText(text.trim())));
    where.push({ sql: ofCasinos("ANY(?)"), values: [patterns] });
  }
  return where;
}
