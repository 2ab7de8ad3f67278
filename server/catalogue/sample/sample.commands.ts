/** Counts and removes the sample catalogue, which consists of the seed's rows that no editor has changed. */
import { toSnakeCase } from "../../database/connection/naming.js";
import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import type { EntityManager } from "typeorm";

import { deleteAll, lockVersions } from "../write/bulkWrites.js";
import { sampleRows } from "./sampleCatalogue.js";
import {
  childrenOf,
  definitionOf,
  type EditableNoun,
  type Noun,
  nouns,
  nounsWith,
} from "../../../shared/nouns/registry.js";
import { writeCatalogue, type WriteServices } from "../write/writes.js";
import type { Change } from "../../shared/schema/catalogue/catalogueWrites.js";

/** The nouns that the sample can contain. Each comes after the noun that its rows belong to, as in every other write. */
const sampleNouns = nounsWith("isEditable");

export type SampleIds = Record<EditableNoun, string[]>;

function noIds(): SampleIds {
  return Object.fromEntries(sampleNouns.map((noun) => [noun, []])) as unknown as SampleIds;
}

/** Every page of the site links to these articles, such as the privacy notice, so they stay. */
const removable: Partial<Record<Noun, string>> = { article: "row.kind <> 'page'" };

/**
 * Selects the rows to remove. If an editor has added or changed a row that belongs to another row, such as a bonus of a
 * casino, that row and everything that belongs to it stay.
 */
function toRemove(noun: Noun): string {
  const children = childrenOf(noun).map(({ noun: child, property }) => {
    const { table } = nouns[child];
    return `NOT EXISTS (SELECT FROM ${table} AS child WHERE child.${toSnakeCase(property)} = row.id AND child.id NOT IN (${sampleRows(child)}))`;
  });
  return [sampleRows(noun), ...children, ...(removable[noun] ? [removable[noun]] : [])].join(" AND ");
}

/** Returns the ids of the sample's rows. A row that belongs to another row is included only if the other row is. */
export async function findSample(manager: EntityManager): Promise<SampleIds> {
  const ids = noIds();
  for (const noun of sampleNouns) {
    const rows = await manager.query<{ id: string }[]>(toRemove(noun));
    ids[noun] = rows.map(({ id }) => id);
    const { belongsTo, table } = definitionOf(noun);
    if (belongsTo === undefined) continue;
    const parent = toSnakeCase(belongsTo.property);
    const kept = await manager.query<{ id: string }[]>(
      `SELECT id FROM ${table} WHERE id = ANY($1) AND ${parent} IS NOT NULL AND ${parent} <> ALL($2)`,
      [ids[noun], ids[belongsTo.noun as EditableNoun]],
    );
    const keptIds = new Set(kept.map(({ id }) => id));
    ids[noun] = ids[noun].filter((id) => !keptIds.has(id));
  }
  return ids;
}

/** Returns the pages, such as the privacy notice, whose text is still that of the seed, even if other fields changed. */
export function findStarterPages(manager: EntityManager): Promise<{ id: string; title: string }[]> {
  return manager.query(
    `SELECT row.id, title FROM articles AS row JOIN history AS seeded ON seeded.row_id = row.id
     JOIN change_sets ON change_sets.id = seeded.change_set_id
     WHERE kind = 'page' AND change_sets.actor = 'seed' AND seeded.operation = 'create' AND seeded.noun = 'article'
       AND seeded.after ->> 'body' = row.body
     ORDER BY title, row.id LIMIT 100`,
  );
}

/** Returns the published articles that embed rows of the sample. As in the parser, an embed must be on its own line. */
export function findSampleEmbeds(
  manager: EntityManager,
  { casino, bonus, article }: SampleIds,
): Promise<{ id: string; title: string; isSample: boolean }[]> {
  return manager.query(
    `SELECT id, title, id = ANY($3) AS "isSample" FROM articles AS row
     WHERE published_at IS NOT NULL AND EXISTS (
       SELECT FROM regexp_matches(row.body, '^\\{\\{(casino|bonus|receipt):([a-z0-9-]{1,120})\\}\\} *$', 'gn') AS code (parts)
       WHERE CASE parts[1] WHEN 'bonus' THEN parts[2] = ANY($2)
         ELSE parts[2] IN (SELECT slug FROM casinos WHERE casinos.id = ANY($1)) END
     )
     ORDER BY published_at DESC, id LIMIT 100`,
    [casino, bonus, article],
  );
}

export interface SampleRemoval {
  /** Null if there was nothing to remove. */
  changeSetId: string | null;
  counts: SampleIds;
}

/** Removes the sample in one change set, so an editor can undo the removal. */
export async function removeSample(
  services: WriteServices,
  change: Change,
  { withArticles, auditActor }: { withArticles: boolean; auditActor: AuditActor },
): Promise<SampleRemoval> {
  return writeCatalogue(services, change, async (write) => {
    const found = await findSample(write.manager);
    for (const noun of sampleNouns) await lockVersions(write, noun, found[noun]);
    // Search again, because an editor may have changed a row before it was locked. Later changes wait for this
    // transaction.
    const sample = await findSample(write.manager);
    const removed = noIds();
    for (const noun of sampleNouns.toReversed()) {
      if (!withArticles && (noun === "article" || noun === "person")) continue;
      // A row that only the second search found is not locked, so it stays.
      const locked = new Set(found[noun]);
      removed[noun] = sample[noun].filter((id) => locked.has(id));
      await deleteAll(write, noun, removed[noun]);
    }
    const isEmpty = Object.values(removed).every((ids) => ids.length === 0);
    const details = Object.fromEntries(Object.entries(removed).map(([noun, ids]) => [noun, ids.length]));
    await recordAudit(write.manager, auditActor, { event: "sampleRemoved", details });
    return { changeSetId: isEmpty ? null : write.changeSetId, counts: removed };
  });
}
