/** The API type of search suggestions. Each feature adds the list for its noun. */
import { ObjectType } from "type-graphql";

import { searchCost } from "../limits.js";

@ObjectType({ description: "Suggestions for a search box while a visitor types.", simpleResolvers: true })
export class SearchSuggestions {
  /** The trimmed search text, which the lists' resolvers read. */
  text!: string;
}

/** Returns the cost of a list of suggestions: the cost of the search, plus that of its rows. */
export function suggestionsCost(rows: number) {
  return ({ childComplexity }: { childComplexity: number }) => searchCost + rows * childComplexity;
}
