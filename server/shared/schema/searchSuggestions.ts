/** What a search box offers while a visitor types. Each noun of the catalogue adds its own list in its feature. */
import { Field, ObjectType } from "type-graphql";

import { searchCost } from "../limits.js";

@ObjectType({ description: "What a search box offers while a visitor types.", simpleResolvers: true })
export class SearchSuggestions {
  /** Without blanks around it; the resolvers of the lists read it. */
  text!: string;

  @Field(() => [String], { description: "Up to 3 game providers whose name contains the text." })
  providers!: string[];

  @Field(() => [String], { description: "Up to 2 payment methods whose name contains the text." })
  paymentMethods!: string[];
}

/** What a list of suggestions costs: its search and its few rows. */
export function suggestionsCost(rows: number) {
  return ({ childComplexity }: { childComplexity: number }) => searchCost + rows * childComplexity;
}
