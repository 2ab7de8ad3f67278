/** Finds the rows of an import whose redirect would form a chain with another redirect in the file or the catalogue. */
import type { DataSource } from "typeorm";

import type { Import } from "../../database/entities/import.entity.js";
import { redirectChainErrors } from "../write/violations.js";

/** Marks the rows as invalid. Call this after checking each row separately. */
export async function markRedirectChains(
  db: DataSource,
  { id, revision, checks }: Pick<Import, "id" | "revision" | "checks">,
): Promise<void> {
  await db.query(
    `WITH open AS (
       SELECT id FROM imports WHERE id = $1 AND revision = $2 AND checks = $3 AND applied_at IS NULL FOR SHARE
     ), own AS (
       SELECT number, row_id, after ->> 'fromPath' AS path, regexp_replace(after ->> 'toUrl', '[?#].*$', '') AS target
       FROM import_rows WHERE import_id = $1 AND outcome <> 'wrong'
     ), final AS MATERIALIZED (
       SELECT number, path, target FROM own
       UNION ALL
       SELECT NULL, from_path, target_path FROM redirects WHERE id NOT IN (SELECT row_id FROM own)
     ), chained AS (
       SELECT number, $4::jsonb AS error FROM final AS row
       WHERE number IS NOT NULL AND target IN (SELECT path FROM final)
       UNION ALL
       SELECT number, $5::jsonb FROM final AS row
       WHERE number IS NOT NULL AND path IN (SELECT target FROM final WHERE number IS NULL)
     ), grouped AS (
       SELECT number, jsonb_agg(error) AS errors FROM chained GROUP BY number
     )
     UPDATE import_rows AS row
     SET outcome = 'wrong', before = NULL, after = NULL, changed = '{}', kept = '{}', found = errors
     FROM grouped, open WHERE row.import_id = open.id AND row.number = grouped.number`,
    [
      id,
      revision,
      checks,
      JSON.stringify(redirectChainErrors["redirects_target_is_final"]),
      JSON.stringify(redirectChainErrors["redirects_path_is_no_target"]),
    ],
  );
}
