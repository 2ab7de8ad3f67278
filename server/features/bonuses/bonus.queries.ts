/** Reads bonuses. Visitors see active ones only. */
import type { DataSource } from "typeorm";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { backwards, byDate, findPage, type SortKey } from "../../database/keyset.js";
import { containsText } from "../../database/like.js";
import { casinoOfBonus } from "../../database/loaders.js";
import { type Condition, selectRow, selectRows } from "../../database/selectRows.js";
import { type Connection, listKey, type Page } from "../../shared/connection.js";
import { isAllowed, type Viewer } from "../../shared/policies.js";
import { isUuid } from "../../shared/uuid.js";
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
export function findBonuses(db: DataSource, viewer: Viewer | null, list: BonusList): Promise<Connection<Bonus>> {
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
  const found = await selectRows(db, { entity: Bonus, properties: bonusProperties(fields), where });
  const rows = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function bonusProperties(fields: Set<string>): string[] {
  const selected = [...fields].filter((field) => field !== "__typename");
  return [...new Set(["id", ...selected.map((field) => (field === "casino" ? "casinoId" : field))])];
}

function conditionsOf(viewer: Viewer | null, filter: BonusFilter): Condition[] {
  const { isActive, ids, bonusType, casinoId, search, casinoNameContainsAny: names } = filter;
  const where: Condition[] = [];
  if (!isAllowed("seeInactive", viewer)) where.push({ sql: "row.is_active" });
  if (isActive != null) where.push({ sql: isActive ? "row.is_active" : "NOT row.is_active" });
  if (ids != null) where.push({ sql: "row.id = ANY(?)", values: [ids.filter(isUuid)] });
  if (bonusType != null) where.push({ sql: "row.bonus_type = ?", values: [bonusType] });
  if (casinoId != null)
    where.push(isUuid(casinoId) ? { sql: "row.casino_id = ?", values: [casinoId] } : { sql: "false" });
  if (search?.trim()) {
    const text = containsText(search.trim());
    where.push({ sql: "row.title ILIKE ? OR row.bonus_code ILIKE ?", values: [text, text] });
  }
  if (names != null) {
    const texts = names.filter((text) => text.trim() !== "").map((text) => containsText(text.trim()));
    where.push({ sql: "row.casino_id IN (SELECT id FROM casinos WHERE name ILIKE ANY(?))", values: [texts] });
  }
  return where;
}
