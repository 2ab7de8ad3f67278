/** Reads games. */
import type { DataSource } from "typeorm";

import { Game } from "../../database/entities/game.entity.js";
import { backwards, byDate, findPage, type SortKey } from "../../database/keyset.js";
import { containsText } from "../../database/like.js";
import { type Condition, selectRow, selectRows } from "../../database/selectRows.js";
import { type Connection, listKey, type Page } from "../../shared/connection.js";
import { isUuid } from "../../shared/uuid.js";
import { type GameFilter, GameOrder } from "./game.inputs.js";

const byName: SortKey[] = [
  { property: "nameSort", type: "text", direction: "ASC" },
  { property: "id", type: "uuid", direction: "ASC" },
];
const byRtp: SortKey[] = [{ property: "rtpSort", type: "number", direction: "DESC" }, ...byName];

const sortKeys: Record<GameOrder, SortKey[]> = {
  [GameOrder.POPULAR_DESC]: [{ property: "isPopular", type: "boolean", direction: "DESC" }, ...byName],
  [GameOrder.NAME_ASC]: byName,
  [GameOrder.NAME_DESC]: backwards(byName),
  [GameOrder.RTP_DESC]: byRtp,
  [GameOrder.RTP_ASC]: backwards(byRtp),
  [GameOrder.CREATED_DESC]: byDate("createdAt"),
  [GameOrder.CREATED_ASC]: backwards(byDate("createdAt")),
  [GameOrder.UPDATED_DESC]: byDate("updatedAt"),
  [GameOrder.UPDATED_ASC]: backwards(byDate("updatedAt")),
};

export interface GameList {
  filter: GameFilter;
  orderBy: GameOrder;
  page: Page;
  /** The fields that the caller asked for. */
  fields: Set<string>;
}

/** One page of games. @throws BadUserInputError for a cursor of another list. */
export function findGames(db: DataSource, list: GameList): Promise<Connection<Game>> {
  return findPage(db, {
    entity: Game,
    where: conditionsOf(list.filter),
    keys: sortKeys[list.orderBy],
    key: listKey("games", list.orderBy, list.filter),
    page: list.page,
    properties: gameProperties(list.fields),
  });
}

/** One game; null when there is none. */
export async function findGameById(db: DataSource, id: string, fields: Set<string>): Promise<Game | null> {
  if (!isUuid(id)) return null;
  const where = [{ sql: "row.id = ?", values: [id] }];
  return selectRow(db, { entity: Game, properties: gameProperties(fields), where });
}

/** The games of these ids that there are, in the order of the ids. */
export async function findGamesByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Game[]> {
  const where = [{ sql: "row.id = ANY(?)", values: [ids] }];
  const found = await selectRows(db, { entity: Game, properties: gameProperties(fields), where });
  const rows = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function gameProperties(fields: Set<string>): string[] {
  return [...new Set(["id", ...[...fields].filter((field) => field !== "__typename")])];
}

function conditionsOf({ ids, category, isPopular, search }: GameFilter): Condition[] {
  const where: Condition[] = [];
  if (ids != null) where.push({ sql: "row.id = ANY(?)", values: [ids.filter(isUuid)] });
  if (category != null) where.push({ sql: "row.category = ?", values: [category] });
  if (isPopular != null) where.push({ sql: isPopular ? "row.is_popular" : "NOT row.is_popular" });
  if (search?.trim()) {
    const text = containsText(search.trim());
    where.push({ sql: "row.name ILIKE ? OR row.provider ILIKE ?", values: [text, text] });
  }
  return where;
}
