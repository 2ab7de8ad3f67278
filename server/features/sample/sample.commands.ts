/** Counts and removes the sample catalogue, which consists of the seed's rows that no editor has changed. */
import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import type { EntityManager } from "typeorm";

import { latestOf, stateAfter } from "../../database/history/rowStates.js";
import { deleteAll, lockVersions } from "../../database/writing/bulkWrites.js";
import type { CatalogueNounName } from "../../database/writing/nouns.js";
import { writeCatalogue, type WriteServices } from "../../database/writing/writes.js";
import type { Change } from "../../shared/schema/catalogue/catalogueWrites.js";

/**
 * The nouns in the order in which their rows are locked. As in every other write, casinos come before their bonuses.
 */
const sampleNouns = ["casino", "bonus", "game", "article", "person"] as const satisfies CatalogueNounName[];

type SampleNoun = (typeof sampleNouns)[number];

export type SampleIds = Record<SampleNoun, string[]>;

/** Selects the rows whose values are still those of the seed. This includes rows whose changes were all undone. */
const isUnchanged = (noun: SampleNoun, table: string) => `
  SELECT row.id FROM history AS seeded JOIN change_sets ON change_sets.id = seeded.change_set_id
  JOIN LATERAL ${latestOf("seeded")} AS latest ON true
  JOIN ${table} AS row ON row.id = seeded.row_id AND row.version = latest.version
  WHERE change_sets.actor = 'seed' AND seeded.operation = 'create' AND seeded.noun = '${noun}'
    AND ${stateAfter("latest")} = ${stateAfter("seeded")}`;

/**
 * The statements that find the rows to remove. If an editor has added a bonus to a casino or changed one of its
 * bonuses, the casino and all its bonuses stay. Articles of kind `page`, such as the privacy notice, also stay, because
 * every page of the site links to them.
 */
const statements: Record<SampleNoun, string> = {
  casino: `${isUnchanged("casino", "casinos")} AND NOT EXISTS (
    SELECT FROM bonuses WHERE casino_id = row.id AND bonuses.id NOT IN (${isUnchanged("bonus", "bonuses")}))`,
  bonus: isUnchanged("bonus", "bonuses"),
  game: isUnchanged("game", "games"),
  article: `${isUnchanged("article", "articles")} AND row.kind <> 'page'`,
  person: isUnchanged("person", "people"),
};

/** Returns the ids of the sample's rows. A bonus with a casino belongs to the sample only if the casino does. */
export async function findSample(manager: EntityManager): Promise<SampleIds> {
  const ids = {} as SampleIds;
  for (const noun of sampleNouns) {
    const rows = await manager.query<{ id: string }[]>(statements[noun]);
    ids[noun] = rows.map(({ id }) => id);
  }
  const kept = await manager.query<{ id: string }[]>(
    "SELECT id FROM bonuses WHERE id = ANY($1) AND casino_id IS NOT NULL AND casino_id <> ALL($2)",
    [ids.bonus, ids.casino],
  );
  const keptIds = new Set(kept.map(({ id }) => id));
  return { ...ids, bonus: ids.bonus.filter((id) => !keptIds.has(id)) };
}

/** Returns the pages, such as the privacy notice, whose content is still that of the seed. */
export function findStarterPages(manager: EntityManager): Promise<{ id: string; title: string }[]> {
  return manager.query(
    `SELECT id, title FROM articles WHERE kind = 'page' AND id IN (${isUnchanged("article", "articles")})
     ORDER BY title, id LIMIT 100`,
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
    const removed: SampleIds = { casino: [], bonus: [], game: [], article: [], person: [] };
    for (const noun of ["bonus", "casino", "game", "article", "person"] as const) {
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
