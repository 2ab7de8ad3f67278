/** Records checks of most facts in the sample catalogue, so a new installation shows the dates of these checks. */
import { type FactNoun, nouns } from "../../../shared/nouns/registry.js";
import type { EntityManager } from "typeorm";

import { factsOfNoun, hashSql } from "../../catalogue/facts/factFields.js";

/** SQL for the website of a casino's first licensing authority. The authority's register is on this website. */
const authorityWebsite = `(SELECT authority.website FROM casino_licenses AS license
  JOIN licensing_authorities AS authority ON authority.id = license.licensing_authority_id
  WHERE license.casino_id = row.id ORDER BY authority.name LIMIT 1)`;

/**
 * Inserts the checks. A number derived from the fact determines the date, 0 to 12 days ago. One in 32 facts gets no
 * check.
 */
export async function insertFactChecks(manager: EntityManager): Promise<void> {
  const sources: [noun: FactNoun, sourceUrl: string][] = [
    ["casino", `CASE fact.field WHEN 'licenses' THEN ${authorityWebsite} END`],
    ["bonus", "NULL"],
  ];
  for (const [noun, sourceUrl] of sources) {
    const hash = hashSql(noun, "fact.field");
    await manager.query(
      `INSERT INTO fact_checks (noun, row_id, field, value_hash, source_url, checked_by, checked_at)
       SELECT $1, row.id, fact.field, ${hash}, ${sourceUrl}, 'seed', now() - chosen.number % 13 * interval '24 hours'
       FROM ${nouns[noun].table} AS row CROSS JOIN unnest($2::text[]) AS fact (field)
       CROSS JOIN LATERAL (SELECT ('x' || left(md5(row.id || fact.field), 7))::bit(28)::int AS number) AS chosen
       WHERE ${hash} IS NOT NULL AND chosen.number % 32 <> 0`,
      [noun, factsOfNoun[noun]],
    );
  }
}
