/** The API type of search suggestions. Each feature adds the list for its noun. */
import { Field, ObjectType } from "type-graphql";

import { searchCost } from "../limits.js";

@ObjectType({ description: "Suggestions for a search box while a visitor types.", simpleResolvers: true })
export class SearchSuggestions {
  /** The trimmed search text, which the lists' resolvers read. */
  text!: string;

  @Field(() => [String], { description: "Up to 3 game providers whose name contains the search text." })
  providers!: string[];

  @Field(() => [String], { description: "Up to 2 payment methods whose name contains the search text." })
  paymentMethods!: string[];
}

/** Returns the cost of a list of suggestions: the cost of the search, plus that of its rows. */
export function suggestionsCost(rows: number) {
  return ({ childComplexity }: { childComplexity: number }) => searchCost + rows * childComplexity;
}
