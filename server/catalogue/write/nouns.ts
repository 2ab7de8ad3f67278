/** The entities of the nouns, for code that handles all nouns: writes, the history, and the change feed. */
import type { NounDefinition } from "../../../shared/nouns/noun.js";
import { allNouns, definitionOf, type Noun, type NounTable } from "../../../shared/nouns/registry.js";
import { nounEntities, type NounRows } from "../../database/entities/nouns.js";

interface StoredNoun<N extends Noun> extends NounDefinition {
  entity: new () => NounRows[N];
  table: NounTable;
}

/** The nouns with their entities. */
export const nouns = Object.fromEntries(
  allNouns.map((noun) => [noun, { ...definitionOf(noun), entity: nounEntities[noun] }]),
) as unknown as { [N in Noun]: StoredNoun<N> };

/**
 * Returns SQL for the key under which a snapshot stores the row's name, such as 'name' or 'title'.
 * @param noun SQL for the row's noun.
 */
export function nameSql(noun: string): string {
  const others = Object.values(nouns).filter(({ title }) => title !== "name");
  return `CASE ${noun} ${others.map(({ name, title }) => `WHEN '${name}' THEN '${title}'`).join(" ")} ELSE 'name' END`;
}
