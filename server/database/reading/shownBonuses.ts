import type { DataSource } from "typeorm";

import { momentOf } from "../connection/requestDatabase.js";
import type { Condition } from "./selectRows.js";

/**
 * Returns the condition for bonuses that visitors see: active bonuses that have started but not ended at the time of
 * the request.
 */
export function shownBonuses(db: DataSource, row = "row"): [Required<Condition>] {
  const now = momentOf(db);
  const sql = `${row}.is_active AND (${row}.starts_at IS NULL OR ${row}.starts_at <= ?) AND ${row}.ends_sort > ?`;
  return [{ sql, values: [now, now], isOfMoment: true }];
}
