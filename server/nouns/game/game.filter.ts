import { hasOneOf } from "../../catalogue/directory/directoryNouns.js";
import { filterConditions } from "../../database/reading/filterConditions.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { hasUnindexedComparison } from "../../shared/schema/comparisons.js";
import { GameFilter } from "./game.inputs.js";

/** Whether the filter has conditions that no index supports, so a page may read the whole table. */
export function isUnindexed(filter: GameFilter): boolean {
  return filter.providers != null || hasUnindexedComparison(GameFilter, filter);
}

/** Returns the filter's conditions in SQL, without its search text. */
export function conditionsOf(filter: GameFilter): Condition[] {
  const { providers } = filter;
  const conditions = filterConditions(GameFilter, filter);
  return providers == null ? conditions : [...conditions, hasOneOf("provider", providers, { owner: "game" })];
}
