import { hasOneOf } from "../../catalogue/directory/directoryNouns.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { GameFilter } from "./game.inputs.js";

/** Whether the filter has conditions that no index supports, so a page may read the whole table. */
export function isUnindexed({ providers, minRtp, maxRtp, volatility }: GameFilter): boolean {
  return [providers, minRtp, maxRtp, volatility].some((value) => value != null);
}

/** Returns the filter's conditions in SQL, without its search text. */
export function conditionsOf(filter: GameFilter): Condition[] {
  const { ids, category, isPopular, providers, minRtp, maxRtp, volatility } = filter;
  const where: Condition[] = [];
  if (ids != null) where.push({ sql: "row.id = ANY(?)", values: [ids.filter(isUuid)] });
  if (category != null) where.push({ sql: "row.category = ?", values: [category] });
  if (isPopular != null) where.push({ sql: isPopular ? "row.is_popular" : "NOT row.is_popular" });
  if (providers != null) where.push(hasOneOf("provider", providers, { owner: "game" }));
  if (minRtp != null) where.push({ sql: "row.rtp >= ?", values: [minRtp] });
  if (maxRtp != null) where.push({ sql: "row.rtp <= ?", values: [maxRtp] });
  if (volatility != null) where.push({ sql: "row.volatility = ANY(?)", values: [volatility] });
  return where;
}
