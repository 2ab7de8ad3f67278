/** Says which rows are the sample catalogue, and keeps a site with the sample out of search engines. */
import type { EntityManager } from "typeorm";

import { type Noun, nouns } from "../../../shared/nouns/registry.js";
import { latestOf, stateAfter } from "../undo/rowStates.js";

/**
 * Selects the ids of a noun's sample rows: those whose values are still those of the seed. This includes rows whose
 * changes were all undone.
 */
export function sampleRows(noun: Noun): string {
  return `
  SELECT row.id FROM history AS seeded JOIN change_sets ON change_sets.id = seeded.change_set_id
  JOIN LATERAL ${latestOf("seeded")} AS latest ON true
  JOIN ${nouns[noun].table} AS row ON row.id = seeded.row_id AND row.version = latest.version
  WHERE change_sets.actor = 'seed' AND seeded.operation = 'create' AND seeded.noun = '${noun}'
    AND ${stateAfter("latest")} = ${stateAfter("seeded")}`;
}

/** Whether the catalogue was created by seeding, even if editors have changed it since. */
export async function isSeeded(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    "SELECT EXISTS (SELECT FROM change_sets WHERE operation = 'seed') AS found",
  );
  return row!.found;
}

/**
 * Asks search engines not to list the site while it has sample casinos. An owner who then lists the site decides
 * otherwise: this never changes the setting again. Returns whether this changed the setting.
 */
export async function hideSample(manager: EntityManager): Promise<boolean> {
  const [, count] = await manager.query<[rows: unknown[], count: number]>(
    `UPDATE site_settings SET is_indexed = false WHERE is_indexed AND EXISTS (${sampleRows("casino")})
       AND NOT EXISTS (
         SELECT FROM history
         WHERE noun = 'settings' AND before ->> 'isIndexed' = 'false' AND after ->> 'isIndexed' = 'true')`,
  );
  return count > 0;
}
