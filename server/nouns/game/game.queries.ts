/** Reads games. */
import type { DataSource } from "typeorm";

import { Game, GameCategory, Volatility } from "../../database/entities/game.entity.js";
import { backwards, byText, datedOrders, type SortKey } from "../../database/reading/sortKeys.js";
import { findPage } from "../../database/reading/keyset.js";
import { pageOfRows } from "../../database/reading/pageOfRows.js";
import { type Condition, selectByIds, selectRow } from "../../database/reading/selectRows.js";
import { propertiesReader, withProperties } from "../../database/reading/selectedProperties.js";
import { once } from "../../shared/memoize.js";
import { sortedRows } from "../../catalogue/directory/directoryFacet.js";
import { type FacetedConnection, type Facet, FacetKey, namedValues } from "../../shared/schema/facets.js";
import type { Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { Context } from "../../catalogue/context.js";
import { requireText, searchList, wordIn } from "../../catalogue/search/textSearch.js";
import type { SearchedTable } from "../../catalogue/search/searchedTable.js";
import { chargeForFilter, conditionsOf } from "../../catalogue/list/filterFields.js";
import { GameFilter } from "./game.filter.js";
import { GameOrder } from "./game.inputs.js";
import { countGroups, type Grouping } from "../../database/reading/countGroups.js";

const byProvider: Grouping = {
  join: `JOIN game_providers AS joined ON joined.game_id = row.id JOIN providers AS provider ON provider.id = joined.provider_id`,
  slug: "provider.slug",
  name: "provider.name",
};
const byCategory: Grouping = { join: "", slug: "row.category", name: "row.category" };
const byVolatility: Grouping = { join: "", slug: "row.volatility", name: "row.volatility" };

/** Counts each facet without the filter field that selects its values, so its other values keep their counts. */
async function findGameFacets(db: DataSource, filter: GameFilter, matching: Condition[]): Promise<Facet[]> {
  const count = (others: GameFilter, grouping: Grouping) =>
    countGroups(
      db,
      { entity: Game, where: [...conditionsOf(GameFilter, { ...filter, ...others }, db), ...matching] },
      grouping,
    );
  const counted = await count({ providers: null }, byProvider);
  const providers = await sortedRows(db, "provider", counted, filter.providers ?? []);
  return [
    { key: FacetKey.PROVIDER, values: providers },
    { key: FacetKey.GAME_CATEGORY, values: namedValues(GameCategory, await count({ category: null }, byCategory)) },
    { key: FacetKey.VOLATILITY, values: namedValues(Volatility, await count({ volatility: null }, byVolatility)) },
  ];
}

const byName = byText("nameSort");
const byRtp: SortKey[] = [{ property: "rtpSort", type: "number", direction: "DESC" }, ...byName];

const byPopularity: SortKey[] = [{ property: "isPopular", type: "boolean", direction: "DESC" }, ...byName];

const sortKeys: Record<GameOrder, SortKey[]> = {
  [GameOrder.RELEVANCE]: [{ property: "relevance", type: "number", direction: "ASC" }, ...byPopularity],
  [GameOrder.POPULAR_DESC]: byPopularity,
  [GameOrder.NAME_ASC]: byName,
  [GameOrder.NAME_DESC]: backwards(byName),
  [GameOrder.RTP_DESC]: byRtp,
  [GameOrder.RTP_ASC]: backwards(byRtp),
  ...datedOrders,
};

const searchedGames: SearchedTable = {
  table: "games",
  title: "row.search_title",
  titleWords: "row.title_words",
  hasWord: wordIn("row.search_words"),
  fields: [
    { name: "name", weight: 0.7 },
    { name: "provider", weight: 0.2 },
  ],
  ties: byPopularity,
};

export interface GameList {
  filter: GameFilter;
  /** Defaults to RELEVANCE with a search text, and to POPULAR_DESC without one. */
  orderBy: GameOrder | null;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
}

/**
 * Returns one page of games.
 * @throws BadUserInputError for a cursor from another list, and for RELEVANCE without a search text.
 */
export async function findGames(
  db: DataSource,
  { filter, orderBy: chosen, page, fields }: GameList,
): Promise<FacetedConnection<Game>> {
  const text = filter.search?.trim() ?? "";
  const orderBy = chosen ?? (text === "" ? GameOrder.POPULAR_DESC : GameOrder.RELEVANCE);
  if (orderBy === GameOrder.RELEVANCE) requireText(text);
  await chargeForFilter(db, { entity: Game, type: GameFilter, filter, hasText: text !== "" });
  const isRanked = orderBy === GameOrder.RELEVANCE && !page.isCountOnly;
  const { matching, ...ranking } = await searchList(db, searchedGames, text, isRanked);
  const list = await findPage(db, {
    entity: Game,
    where: [...conditionsOf(GameFilter, filter, db), ...matching],
    ...ranking,
    keys: sortKeys[orderBy],
    key: listKey("games", orderBy, filter),
    page,
    properties: gameProperties(fields),
  });
  return Object.assign(list, { facets: once(() => findGameFacets(db, filter, matching)) });
}

/** Selects one page of a provider's games. */
export interface GamesOf extends Pick<GameList, "page" | "fields"> {
  id: string;
  slug: string;
}

/**
 * Returns one page of a provider's games, popular games first. Two statements are enough to read the first pages of
 * many providers. `games` returns the same list for the provider's slug, so the cursors are interchangeable.
 * @throws BadUserInputError for a cursor from another list.
 */
export async function findGamesOf(
  { db, loaders }: Context,
  { id, slug, page, fields }: GamesOf,
): Promise<FacetedConnection<Game>> {
  const filter = { providers: [slug] };
  const orderBy = GameOrder.POPULAR_DESC;
  if (page.cursor !== null) return findGames(db, { filter, orderBy, page, fields });
  const keys = sortKeys[orderBy];
  const properties = withProperties(gameProperties(fields), keys);
  const rows = await loaders
    .firstGamesOfProvider({ noun: "provider", first: page.size + 1, keys, properties })
    .load(id);
  const key = listKey("games", orderBy, filter);
  const list = pageOfRows({ keys, key, page }, rows, () => loaders.gameCountOfProvider.load(id));
  return Object.assign(list, { facets: once(() => findGameFacets(db, filter, [])) });
}

/** Returns one game, or null if it does not exist. */
export async function findGameById(db: DataSource, id: string, fields: Set<string>): Promise<Game | null> {
  if (!isUuid(id)) return null;
  const where = [{ sql: "row.id = ?", values: [id] }];
  return selectRow(db, { entity: Game, properties: gameProperties(fields), where });
}

/** Returns the game with this slug, or null if there is none. */
export function findGameBySlug(db: DataSource, slug: string, fields: Set<string>): Promise<Game | null> {
  const where = [{ sql: "row.slug = ?", values: [slug] }];
  return selectRow(db, { entity: Game, properties: gameProperties(fields), where });
}

/** Returns the existing games with these ids, in the order of the ids. */
export async function findGamesByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Game[]> {
  const games = await selectByIds(db, ids, { entity: Game, properties: gameProperties(fields) });
  return games.filter((game) => game !== null);
}

const gameProperties = propertiesReader({ providerProfile: [], casinos: [] });
