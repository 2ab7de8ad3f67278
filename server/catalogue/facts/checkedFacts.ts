/** Records that an editor has compared facts with a source. The same transaction may also change the facts' row. */
import { type FactNoun, nouns } from "../../../shared/nouns/registry.js";
import { ArrayMinSize, ArrayUnique } from "class-validator";
import { Field, InputType } from "type-graphql";
import type { EntityManager } from "typeorm";

import { BadUserInputError } from "../../shared/errors.js";
import type { CheckedFacts } from "../../shared/schema/catalogue/catalogueWrites.js";
import { FactField } from "../../database/entities/fact.entity.js";
import type { CatalogueWrite } from "../write/writes.js";
import { factName, hashSql } from "./factFields.js";
import type { CurrentCheck } from "./factLoaders.js";
import { link } from "../../../shared/rules/address.js";
import { Follows } from "../../shared/input/follows.js";

@InputType({ description: "Facts that the editor has compared with a source." })
export class CheckedFactsInput implements CheckedFacts {
  @Field(() => [FactField], { description: "The facts: at least one, and no duplicates." })
  @ArrayMinSize(1, { message: "`fields` must have at least one fact." })
  @ArrayUnique({ message: "`fields` must not contain the same fact twice." })
  fields!: FactField[];

  @Field(() => String, {
    nullable: true,
    description:
      "The URL of a page that proves the values, https or http. If null, the server keeps the previous URL of each value that has not changed since its last check.",
  })
  @Follows(link("source URL"))
  sourceUrl?: string | null;
}

/**
 * Records that the current values of facts are correct, and deletes the reports about these facts. The caller must have
 * locked the row. Returns the checks. Ignores facts that the row does not have.
 */
export async function recordChecks(
  manager: EntityManager,
  by: string,
  { noun, id }: { noun: FactNoun; id: string },
  { fields, sourceUrl }: CheckedFacts,
): Promise<CurrentCheck[]> {
  const hash = hashSql(noun, "fact.field");
  const checks = await manager.query<CurrentCheck[]>(
    `INSERT INTO fact_checks AS former (noun, row_id, field, value_hash, source_url, checked_by, checked_at)
     SELECT '${noun}', row.id, fact.field, ${hash}, $3, $4, clock_timestamp()
     FROM ${nouns[noun].table} AS row CROSS JOIN unnest($2::text[]) AS fact (field)
     WHERE row.id = $1 AND ${hash} IS NOT NULL
     ON CONFLICT (noun, row_id, field) DO UPDATE SET
       value_hash = EXCLUDED.value_hash,
       source_url = COALESCE(EXCLUDED.source_url,
         CASE WHEN former.value_hash = EXCLUDED.value_hash THEN former.source_url END),
       checked_by = EXCLUDED.checked_by,
       checked_at = EXCLUDED.checked_at
     RETURNING field, checked_at AS "checkedAt", source_url AS "sourceUrl"`,
    [id, fields, sourceUrl?.trim() || null, by],
  );
  const checked = checks.map(({ field }) => field);
  await manager.query("DELETE FROM fact_reports WHERE noun = $1 AND row_id = $2 AND field = ANY($3)", [
    noun,
    id,
    checked,
  ]);
  return checks;
}

/**
 * Records checks of a row's new values, in the same transaction that has changed the row.
 * @throws BadUserInputError naming the facts that the row does not have.
 */
export async function recordChecksOfWrite(
  write: CatalogueWrite,
  by: string,
  row: { noun: FactNoun; id: string },
  checkedFacts: CheckedFacts,
): Promise<void> {
  write.touched.add("fact_checks");
  const checks = await recordChecks(write.manager, by, row, checkedFacts);
  const missing = checkedFacts.fields.filter((field) => checks.every((check) => check.field !== field));
  if (missing.length === 0) return;
  const names = missing.map((field) => factName(field as FactField)).join(", ");
  const message = `This ${row.noun} has no ${names}. Leave it out of \`fields\`.`;
  throw new BadUserInputError([{ field: "fields", message }]);
}
