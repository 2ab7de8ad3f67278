/** Reads games. */
import type { DataSource } from "typeorm";

import { Game } from "../../database/entities/game.entity.js";
import { backwards, byDate, findPage, type SortKey } from "../../database/reading/keyset.js";
import { searchPatterns } from "../../database/reading/like.js";
import { chargeForTable } from "../../database/reading/rowCounts.js";
import { type Condition, selectRow, selectRows } from "../../database/reading/selectRows.js";
import { type Connection, listKey, type Page } from "../../shared/schema/connection.js";
import { searchCost } from "../../shared/limits.js";
import { isUuid } from "../../shared/input/uuid.js";
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
export async function findGames(db: DataSource, list: GameList): Promise<Connection<Game>> {
  if (list.filter.search?.trim()) await chargeForTable(db, Game, searchCost);
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

/** The game at a slug; null when there is none. */
export function findGameBySlug(db: DataSource, slug: string, fields: Set<string>): Promise<Game | null> {
  const where = [{ sql: "row.slug = ?", values: [slug] }];
  return selectRow(db, { entity: Game, properties: gameProperties(fields), where });
}

/** The games of these ids that there are, in the order of the ids. */
export async function findGamesByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Game[]> {
  const where = [{ sql: "row.id = ANY(?)", values: [ids] }];
  const games = await selectRows(db, { entity: Game, properties: gameProperties(fields), where });
  const rows = new Map(games.map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function gameProperties(fields: Set<string>): string[] {
  const computed = ["__typename", "lastChange"];
  return [...new Set(["id", ...[...fields].filter((field) => !computed.includes(field))])];
}

function conditionsOf({ ids, category, isPopular, search }: GameFilter): Condition[] {
  const where: Condition[] = [];
  if (ids != null) where.push({ sql: "row.id = ANY(?)", values: [ids.filter(isUuid)] });
  if (category != null) where.push({ sql: "row.category = ?", values: [category] });
  if (isPopular != null) where.push({ sql: isPopular ? "row.is_popular" : "NOT row.is_popular" });
  for (const pattern of searchPatterns(search ?? "")) where.push({ sql: "row.search_text LIKE ?", values: [pattern] });
  return where;
}
