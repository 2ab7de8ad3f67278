/** Reads games. */
import type { DataSource } from "typeorm";

import { Game } from "../../database/entities/game.entity.js";
import { backwards, byDate, findPage, type SortKey } from "../../database/keyset.js";
import { containsText } from "../../database/like.js";
import { readRow, readRows } from "../../database/readRows.js";
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
  return findPage({
    query: filteredGames(db, list.filter),
    keys: sortKeys[list.orderBy],
    key: listKey("games", list.orderBy, list.filter),
    page: list.page,
    properties: gameProperties(list.fields),
  });
}

/** One game; null when there is none. */
export async function findGameById(db: DataSource, id: string, fields: Set<string>): Promise<Game | null> {
  if (!isUuid(id)) return null;
  const query = db.createQueryBuilder(Game, "row").select(gameProperties(fields).map((property) => `row.${property}`));
  return readRow(query.where("row.id = :id", { id }));
}

/** The games of these ids that there are, in the order of the ids. */
export async function findGamesByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Game[]> {
  const query = db.createQueryBuilder(Game, "row").select(gameProperties(fields).map((property) => `row.${property}`));
  const rows = new Map((await readRows(query.where("row.id = ANY(:ids)", { ids }))).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function gameProperties(fields: Set<string>): string[] {
  return ["id", ...[...fields].filter((field) => field !== "__typename")];
}

function filteredGames(db: DataSource, filter: GameFilter) {
  const query = db.createQueryBuilder(Game, "row");
  if (filter.ids != null) query.andWhere("row.id = ANY(:ids)", { ids: filter.ids.filter(isUuid) });
  if (filter.category != null) query.andWhere("row.category = :category", { category: filter.category });
  if (filter.isPopular != null) query.andWhere(filter.isPopular ? "row.isPopular" : "NOT row.isPopular");
  if (filter.search?.trim()) {
    query.andWhere("(row.name ILIKE :search OR row.provider ILIKE :search)", {
      search: containsText(filter.search.trim()),
    });
  }
  return query;
}
