/** Computes the terms of a bonus from the columns that editors fill in. */
import { Ctx, Field, FieldResolver, Float, Int, ObjectType, registerEnumType, Resolver, Root } from "type-graphql";

import { valuedTerms } from "../../../shared/offerValue.js";
import { Bonus, WageringBase } from "../../database/entities/bonus.entity.js";
import { GameCategory } from "../../database/entities/game.entity.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import type { Context } from "../../catalogue/context.js";
import { missingTerms, OfferTerm, termProperties } from "./offerTerms.js";

export enum OfferStatus {
  SCHEDULED = "SCHEDULED",
  ACTIVE = "ACTIVE",
  ENDED = "ENDED",
}

registerEnumType(OfferStatus, {
  name: "OfferStatus",
  description:
    "Whether a bonus is scheduled, active or ended. The status depends only on the dates, not on `isActive`.",
  valuesConfig: {
    SCHEDULED: { description: "The bonus has not started yet. Visitors cannot see it." },
    ACTIVE: { description: "The bonus has started, or has no start date, and has not ended." },
    ENDED: { description: "The bonus has ended. Visitors cannot see it." },
  },
});

@ObjectType({ description: "An amount of money.", simpleResolvers: true })
class Money {
  @Field(() => Float, {
    description:
      "The amount in major units of the currency. For example, `12.5` in USD is twelve dollars and fifty cents.",
  })
  amount!: number;

  @Field(() => String, {
    description: "The currency: an ISO 4217 code such as `USD`, or a cryptocurrency symbol such as `BTC`.",
  })
  currency!: string;
}

@ObjectType({ description: "The amount that must be wagered before a withdrawal.", simpleResolvers: true })
export class Wagering {
  @Field(() => Float, { description: "How many times `base` must be wagered; 0 if no wagering is required." })
  multiple!: number;

  @Field(() => WageringBase, {
    nullable: true,
    description: "The amount that `multiple` multiplies; null if not stated.",
  })
  base!: WageringBase | null;
}

@ObjectType({
  description: "How much of a bet on one category of games counts toward wagering.",
  simpleResolvers: true,
})
export class Contribution {
  @Field(() => GameCategory, { description: "The category of the games." })
  category!: GameCategory;

  @Field(() => Int, { description: "The percentage of the bet that counts, 0 to 100." })
  percent!: number;
}

@ObjectType({ description: "The terms of a bonus as numbers with units.", simpleResolvers: true })
export class BonusOffer {
  @Field(() => Float, {
    nullable: true,
    description:
      "The bonus as a percentage of the deposit, or of the losses for CASHBACK. Null if the bonus is a fixed amount or unknown.",
  })
  matchPercent!: number | null;

  @Field(() => Money, {
    nullable: true,
    description: "The maximum bonus; the fixed amount if `matchPercent` is null. Null if not stated.",
  })
  cap!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description:
      "The minimum deposit; null if not stated. An amount of 0 means that no deposit is needed, or that every deposit qualifies.",
  })
  minDeposit!: Money | null;

  @Field(() => Wagering, { nullable: true, description: "The wagering requirement; null if not stated." })
  wagering!: Wagering | null;

  @Field(() => Money, {
    nullable: true,
    description: "The largest bet allowed while wagering; null if not stated.",
  })
  maxBet!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description: "The maximum withdrawal from the bonus; null if not stated or if `isCashoutUncapped` is true.",
  })
  maxCashout!: Money | null;

  @Field(() => Boolean, { description: "Whether the casino states that withdrawals from the bonus are unlimited." })
  isCashoutUncapped!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      "How many days the player has to meet the wagering requirement, or to use the bonus if no wagering is required. Null if not stated.",
  })
  validDays!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How many days after sign-up the player can claim the bonus; null if not stated.",
  })
  claimWithinDays!: number | null;

  @Field(() => [String], {
    description: "Payment methods that do not qualify for the bonus; empty if the casino doesn't name any.",
  })
  excludedMethods!: string[];

  @Field(() => [Contribution], {
    description: "How much bets count toward wagering, for each game category that the terms mention.",
    complexity: ({ childComplexity }) => 1 + 4 * childComplexity,
  })
  contributions!: Contribution[];

  @Field(() => Boolean, { description: "Whether only new customers of the casino can claim the bonus." })
  isNewCustomersOnly!: boolean;

  @Field(() => [OfferTerm], {
    description:
      "The significant terms that the casino does not state. WAGERING_BASE, MAX_BET and VALID_DAYS are never listed if no wagering is required.",
  })
  missing!: OfferTerm[];
}

const contributionProperties = [
  "contributionSlots",
  "contributionTableGames",
  "contributionLiveGames",
  "contributionJackpots",
] as const;

/** For each computed field of a bonus, the columns that its resolver reads. */
export const offerProperties = {
  offer: [
    "matchPercent",
    "capMinor",
    "currency",
    "claimWithinDays",
    "excludedMethods",
    "isNewCustomersOnly",
    ...termProperties,
    ...contributionProperties,
  ],
  value: [...valuedTerms],
  status: ["startsAt", "endsAt"],
};

@Resolver(() => Bonus)
export class BonusOfferResolver {
  @DependsOn()
  @FieldResolver(() => BonusOffer, {
    description:
      "The terms of the bonus as numbers with units. Terms that the casino does not state are null; `missing` lists the significant ones.",
  })
  offer(@Root() bonus: Bonus): BonusOffer {
    const { currency, wageringMultiple: multiple, wageringBase: base } = bonus;
    const money = (minor: number | null) => (minor === null ? null : { amount: minor / 100, currency: currency! });
    return {
      matchPercent: bonus.matchPercent,
      cap: money(bonus.capMinor),
      minDeposit: money(bonus.minDepositMinor),
      wagering: multiple === null ? null : { multiple, base },
      maxBet: money(bonus.maxBetMinor),
      maxCashout: money(bonus.maxCashoutMinor),
      isCashoutUncapped: bonus.isCashoutUncapped,
      validDays: bonus.validDays,
      claimWithinDays: bonus.claimWithinDays,
      excludedMethods: bonus.excludedMethods,
      contributions: contributionsOf(bonus),
      isNewCustomersOnly: bonus.isNewCustomersOnly,
      missing: missingTerms(bonus),
    };
  }

  @DependsOn("bonuses")
  @FieldResolver(() => OfferStatus, {
    description: "Whether the bonus is scheduled, active or ended, based on its dates.",
  })
  status(@Root() { startsAt, endsAt }: Bonus, @Ctx() { clock }: Context): OfferStatus {
    const now = clock.now();
    if (endsAt !== null && endsAt <= now) return OfferStatus.ENDED;
    return startsAt !== null && startsAt > now ? OfferStatus.SCHEDULED : OfferStatus.ACTIVE;
  }
}

function contributionsOf(bonus: Bonus): Contribution[] {
  const percents: [GameCategory, number | null][] = [
    [GameCategory.SLOTS, bonus.contributionSlots],
    [GameCategory.TABLE_GAMES, bonus.contributionTableGames],
    [GameCategory.LIVE_GAMES, bonus.contributionLiveGames],
    [GameCategory.JACKPOTS, bonus.contributionJackpots],
  ];
  return percents.flatMap(([category, percent]) => (percent === null ? [] : [{ category, percent }]));
}
