import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";

import { Casino } from "../../database/entities/casino.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { SearchSuggestions, suggestionsCost } from "../../shared/schema/searchSuggestions.js";
import { selectedFields } from "../../shared/schema/selection.js";
import { textLimits } from "../../../shared/textLimits.js";
import type { Context } from "../../catalogue/context.js";
import { findSuggestedCasinos } from "./casino.suggestions.js";
import { suggestionLimits } from "../../../shared/apiLimits.js";

@Resolver(() => SearchSuggestions)
export class SearchSuggestionsResolver {
  @Allow("anybody")
  @DependsOn("casinos")
  @Query(() => SearchSuggestions, {
    description: "Suggestions for a search box while a visitor types. Empty if the search text is blank.",
  })
  async searchSuggestions(
    @Ctx() { search }: Context,
    @Arg("text", () => String, { description: "The search text typed so far. Only the first 200 characters count." })
    typed: string,
  ): Promise<SearchSuggestions> {
    const text = typed.slice(0, textLimits.search).trim();
    const { providers, paymentMethods } = await search.suggest(text);
    return { text, providers, paymentMethods };
  }

  @DependsOn("casinos")
  @FieldResolver(() => [Casino], {
    complexity: suggestionsCost(suggestionLimits.casinos),
    description:
      "Up to 5 casinos. Casinos whose name contains the search text come first, then other casinos that the `casinos` query finds.",
  })
  casinos(
    @Root() { text }: SearchSuggestions,
    @Ctx() { db, search, disconnect }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Casino[]> {
    return findSuggestedCasinos(db, search, { text, fields: selectedFields(info, "Casino"), disconnect });
  }
}
