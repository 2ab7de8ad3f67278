/** Fills an empty database with the sample catalogue. */
import type { EntityManager, EntityTarget } from "typeorm";

import type { Log } from "../../platform/log.js";
import { StartupError } from "../../shared/errors.js";
import type { Database } from "../connection/dataSource.js";
import { ChangeSet, HistoryRow } from "../entities/history.entity.js";
import { hasCatalogue } from "../hasCatalogue.js";
import { directoryNouns } from "../directory/directoryNouns.js";
import { type Noun, type NounRows, nouns } from "../writing/nouns.js";
import { snapshotOf } from "../writing/snapshots.js";
import { insertArticles, lacksArticles, seedArticles } from "./articles/insertArticles.js";
import { bonuses1 } from "./bonuses1.js";
import { bonuses2 } from "./bonuses2.js";
import { casinos1 } from "./casinos/casinos1.js";
import { casinos2 } from "./casinos/casinos2.js";
import { casinos3 } from "./casinos/casinos3.js";
import { casinos4 } from "./casinos/casinos4.js";
import { casinos5 } from "./casinos/casinos5.js";
import { casinos6 } from "./casinos/casinos6.js";
import { seedAuthorities, seedPaymentMethods, seedProviders } from "./directory.js";
import { insertFactChecks } from "./factChecks.js";
import { games } from "./games.js";
import { gameTexts } from "./gameTexts.js";
import { insertBonuses, insertCasinos, insertDirectory, insertGames, seedId } from "./insert.js";

export const seedCasinos = [...casinos1, ...casinos2, ...casinos3, ...casinos4, ...casinos5, ...casinos6];
export const seedBonuses = [...bonuses1, ...bonuses2];
export const seedGames = games.map((game) => ({ ...game, description: gameTexts[game.slug] ?? "" }));

/**
 * Seeds a database that has never contained a catalogue, in one transaction. Returns whether it was seeded. A database
 * that editors have emptied stays empty. The database must be open for maintenance, because another server may be
 * seeding for a long time.
 */
export async function seedIfEmpty(database: Database, log: Log): Promise<boolean> {
  return database.dataSource.transaction(async (manager) => {
    // If two servers start on the same empty database, the second one waits here and then finds rows.
    await manager.query("LOCK TABLE casinos IN SHARE ROW EXCLUSIVE MODE");
    if (await hasCatalogue(manager)) {
      await addArticles(manager, log);
      return false;
    }
    await insertDirectory(manager, "provider", seedProviders);
    await insertDirectory(manager, "paymentMethod", seedPaymentMethods);
    await insertDirectory(manager, "licensingAuthority", seedAuthorities);
    await insertCasinos(manager, seedCasinos, "drawn");
    await insertBonuses(manager, seedBonuses);
    await insertGames(manager, seedGames, "drawn");
    await insertFactChecks(manager);
    await insertArticles(manager);
    await recordSeed(manager, "seed", ["casino", "bonus", "game", "article", "person"]);
    log.info(
      { casinos: seedCasinos.length, bonuses: seedBonuses.length, games: seedGames.length },
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
  await insertArticles(manager);
  await recordSeed(manager, "seedArticles", ["article", "person"]);
  log.info({ articles: seedArticles.length }, "added the articles that earlier releases had in their code");
}

/**
 * Removes the catalogue, so another one can replace it. Keeps the newsletter list and analytics. Without `replace`,
 * rejects a database that contains a catalogue.
 */
export async function clearCatalogue({ dataSource }: Database, { replace }: { replace: boolean }): Promise<void> {
  const directory = Object.values(directoryNouns).flatMap(({ table, spellings }) => [table, spellings]);
  const content = ["articles", "people", "article_redirects"];
  const facts = ["fact_checks", "fact_reports"];
  const tables = [
    "casinos",
    "bonuses",
    "games",
    "slug_redirects",
    ...content,
    "history",
    "change_sets",
    ...facts,
    ...directory,
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
