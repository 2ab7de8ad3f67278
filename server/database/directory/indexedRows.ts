/** SQL for the directory rows that search engines may list, which are those with enough casinos. */
import { minIndexedCasinos } from "../../shared/limits.js";
import { type DirectoryNoun, directoryNouns } from "./directoryNouns.js";

/**
 * Returns the condition for a directory row, aliased as `row`. Counting stops early, because popular rows have many
 * casinos.
 */
export function hasEnoughCasinos(noun: DirectoryNoun): string {
  const { casinoJoin, id } = directoryNouns[noun];
  return `(SELECT count(*) FROM (SELECT FROM ${casinoJoin} AS joined WHERE joined.${id} = row.id
    LIMIT ${minIndexedCasinos}) AS few) = ${minIndexedCasinos}`;
}

/** A common table expression with the ids of the providers that have enough casinos. */
export const withIndexedProviders = `WITH indexed_providers AS MATERIALIZED
  (SELECT row.id FROM providers AS row WHERE ${hasEnoughCasinos("provider")})`;
