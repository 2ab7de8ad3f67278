/** The rows of the directory that search engines may list, in SQL: those with enough casinos. */
import { minIndexedCasinos } from "../../shared/limits.js";
import { type DirectoryNoun, directoryNouns } from "./directoryNouns.js";

/** The condition for a `row` of the directory. It stops counting early because popular rows have many casinos. */
export function hasEnoughCasinos(noun: DirectoryNoun): string {
  const { casinoJoin, id } = directoryNouns[noun];
  return `(SELECT count(*) FROM (SELECT FROM ${casinoJoin} AS joined WHERE joined.${id} = row.id
    LIMIT ${minIndexedCasinos}) AS few) = ${minIndexedCasinos}`;
}

/** A common table expression: the ids of the providers with enough casinos. */
export const withIndexedProviders = `WITH indexed_providers AS MATERIALIZED
  (SELECT row.id FROM providers AS row WHERE ${hasEnoughCasinos("provider")})`;
