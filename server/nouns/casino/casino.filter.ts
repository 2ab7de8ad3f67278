/** The conditions of a casino filter in SQL, without its search text. */
import type { DataSource } from "typeorm";

import { directoryCondition, directoryRulesOf } from "../../catalogue/directory/directoryFilter.js";
import { filterConditions } from "../../database/reading/filterConditions.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { visibleRows } from "../../database/reading/visibleRows.js";
import { CasinoFilter } from "./casinoList.inputs.js";

export function conditionsOf(db: DataSource, filter: CasinoFilter): Condition[] {
  const { maxMinDeposit } = filter;
  return [
    ...filterConditions(CasinoFilter, filter),
    ...(maxMinDeposit == null ? [] : [hasBonusWithin(db, maxMinDeposit)]),
    ...directoryRulesOf(filter).map(directoryCondition),
  ];
}

/**
 * Matches casinos with a bonus that visitors see and whose minimum deposit is within the limit. As in the bonus filter,
 * an unknown minimum deposit never matches.
 */
function hasBonusWithin(db: DataSource, maxMinDeposit: number): Condition {
  const shown = visibleRows(db, "bonus", "bonus");
  const sql = `EXISTS (SELECT FROM bonuses AS bonus WHERE bonus.casino_id = row.id AND ${shown.sql}
    AND bonus.min_deposit_minor <= ?::double precision)`;
  return { ...shown, sql, values: [...shown.values, Math.round(maxMinDeposit * 100)] };
}
