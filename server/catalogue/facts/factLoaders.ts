/** Loads the checks of facts. One statement serves any number of rows. */
import { type FactNoun, nouns } from "../../../shared/nouns/registry.js";
import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

import { throwIfDisconnected } from "../../database/connection/requestDatabase.js";
import type { FactCheck } from "../../database/entities/fact.entity.js";
import { hashSql } from "./factFields.js";

export type CurrentCheck = Pick<FactCheck, "field" | "checkedAt" | "sourceUrl">;

export const factLoaders = {
  /** Loads the checks of a row's facts. Omits checks of values that have changed since. */
  factChecksOf: (db: DataSource): Record<FactNoun, DataLoader<string, CurrentCheck[]>> => ({
    casino: new DataLoader((ids) => batchChecks(db, "casino", ids)),
    bonus: new DataLoader((ids) => batchChecks(db, "bonus", ids)),
  }),
};

async function batchChecks(db: DataSource, noun: FactNoun, ids: readonly string[]): Promise<CurrentCheck[][]> {
  throwIfDisconnected(db);
  const rows = await db.query<(CurrentCheck & { id: string })[]>(
    `SELECT row.id, checked.field, checked.checked_at AS "checkedAt", checked.source_url AS "sourceUrl"
     FROM fact_checks AS checked JOIN ${nouns[noun].table} AS row ON row.id = checked.row_id
     WHERE checked.noun = '${noun}' AND checked.row_id = ANY($1) AND checked.value_hash = ${hashSql(noun, "checked.field")}`,
    [ids],
  );
  const byRow = new Map<string, CurrentCheck[]>(ids.map((id) => [id, []]));
  for (const { id, ...check } of rows) byRow.get(id)?.push(check);
  return ids.map((id) => byRow.get(id)!);
}
