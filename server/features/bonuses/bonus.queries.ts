/** Reads bonuses. Visitors see active ones only. */
import type { DataSource } from "typeorm";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { backwards, byDate, findPage, type SortKey } from "../../database/keyset.js";
import { containsText } from "../../database/like.js";
import { readRow, readRows } from "../../database/readRows.js";
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
}

/** One page of bonuses. @throws BadUserInputError for a cursor of another list. */
export function findBonuses(db: DataSource, viewer: Viewer | null, list: BonusList): Promise<Connection<Bonus>> {
  return findPage({
    query: filteredBonuses(db, viewer, list.filter),
    keys: sortKeys[list.orderBy],
    key: listKey("bonuses", list.orderBy, list.filter),
    page: list.page,
    properties: bonusProperties(list.fields),
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
  const query = filteredBonuses(db, viewer, {}).select(bonusProperties(fields).map((property) => `row.${property}`));
  return readRow(query.andWhere("row.id = :id", { id }));
}

/** The bonuses of these ids that there are, in the order of the ids. */
export async function findBonusesByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Bonus[]> {
  const query = db
    .createQueryBuilder(Bonus, "row")
    .select(bonusProperties(fields).map((property) => `row.${property}`));
  const rows = new Map((await readRows(query.where("row.id = ANY(:ids)", { ids }))).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function bonusProperties(fields: Set<string>): string[] {
  return [
    "id",
    ...[...fields].filter((field) => field !== "__typename").map((field) => (field === "casino" ? "casinoId" : field)),
  ];
}

function filteredBonuses(db: DataSource, viewer: Viewer | null, filter: BonusFilter) {
  const query = db.createQueryBuilder(Bonus, "row");
  if (!isAllowed("seeInactive", viewer)) query.andWhere("row.isActive");
  if (filter.isActive != null) query.andWhere(filter.isActive ? "row.isActive" : "NOT row.isActive");
  if (filter.ids != null) query.andWhere("row.id = ANY(:ids)", { ids: filter.ids.filter(isUuid) });
  if (filter.bonusType != null) query.andWhere("row.bonusType = :bonusType", { bonusType: filter.bonusType });
  if (filter.casinoId != null) {
    if (isUuid(filter.casinoId)) query.andWhere("row.casinoId = :casinoId", { casinoId: filter.casinoId });
    else query.andWhere("false");
  }
  if (filter.search?.trim()) {
    query.andWhere("(row.title ILIKE :search OR row.bonusCode ILIKE :search)", {
      search: containsText(filter.search.trim()),
    });
  }
  if (filter.casinoNameContainsAny != null) {
    query.andWhere("row.casinoId IN (SELECT id FROM casinos WHERE name ILIKE ANY(:names))", {
      names: filter.casinoNameContainsAny.filter((text) => text.trim() !== "").map((text) => containsText(text.trim())),
    });
  }
  return query;
}
