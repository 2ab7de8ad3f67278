import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { Bonus } from "../../database/entities/bonus.entity.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { FactField } from "../../database/entities/fact.entity.js";
import { factsOfNoun } from "./factFields.js";
import { takeOrRefuse } from "../../platform/limiter.js";
import { addressKey } from "../../shared/addressKey.js";
import { topFieldCost } from "../../shared/limits.js";
import { once } from "../../shared/memoize.js";
import { Allow } from "../../shared/schema/allow.js";
import { readPage } from "../../shared/schema/connection.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import type { Context } from "../context.js";
import { checkFact, dismissReports, reportFact } from "./fact.commands.js";
import { CheckFactArgs, Fact, FactArgs, FactProblem, FactQueue } from "./fact.inputs.js";
import { countFactsToCheck, factQueueCost, findFactsToCheck, toFact, toFacts } from "./fact.queries.js";
import { maxPageSize } from "../../../shared/apiLimits.js";

const defaultFirst = 50;

function queueCost({ args, childComplexity }: { args: { first?: number }; childComplexity: number }): number {
  const rows = Math.min(Math.max(1, args.first ?? defaultFirst), maxPageSize);
  return topFieldCost + 1 + factQueueCost + rows * childComplexity;
}

@Resolver()
export class FactResolver {
  @Allow("checkFacts")
  @Query(() => FactQueue, {
    complexity: queueCost,
    description:
      "The facts about casinos and visible bonuses that editors should check. The queue has only one page, because a fact leaves the queue when an editor checks it.",
  })
  factsToCheck(
    @Ctx() { db, clock }: Context,
    @Arg("problem", () => FactProblem, { nullable: true, description: "Only facts with this problem; all if omitted." })
    problem: FactProblem | null,
    @Arg("casinoId", () => ID, {
      nullable: true,
      description: "Only facts about this casino and its bonuses; all if omitted. An unknown id matches no facts.",
    })
    casinoId: string | null,
    @Arg("first", () => Int, {
      defaultValue: defaultFirst,
      description: `How many facts to return, 1 to ${maxPageSize}.`,
    })
    first: number,
  ): FactQueue {
    const { size } = readPage({ first });
    const which = { casinoId: casinoId ?? null, now: clock.now() };
    return {
      facts: once(() => findFactsToCheck(db, { ...which, problem: problem ?? null, first: size })),
      counts: once(() => countFactsToCheck(db, which)),
    };
  }

  @Allow("checkFacts")
  @Mutation(() => Fact, {
    description:
      "Records that an editor has just confirmed the current value of a fact, and deletes the reports about the fact. Fails with CONFLICT if the casino or bonus has changed since the caller loaded it.",
  })
  async checkFact(@Ctx() context: Context, @Args(() => CheckFactArgs) args: CheckFactArgs): Promise<Fact> {
    const check = await checkFact(context, context.viewer!.name, args);
    return toFact(args.field, check, context.clock.now());
  }

  @Allow("checkFacts")
  @Mutation(() => Boolean, {
    description:
      "Deletes the reports about a fact without checking the fact. Returns true if there were any, otherwise false.",
  })
  dismissReports(@Ctx() { db }: Context, @Args(() => FactArgs) args: FactArgs): Promise<boolean> {
    return dismissReports(db, args);
  }

  @Allow("anybody")
  @Mutation(() => Boolean, {
    description:
      "Reports that a fact is wrong, such as a code that does not work, and returns true. The report does not identify the caller. Fails with RATE_LIMITED after 20 reports in an hour.",
  })
  async reportFact(
    @Ctx() { db, clock, callerLimits, clientAddress }: Context,
    @Args(() => FactArgs) args: FactArgs,
  ): Promise<boolean> {
    await takeOrRefuse(callerLimits.factReports, addressKey(clientAddress), "reports");
    await reportFact(db, clock.now(), args);
    return true;
  }
}

/** Returns the cost function for a list of all `rows` facts about a casino or bonus. */
function factsCost(rows: number) {
  return ({ childComplexity }: { childComplexity: number }) => 1 + rows * childComplexity;
}

@Resolver(() => Casino)
export class CasinoFactsResolver {
  @DependsOn("fact_checks", "casinos", "day")
  @FieldResolver(() => [Fact], {
    complexity: factsCost(factsOfNoun.casino.length),
    description: "All facts that editors check, including facts that have not been checked yet.",
  })
  async facts(@Root() { id }: Casino, @Ctx() { loaders, clock }: Context): Promise<Fact[]> {
    return toFacts(factsOfNoun.casino, await loaders.factChecksOf.casino.load(id), clock.now());
  }
}

@Resolver(() => Bonus)
export class BonusFactsResolver {
  @DependsOn("fact_checks", "bonuses", "day")
  @FieldResolver(() => [Fact], {
    complexity: factsCost(factsOfNoun.bonus.length),
    description: "The facts that editors check: TERMS, and CODE if the bonus has a code.",
  })
  async facts(@Root() { id, bonusCode }: Bonus, @Ctx() { loaders, clock }: Context): Promise<Fact[]> {
    const fields = factsOfNoun.bonus.filter((field) => field !== FactField.CODE || bonusCode);
    return toFacts(fields, await loaders.factChecksOf.bonus.load(id), clock.now());
  }
}
