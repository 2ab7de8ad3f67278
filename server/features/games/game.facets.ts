/** The facets of a list of games. Counting each takes one statement, because a game has only one value per facet. */
import type { DataSource } from "typeorm";

import { Game, GameCategory, Volatility } from "../../database/entities/game.entity.js";
import { countGroups, type Grouping } from "../../database/reading/countGroups.js";
import { type Facet, FacetKey, namedValues, sortedValues } from "../../shared/schema/facets.js";
import { conditionsOf } from "./game.filter.js";
import type { GameFilter } from "./game.inputs.js";

const byProvider: Grouping = {
  join: `JOIN game_providers AS joined ON joined.game_id = row.id JOIN providers AS provider ON provider.id = joined.provider_id`,
  slug: "provider.slug",
  name: "provider.name",
};
const byCategory: Grouping = { join: "", slug: "row.category", name: "row.category" };
const byVolatility: Grouping = { join: "", slug: "row.volatility", name: "row.volatility" };

/** Counts each facet without the filter field that selects its values, so its other values keep their counts. */
export async function findGameFacets(db: DataSource, filter: GameFilter): Promise<Facet[]> {
  const count = (others: GameFilter, grouping: Grouping) =>
    countGroups(db, { entity: Game, where: conditionsOf({ ...filter, ...others }) }, grouping);
  return [
    { key: FacetKey.PROVIDER, values: sortedValues(await count({ providers: null }, byProvider)) },
    { key: FacetKey.GAME_CATEGORY, values: namedValues(GameCategory, await count({ category: null }, byCategory)) },
    { key: FacetKey.VOLATILITY, values: namedValues(Volatility, await count({ volatility: null }, byVolatility)) },
  ];
}
