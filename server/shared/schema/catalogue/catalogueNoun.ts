/** The API's enum of nouns. Its values are the names of the nouns (shared/nouns/registry.ts). */
import { registerEnumType } from "type-graphql";

import { allNouns, definitionOf, enumNameOf, type Noun } from "../../../../shared/nouns/registry.js";

/** The database stores the values. The API uses the names. */
export const CatalogueNoun = Object.fromEntries(allNouns.map((noun) => [enumNameOf(noun), noun]));

function describe(noun: Noun): { description: string } {
  const { description, isEditable, isInFeed } = definitionOf(noun);
  if (isEditable && isInFeed) return { description };
  return { description: `${description} Not included in ${isEditable ? "" : "imports or "}the change feed.` };
}

registerEnumType(CatalogueNoun, {
  name: "CatalogueNoun",
  description: "The type of a row with a history.",
  valuesConfig: Object.fromEntries(allNouns.map((noun) => [enumNameOf(noun), describe(noun)])),
});
