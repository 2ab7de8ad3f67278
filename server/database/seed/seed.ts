/** Fills an empty database with the sample catalogue. */
import type { EntityManager } from "typeorm";

import type { Log } from "../../platform/log.js";
import { StartupError } from "../../shared/errors.js";
import type { Database } from "../connection/dataSource.js";
import { Bonus } from "../entities/bonus.entity.js";
import { Casino } from "../entities/casino.entity.js";
import { Game } from "../entities/game.entity.js";
import { ChangeSet, HistoryRow } from "../entities/history.entity.js";
import { hasCatalogue } from "../hasCatalogue.js";
import { directoryNouns } from "../directory/directoryNouns.js";
import type { Noun } from "../writing/nouns.js";
import { snapshotOf } from "../writing/snapshots.js";
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
import { insertBonuses, insertCasinos, insertDirectory, insertGames, seedId } from "./insert.js";

export const seedCasinos = [...casinos1, ...casinos2, ...casinos3, ...casinos4, ...casinos5, ...casinos6];
export const seedBonuses = [...bonuses1, ...bonuses2];
export const seedGames = games;

/**
 * Seeds a database that was never written to, in one transaction. Returns whether the database was seeded. A database
 * that editors emptied stays empty. The database must be open for maintenance, because another server may be seeding
 * for long.
 */
export async function seedIfEmpty(database: Database, log: Log): Promise<boolean> {
  return database.dataSource.transaction(async (manager) => {
    // If two servers start on the same empty database, the second server waits here and then finds rows.
    await manager.query("LOCK TABLE casinos IN SHARE ROW EXCLUSIVE MODE");
    if (await hasCatalogue(manager)) return false;
    await insertDirectory(manager, "provider", seedProviders);
    await insertDirectory(manager, "paymentMethod", seedPaymentMethods);
    await insertDirectory(manager, "licensingAuthority", seedAuthorities);
    await insertCasinos(manager, seedCasinos, "drawn");
    await insertBonuses(manager, seedBonuses);
    await insertGames(manager, seedGames, "drawn");
    await insertFactChecks(manager);
    await recordSeed(manager);
    log.info(
      { casinos: seedCasinos.length, bonuses: seedBonuses.length, games: seedGames.length },
      "seeded the empty database",
    );
    return true;
  });
}

/**
 * Removes the catalogue so that another catalogue can replace it. Keeps the newsletter list and analytics. Without
 * `replace`, rejects a database that has a catalogue.
 */
export async function clearCatalogue({ dataSource }: Database, { replace }: { replace: boolean }): Promise<void> {
  const directory = Object.values(directoryNouns).flatMap(({ table, spellings }) => [table, spellings]);
  const facts = ["fact_checks", "fact_reports"];
  const tables = ["casinos", "bonuses", "games", "slug_redirects", "history", "change_sets", ...facts, ...directory];
  if (replace) await dataSource.query(`TRUNCATE ${tables.join(", ")}`);
  else if (await hasCatalogue(dataSource.manager))
    throw new StartupError("The database already has a catalogue: add --replace to remove it first.");
}

/** Records all rows in one change set, so the history of every row begins with its creation. */
async function recordSeed(manager: EntityManager): Promise<void> {
  const changeSetId = seedId("changeSet", "seed");
  await manager.insert(ChangeSet, { id: changeSetId, actor: "seed", operation: "seed", undoes: null });
  const nouns: [Noun, typeof Casino | typeof Bonus | typeof Game][] = [
    ["casino", Casino],
    ["bonus", Bonus],
    ["game", Game],
  ];
  for (const [noun, entity] of nouns) {
    const rows = await manager.find<Casino | Bonus | Game>(entity);
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
