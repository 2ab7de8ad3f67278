import { nouns, nounsWith } from "../../shared/nouns/registry.js";
import type { EntityManager } from "typeorm";

const tables = [...nounsWith("isEditable").map((noun) => nouns[noun].table), "change_sets"];

/** Whether the database has catalogue rows or history. */
export async function hasCatalogue(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    `SELECT ${tables.map((table) => `EXISTS (SELECT FROM ${table})`).join(" OR ")} AS found`,
  );
  return row!.found;
}

/** Whether the catalogue was created by seeding, even if editors have changed it since. */
export async function isSeeded(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    "SELECT EXISTS (SELECT FROM change_sets WHERE operation = 'seed') AS found",
  );
  return row!.found;
}

/**
 * Asks search engines not to list the site if it has casinos of the sample and nobody has saved the settings yet.
 * Returns whether this changed the settings.
 */
export async function hideSample(manager: EntityManager): Promise<boolean> {
  const [, count] = await manager.query<[rows: unknown[], count: number]>(
    `UPDATE site_settings SET is_indexed = false WHERE is_indexed AND version = 1 AND EXISTS (
       SELECT FROM change_sets JOIN history ON history.change_set_id = change_sets.id
       JOIN casinos ON casinos.id = history.row_id AND casinos.version = 1
       WHERE change_sets.operation = 'seed' AND history.noun = 'casino')`,
  );
  return count > 0;
}
