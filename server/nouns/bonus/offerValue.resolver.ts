/** The value of a bonus for a deposit, by the formula in `shared/offerValue.ts`. */
import { Arg, Field, FieldResolver, Float, ObjectType, registerEnumType, Resolver, Root } from "type-graphql";

import { formatCount } from "../../../shared/formatCount.js";
import {
  assumedReturn,
  largestDeposit,
  type NoValueReason,
  noValueReasons,
  offerValueOf,
  usualCurrency,
} from "../../../shared/offerValue.js";
import { Bonus } from "../../database/entities/bonus.entity.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { readDeposit } from "./deposit.js";

const NoValueReasons = Object.fromEntries(Object.keys(noValueReasons).map((reason) => [reason, reason]));

registerEnumType(NoValueReasons, {
  name: "NoValueReason",
  description: "Why an offer has no value for a deposit.",
  valuesConfig: Object.fromEntries(
    Object.entries(noValueReasons).map(([reason, description]) => [reason, { description }]),
  ),
});

/** An amount of which the formula knows only sometimes how large it is. */
function Amount(description: string): PropertyDecorator {
  return Field(() => Float, { nullable: true, description });
}

@ObjectType({
  description: `The value of a bonus for one deposit: the bonus minus the average cost of the bets that it requires. It is a price, not a forecast, because a player can lose everything before the bets are made. It assumes bets on slots that return ${assumedReturn}% of every bet. All amounts are in major units of the currency, such as dollars.`,
  simpleResolvers: true,
})
export class OfferValue {
  @Field(() => String, { description: "The currency of the deposit and of the amounts." })
  currency!: string;

  @Amount(
    "The part of the deposit that the bonus depends on: 0 for a bonus without a deposit, and at most as much as the maximum bonus requires. Null if `cost` is null.",
  )
  deposit!: number | null;

  @Amount("The bonus for this deposit, without spins. Null if `cost` is null.")
  bonus!: number | null;

  @Amount(
    "The total amount that the player must bet before a withdrawal, without the bets for winnings from spins. Null if `cost` is null.",
  )
  turnover!: number | null;

  @Amount(
    `The average loss on the turnover: ${100 - assumedReturn}% of it, but at most the bonus and the deposit. Null if \`cost\` is null.`,
  )
  averageLoss!: number | null;

  @Amount(
    "The average loss on all required bets: `averageLoss`, and the loss on the bets for winnings from spins. Null for all reasons except REMOVAL_NOT_STATED and CASHOUT_NOT_STATED.",
  )
  cost!: number | null;

  @Amount("What the bonus adds to the deposit on average, after the bets. Null if `value` is null.")
  cash!: number | null;

  @Amount(
    "What the spins add on average, after the bets. Null if `value` is null, or if the casino does not state their value or wagering. In the second case, the spins are not counted.",
  )
  spins!: number | null;

  @Amount("The value of the bonus: the sum of `cash` and `spins`, rounded once. Null if there is a reason.")
  value!: number | null;

  @Field(() => NoValueReasons, { nullable: true, description: "Why the bonus has no value; null if it has one." })
  reason!: NoValueReason | null;

  @Field(() => String, { nullable: true, description: "The reason as a sentence; null if the bonus has a value." })
  explanation!: string | null;
}

@Resolver(() => Bonus)
export class OfferValueResolver {
  @DependsOn()
  @FieldResolver(() => OfferValue, {
    description: "The value of the bonus for this deposit, or the reason why it has none.",
  })
  value(
    @Root() bonus: Bonus,
    @Arg("deposit", () => Float, {
      description: `The player's deposit in major units of its currency, 0 to ${formatCount(largestDeposit)}.`,
    })
    amount: number,
    @Arg("depositCurrency", () => String, {
      nullable: true,
      defaultValue: usualCurrency,
      description: "The currency of the deposit, such as `EUR`. Amounts are not converted.",
    })
    depositCurrency: string | null,
  ): OfferValue {
    const given = readDeposit(amount, depositCurrency);
    const {
      reason,
      deposit,
      bonus: money,
      turnover,
      averageLoss,
      cost,
      cash,
      spins,
      value,
    } = offerValueOf(bonus, given);
    return {
      currency: given.depositCurrency,
      deposit: toMajor(deposit),
      bonus: toMajor(money),
      turnover: toMajor(turnover),
      averageLoss: toMajor(averageLoss),
      cost: toMajor(cost),
      cash: toMajor(cash),
      spins: toMajor(spins),
      value: toMajor(value),
      reason,
      explanation: reason && noValueReasons[reason],
    };
  }
}

/** Converts hundredths to whole units, rounded to the hundredth. */
function toMajor(minor: number | null): number | null {
  return minor === null ? null : Math.round(minor) / 100;
}
