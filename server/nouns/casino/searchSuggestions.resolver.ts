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
  searchSuggestions(
    @Arg("text", () => String, {
      description: `The search text typed so far. Only the first ${textLimits.search} characters count.`,
    })
    typed: string,
  ): SearchSuggestions {
    return { text: typed.slice(0, textLimits.search).trim() };
  }

  @DependsOn("casinos")
  @FieldResolver(() => [Casino], {
    complexity: suggestionsCost(suggestionLimits.casinos),
    description: `Up to ${suggestionLimits.casinos} casinos. Casinos whose name contains the search text come first, then other casinos that the \`casinos\` query finds.`,
  })
  casinos(
    @Root() { text }: SearchSuggestions,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Casino[]> {
    return findSuggestedCasinos(db, text, selectedFields(info, "Casino"));
  }
}
