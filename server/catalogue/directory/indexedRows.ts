/** SQL for the directory rows that search engines may list, which are those with enough casinos. */
import type { DataSource } from "typeorm";

import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { directoryNouns } from "./directoryNouns.js";
import { minIndexedCasinos } from "../../../shared/apiLimits.js";

/**
 * Returns the condition for a directory row, aliased as `row`. Counting stops early, because popular rows have many
 * casinos.
 */
export function hasEnoughCasinos(noun: DirectoryNoun): string {
  const { casinoJoin, id } = directoryNouns[noun];
  return `(SELECT count(*) FROM (SELECT FROM ${casinoJoin} AS joined WHERE joined.${id} = row.id
    LIMIT ${minIndexedCasinos}) AS few) = ${minIndexedCasinos}`;
}

/** Returns the ids of the providers that have enough casinos. */
export async function findIndexedProviders(db: DataSource): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT row.id FROM providers AS row WHERE ${hasEnoughCasinos("provider")}`,
  );
  return rows.map(({ id }) => id);
}
