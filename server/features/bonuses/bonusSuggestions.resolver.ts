import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { readPage } from "../../shared/schema/connection.js";
import { suggestionLimits } from "../../shared/limits.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { SearchSuggestions, suggestionsCost } from "../../shared/schema/searchSuggestions.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { BonusOrder } from "./bonus.inputs.js";
import { findBonuses } from "./bonus.queries.js";

@Resolver(() => SearchSuggestions)
export class BonusSuggestionsResolver {
  @DependsOn("bonuses", "casinos")
  @FieldResolver(() => [Bonus], {
    complexity: suggestionsCost(suggestionLimits.bonuses),
    description: "Up to 3 active bonuses that `bonuses` finds with the text as `search`, newest first.",
  })
  async bonuses(
    @Root() { text }: SearchSuggestions,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Bonus[]> {
    if (text === "") return [];
    const bonuses = await findBonuses(db, null, {
      filter: { search: text },
      orderBy: BonusOrder.CREATED_DESC,
      page: readPage({ first: suggestionLimits.bonuses }),
      fields: selectedFields(info, "Bonus"),
      casinoFields: selectedFields(info, "Casino"),
    });
    return bonuses.nodes();
  }
}
