import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Float, ID, Info, Int, Query, Resolver, Root } from "type-graphql";

import { directoryTables } from "../../catalogue/directory/directoryNouns.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { bonusGroupOf, casinoGroupOf } from "../../catalogue/loaders.js";
import { Allow } from "../../shared/schema/allow.js";
import { PageArgs, readPage } from "../../shared/schema/connection.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { isAllowed } from "../../shared/schema/policies.js";
import { SearchSuggestions, suggestionsCost } from "../../shared/schema/searchSuggestions.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../../catalogue/context.js";
import { BonusConnection, BonusOrder } from "./bonus.inputs.js";
import { BonusFilter } from "./bonus.filter.js";
import { findBonusById, findBonuses } from "./bonus.queries.js";
import { readDeposit } from "./deposit.js";
import { usualCurrency, usualDeposit } from "../../../shared/offerValue.js";
import { defaultPageSize, maxPageSize, suggestionLimits } from "../../../shared/apiLimits.js";

@Resolver(() => Bonus)
export class BonusResolver {
  @Allow("anybody")
  @DependsOn("bonuses", "casinos", ...directoryTables)
  @Query(() => BonusConnection, {
    description:
      "Bonuses, filtered, sorted and paged. Visitors see only active bonuses that have started and have not ended.",
  })
  bonuses(
    @Ctx() { db, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg("filter", () => BonusFilter, { nullable: true, description: "Which bonuses to return; all if omitted." })
    filter: BonusFilter | null,
    @Arg("orderBy", () => BonusOrder, {
      nullable: true,
      description: "The order of the list. If omitted: RELEVANCE if there is search text, otherwise CREATED_DESC.",
    })
    orderBy: BonusOrder | null,
    @Arg("deposit", () => Float, {
      nullable: true,
      defaultValue: usualDeposit,
      description:
        "The deposit that COST_ASC and VALUE_DESC use to compare bonuses, 0 to 1,000,000, in major units of `depositCurrency`. Other orders ignore it.",
    })
    deposit: number | null,
    @Arg("depositCurrency", () => String, {
      nullable: true,
      defaultValue: usualCurrency,
      description: "The currency of `deposit`, such as `EUR`. Amounts are not converted.",
    })
    depositCurrency: string | null,
  ) {
    return findBonuses(db, viewer, {
      filter: filter ?? {},
      orderBy: orderBy ?? null,
      deposit: readDeposit(deposit, depositCurrency),
      page: readPage(pageArgs, info),
      fields: selectedFields(info, "Bonus"),
      casinoFields: selectedFields(info, "Casino"),
    });
  }

  @Allow("anybody")
  @DependsOn("bonuses")
  @Query(() => Bonus, {
    nullable: true,
    description:
      "One bonus; null if it does not exist. For visitors, also null if the bonus is inactive, has not started or has ended.",
  })
  bonus(
    @Ctx() { db, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID, { description: "The id of the bonus." }) id: string,
  ): Promise<Bonus | null> {
    return findBonusById(db, viewer, id, selectedFields(info, "Bonus"));
  }

  @DependsOn("casinos")
  @FieldResolver(() => Casino, {
    nullable: true,
    description: "The casino that offers the bonus; null if the bonus belongs to no casino.",
  })
  casino(
    @Root() bonus: Bonus,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Casino | null> | Casino | null {
    if (bonus.casino !== undefined) return bonus.casino;
    if (bonus.casinoId === null) return null;
    return context.loaders.casinoById[casinoGroupOf(selectedFields(info, "Casino"))].load(bonus.casinoId);
  }
}

@Resolver(() => Casino)
export class CasinoBonusesResolver {
  @DependsOn("bonuses")
  @FieldResolver(() => [Bonus], {
    description:
      "The casino's bonuses that visitors can see, newest first. To page through them, use `bonuses(filter: { casinoId })`.",
  })
  bonuses(
    @Root() casino: Casino,
    @Ctx() { loaders }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("first", () => Int, {
      nullable: true,
      defaultValue: defaultPageSize,
      description: `How many bonuses to return, 1 to ${maxPageSize}.`,
    })
    first: number | null,
  ): Promise<Bonus[]> {
    const { size } = readPage({ first });
    return loaders
      .activeBonusesOfCasino({ first: size, group: bonusGroupOf(selectedFields(info, "Bonus")) })
      .load(casino.id);
  }

  @DependsOn("bonuses")
  @FieldResolver(() => Int, {
    description:
      "How many bonuses the casino has. For visitors, the count includes only the bonuses that they can see. Deleting the casino also deletes its bonuses.",
  })
  bonusCount(@Root() casino: Casino, @Ctx() { loaders, viewer }: Context): Promise<number> {
    const which = isAllowed("seeUnpublished", viewer) ? "all" : "active";
    return loaders.bonusCountOfCasino[which].load(casino.id);
  }
}

@Resolver(() => SearchSuggestions)
export class BonusSuggestionsResolver {
  @DependsOn("bonuses", "casinos")
  @FieldResolver(() => [Bonus], {
    complexity: suggestionsCost(suggestionLimits.bonuses),
    description: `Up to ${suggestionLimits.bonuses} bonuses that the \`bonuses\` query finds for the search text, best match first.`,
  })
  async bonuses(
    @Root() { text }: SearchSuggestions,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Bonus[]> {
    if (text === "") return [];
    const bonuses = await findBonuses(db, null, {
      filter: { search: text },
      orderBy: null,
      page: readPage({ first: suggestionLimits.bonuses }),
      fields: selectedFields(info, "Bonus"),
      casinoFields: selectedFields(info, "Casino"),
    });
    return bonuses.nodes();
  }
}
