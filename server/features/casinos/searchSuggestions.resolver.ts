import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";

import { Casino } from "../../database/entities/casino.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { suggestionLimits } from "../../shared/limits.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { SearchSuggestions, suggestionsCost } from "../../shared/schema/searchSuggestions.js";
import { selectedFields } from "../../shared/schema/selection.js";
import { textLimits } from "../../shared/textLimits.js";
import type { Context } from "../context.js";
import { findSuggestedCasinos } from "./casino.queries.js";

@Resolver(() => SearchSuggestions)
export class SearchSuggestionsResolver {
  @Allow("anybody")
  @DependsOn("casinos")
  @Query(() => SearchSuggestions, {
    description: "What a search box offers while a visitor types, best first. Empty for a blank text.",
  })
  async searchSuggestions(
    @Ctx() { search }: Context,
    @Arg("text", () => String, { description: "What was typed so far; only its first 200 characters count." })
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
      "Up to 5 casinos: first those whose name contains the text, then those that `casinos` finds with it as `search`.",
  })
  casinos(
    @Root() { text }: SearchSuggestions,
    @Ctx() { db, search, disconnect }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Casino[]> {
    return findSuggestedCasinos(db, search, { text, fields: selectedFields(info, "Casino"), disconnect });
  }
}
