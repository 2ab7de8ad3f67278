/** Fills an empty database with the sample catalogue, or with only the pages that every site needs. */
import type { EntityManager, EntityTarget } from "typeorm";

import { type FactNoun, type Noun, nouns as nounDefinitions, nounsWith } from "../../../shared/nouns/registry.js";
import type { Database } from "../../database/connection/dataSource.js";
import { factsOfNoun, hashSql } from "../../catalogue/facts/factFields.js";
import { directoryNouns } from "../../catalogue/directory/directoryNouns.js";
import { ChangeSet, HistoryRow } from "../../database/entities/history.entity.js";
import { hasCatalogue } from "../../database/hasCatalogue.js";
import { insertDirectory, insertRows, seedId } from "./insert.js";
import { type Seed, type SeededNoun, seededNouns, type SeedRows } from "./readSeed.js";
import type { NounRows } from "../../database/entities/nouns.js";
import { nouns } from "../../catalogue/write/nouns.js";
import { snapshotOf } from "../../catalogue/write/snapshots.js";
import type { Log } from "../../platform/log.js";
import { StartupError } from "../../shared/errors.js";
import { loadSeed } from "./loadSeed.js";

/** SQL for the website of a casino's first licensing authority. The authority's register is on this website. */
const authorityWebsite = `(SELECT authority.website FROM casino_licenses AS license
  JOIN licensing_authorities AS authority ON authority.id = license.licensing_authority_id
  WHERE license.casino_id = row.id ORDER BY authority.name LIMIT 1)`;

/**
 * Seeds a database that has never contained a catalogue, in one transaction. Returns whether it was seeded with the
 * sample. Without the sample, adds only the starter texts of the pages that every page links to, such as the privacy
 * notice. A database that editors have emptied stays empty. The database must be open for maintenance, because another
 * server may be seeding for a long time.
 */
export async function seedIfEmpty(
  database: Database,
  log: Log,
  { sampleCatalogue = true }: { sampleCatalogue?: boolean } = {},
): Promise<boolean> {
  return database.dataSource.transaction(async (manager) => {
    // If two servers start on the same empty database, the second one waits here and then finds rows.
    await manager.query("LOCK TABLE casinos IN SHARE ROW EXCLUSIVE MODE");
    if (await hasCatalogue(manager)) {
      await addArticles(manager, log);
      return false;
    }
    const seed = await loadSeed();
    if (!sampleCatalogue) {
      await insertRows(
        manager,
        "article",
        seed.article.filter(({ kind }) => kind === "page"),
      );
      await recordSeed(manager, "seedArticles", ["article"]);
      log.info(
        "the site starts without the sample catalogue: to add it, stop the server and run npm run db:seed -- --replace",
      );
      return false;
    }
    for (const noun of nounsWith("isDirectory")) await insertDirectory(manager, noun, seed[noun]);
    await insertSeeded(manager, seed, seededNouns);
    await insertFactChecks(manager);
    await recordSeed(manager, "seed", seededNouns);
    log.info(
      { casinos: seed.casino.length, bonuses: seed.bonus.length, games: seed.game.length },
      "seeded the empty database",
    );
    return true;
  });
}

/**
 * Adds the articles to a database of an earlier release, whose code contained them, so the pages keep their content.
 */
async function addArticles(manager: EntityManager, log: Log): Promise<void> {
  if (!(await lacksArticles(manager))) return;
  const seed = await loadSeed();
  await insertSeeded(manager, seed, ["person", "article"]);
  await recordSeed(manager, "seedArticles", ["article", "person"]);
  log.info({ articles: seed.article.length }, "added the articles that earlier releases had in their code");
}

/** Whether the database has never contained articles or people, like a database from a release without these tables. */
async function lacksArticles(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ lacks: boolean }[]>(
    `SELECT NOT EXISTS (SELECT FROM articles) AND NOT EXISTS (SELECT FROM people)
       AND NOT EXISTS (SELECT FROM history WHERE noun IN ('article', 'person')) AS lacks`,
  );
  return row!.lacks;
}

async function insertSeeded(manager: EntityManager, seed: Seed, inserted: readonly SeededNoun[]): Promise<void> {
  const insert = <N extends SeededNoun>(noun: N) => insertRows(manager, noun, seed[noun] as SeedRows[N][]);
  for (const noun of inserted) await insert(noun);
}

/**
 * Inserts checks of most facts, so a new installation shows the dates of these checks. A number derived from the fact
 * determines the date, 0 to 12 days ago. One in 32 facts gets no check.
 */
async function insertFactChecks(manager: EntityManager): Promise<void> {
  const sources: [noun: FactNoun, sourceUrl: string][] = [
    ["casino", `CASE fact.field WHEN 'licenses' THEN ${authorityWebsite} END`],
    ["bonus", "NULL"],
  ];
  for (const [noun, sourceUrl] of sources) {
    const hash = hashSql(noun, "fact.field");
    await manager.query(
      `INSERT INTO fact_checks (noun, row_id, field, value_hash, source_url, checked_by, checked_at)
       SELECT $1, row.id, fact.field, ${hash}, ${sourceUrl}, 'seed', now() - chosen.number % 13 * interval '24 hours'
       FROM ${nounDefinitions[noun].table} AS row CROSS JOIN unnest($2::text[]) AS fact (field)
       CROSS JOIN LATERAL (SELECT ('x' || left(md5(row.id || fact.field), 7))::bit(28)::int AS number) AS chosen
       WHERE ${hash} IS NOT NULL AND chosen.number % 32 <> 0`,
      [noun, factsOfNoun[noun]],
    );
  }
}

/**
 * Removes the catalogue, so another one can replace it. Keeps the newsletter list and analytics. Without `replace`,
 * rejects a database that contains a catalogue.
 */
export async function clearCatalogue({ dataSource }: Database, { replace }: { replace: boolean }): Promise<void> {
  const tables = [
    ...[...nounsWith("isEditable"), ...nounsWith("isDirectory")].map((noun) => nounDefinitions[noun].table),
    ...nounsWith("formerSlugs").map((noun) => nounDefinitions[noun].formerSlugs.table),
    ...Object.values(directoryNouns).map(({ spellings }) => spellings),
    "history",
    "change_sets",
    "fact_checks",
    "fact_reports",
  ];
  if (replace) await dataSource.query(`TRUNCATE ${tables.join(", ")}`);
  else if (await hasCatalogue(dataSource.manager))
    throw new StartupError("The database already has a catalogue: add --replace to remove it first.");
}

/** Records all rows of the nouns in one change set, so every row's history begins with its creation. */
async function recordSeed(manager: EntityManager, operation: string, recorded: readonly Noun[]): Promise<void> {
  const changeSetId = seedId("changeSet", operation);
  await manager.insert(ChangeSet, { id: changeSetId, actor: "seed", operation, undoes: null });
  for (const noun of recorded) {
    const rows = await manager.find<NounRows[Noun]>(nouns[noun].entity as EntityTarget<NounRows[Noun]>);
    const history = rows.map((row) => ({
      changeSetId,
      noun,
      rowId: row.id,
      operation: "create" as const,
      version: row.version,
      before: null,
      after: snapshotOf(row) as never,
    }));
    await manager.insert(HistoryRow, history);
  }
}
