import type { DataSource } from "typeorm";

import { directoryCondition, directoryRulesOf } from "../../catalogue/directory/directoryFilter.js";
import { filterConditions } from "../../database/reading/filterConditions.js";
import { containsText } from "../../database/reading/like.js";
import { type Condition, valuesOf, whereSql } from "../../database/reading/selectRows.js";
import { visibleRows } from "../../database/reading/visibleRows.js";
import { foldText } from "../../../shared/foldText.js";
import { isUuid } from "../../shared/input/uuid.js";
import { isAllowed, type Viewer } from "../../shared/schema/policies.js";
import { hasUnindexedComparison } from "../../shared/schema/comparisons.js";
import { BonusFilter } from "./bonus.inputs.js";
import { completeSql } from "./offerTerms.js";

/** Returns the filter's SQL conditions without its search text, including those for what the viewer may see. */
export function conditionsOf(db: DataSource, viewer: Viewer | null, filter: BonusFilter): Condition[] {
  const { casinoId, isMainOffer, casinoNameContainsAny: names } = filter;
  const where: Condition[] = [...filterConditions(BonusFilter, filter), ...offerConditions(filter)];
  if (!isAllowed("seeUnpublished", viewer)) where.push(visibleRows(db, "bonus"));
  if (casinoId != null)
    where.push(isUuid(casinoId) ? { sql: "row.casino_id = ?", values: [casinoId] } : { sql: "false" });
  if (isMainOffer != null) where.push(mainOffer(db, isMainOffer));
  const directory = directoryRulesOf(filter).map(directoryCondition);
  if (directory.length > 0) where.push({ sql: ofCasinos(whereSql(directory)), values: valuesOf(directory) });
  if (names != null) {
    const patterns = names.filter((text) => text.trim() !== "").map((text) => containsText(foldText(text.trim())));
    where.push({ sql: ofCasinos(" WHERE row.search_text LIKE ANY(?)"), values: [patterns] });
  }
  return where;
}

/** Returns the condition for the main offers of casinos, as `mainBonusIdOfCasino` in loaders.ts finds them. */
function mainOffer(db: DataSource, isMain: boolean): Condition {
  const shown = visibleRows(db, "bonus", "offer");
  const main = `SELECT offer.id FROM bonuses AS offer WHERE offer.casino_id = row.casino_id AND ${shown.sql}
    ORDER BY offer.is_primary DESC, offer.created_at DESC, offer.id DESC LIMIT 1`;
  return { ...shown, sql: `row.id IS ${isMain ? "NOT " : ""}DISTINCT FROM (${main})` };
}

/**
 * Returns the condition for bonuses of the casinos that a WHERE clause selects. The statement selects the casinos into
 * an array, because PostgreSQL would otherwise use neither table's indexes.
 */
function ofCasinos(where: string): string {
  return `row.casino_id = ANY(ARRAY(SELECT row.id FROM casinos AS row${where}))`;
}

/** Whether the filter has conditions that no index supports, so a page may read the whole table. */
export function isUnindexed(filter: BonusFilter): boolean {
  return (
    filter.isMainOffer != null || hasUnindexedComparison(BonusFilter, filter) || offerConditions(filter).length > 0
  );
}

/**
 * Returns the conditions on the offer's terms that compare more than one property. A bonus with an unknown value never
 * matches a limit on that value.
 */
function offerConditions(filter: BonusFilter): Condition[] {
  const { hasNoWagering, maxMinDeposit, hasFreeSpins, isComplete } = filter;
  const where: Condition[] = [];
  if (hasNoWagering != null) where.push({ sql: `row.wagering_multiple ${hasNoWagering ? "=" : ">"} 0` });
  if (maxMinDeposit != null)
    where.push({ sql: "row.min_deposit_minor <= ?::double precision", values: [Math.round(maxMinDeposit * 100)] });
  if (hasFreeSpins != null)
    where.push({ sql: hasFreeSpins ? "row.free_spins > 0" : "COALESCE(row.free_spins, 0) = 0" });
  if (isComplete != null) where.push({ sql: isComplete ? completeSql : `NOT (${completeSql})` });
  return where;
}
