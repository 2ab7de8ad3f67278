/** Records checks by editors and reports by visitors. Neither changes the catalogue, so neither is in the history. */
import { visibleSql } from "../../database/reading/visibleRows.js";
import { type FactNoun, type Noun, nouns } from "../../../shared/nouns/registry.js";
import type { DataSource } from "typeorm";

import { recordChecks } from "./checkedFacts.js";
import { factName, factRules, hashSql } from "./factFields.js";
import type { CurrentCheck } from "./factLoaders.js";
import type { FactField } from "../../database/entities/fact.entity.js";
import { staleRowError } from "../write/staleRows.js";
import type { WriteServices } from "../write/writes.js";
import { BadUserInputError, NotFoundError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import type { CheckFactArgs, FactArgs } from "./fact.inputs.js";

/**
 * Records that the current value of a fact is true, and deletes the fact's reports.
 * @throws ConflictError when the row's version differs, NotFoundError for an unknown row, or BadUserInputError when the
 * row does not have the fact.
 */
export async function checkFact(
  { db, tableVersions }: WriteServices,
  by: string,
  { noun: givenNoun, id, field, version, sourceUrl }: CheckFactArgs,
): Promise<CurrentCheck> {
  const noun = nounOf(givenNoun, id, field);
  try {
    return await db.transaction(async (manager) => {
      // Lock the row, so its version stays the same until the check is stored.
      const [row] = await manager.query<{ version: number }[]>(
        `SELECT version FROM ${nouns[noun].table} WHERE id = $1 FOR SHARE`,
        [id],
      );
      if (row === undefined) throw new NotFoundError(noun);
      if (row.version !== version) throw await staleRowError(manager, noun, { id, version });
      const [check] = await recordChecks(manager, by, { noun, id }, { fields: [field], sourceUrl });
      if (check === undefined) throw noCode();
      return check;
    });
  } finally {
    // Do this even after an error, because the commit may have succeeded even if its reply was lost.
    tableVersions.bump("fact_checks");
  }
}

/**
 * Counts a visitor's report that the current value of a fact is wrong. If the value has changed since the last report,
 * counting starts again at 1.
 * @throws NotFoundError for a row that visitors cannot see, or BadUserInputError when the row does not have the fact.
 */
export async function reportFact(db: DataSource, now: Date, { noun: givenNoun, id, field }: FactArgs): Promise<void> {
  const noun = nounOf(givenNoun, id, field);
  const [report] = await db.query<{ isFact: boolean }[]>(
    `WITH fact AS (
       SELECT row.id, ${hashSql(noun, "$2::text")} AS hash FROM ${nouns[noun].table} AS row
       WHERE row.id = $1 AND $3::timestamptz IS NOT NULL AND ${visibleSql(noun, "$3::timestamptz")}
     ), recorded AS (
       INSERT INTO fact_reports AS former (noun, row_id, field, value_hash)
       SELECT '${noun}', fact.id, $2::text, fact.hash FROM fact WHERE fact.hash IS NOT NULL
       ON CONFLICT (noun, row_id, field) DO UPDATE SET
         count = CASE WHEN former.value_hash = EXCLUDED.value_hash THEN former.count + 1 ELSE 1 END,
         first_reported_at = CASE WHEN former.value_hash = EXCLUDED.value_hash
           THEN former.first_reported_at ELSE EXCLUDED.first_reported_at END,
         last_reported_at = EXCLUDED.last_reported_at,
         value_hash = EXCLUDED.value_hash
     )
     SELECT fact.hash IS NOT NULL AS "isFact" FROM fact`,
    [id, field, now],
  );
  if (report === undefined) throw new NotFoundError(noun);
  if (!report.isFact) throw noCode();
}

/** Deletes the reports of a fact without checking it. Returns whether there were any. */
export async function dismissReports(db: DataSource, { noun: givenNoun, id, field }: FactArgs): Promise<boolean> {
  const noun = nounOf(givenNoun, id, field);
  const deleted = await db.query<unknown[]>(
    "WITH deleted AS (DELETE FROM fact_reports WHERE noun = $1 AND row_id = $2 AND field = $3 RETURNING 1) SELECT FROM deleted",
    [noun, id, field],
  );
  return deleted.length > 0;
}

/** @throws BadUserInputError for a field of another noun, or NotFoundError for an invalid id. */
function nounOf(noun: Noun, id: string, field: FactField): FactNoun {
  const { noun: owner } = factRules[field];
  if (`${noun}` !== owner) {
    const message = `${factName(field)} is a fact of a ${owner}. Set \`noun\` to ${owner.toUpperCase()}, or choose another field.`;
    throw new BadUserInputError([{ field: "field", message }]);
  }
  if (!isUuid(id)) throw new NotFoundError(noun);
  return owner;
}

function noCode(): BadUserInputError {
  return new BadUserInputError([{ field: "field", message: "This bonus has no code. Choose another fact." }]);
}
