/** The payment methods and licenses of casinos with their details. */
import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from "type-graphql";

import type { StatedLicense, StatedPayment } from "../../catalogue/directory/detailsLoaders.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { LicensingAuthority, PaymentMethod } from "../../database/entities/directory.entity.js";
import { FactField } from "../../database/entities/fact.entity.js";
import { assumedOfCasino } from "../../shared/limits.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import type { Context } from "../../catalogue/context.js";
import { detailLimits } from "../../../shared/textLimits.js";

@ObjectType({
  description: "A payment method of a casino, with what the casino states about it.",
  simpleResolvers: true,
})
export class CasinoPaymentMethod {
  @Field(() => PaymentMethod, { description: "The payment method." })
  method!: PaymentMethod;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether players can deposit with the method; null if unknown.",
  })
  canDeposit!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the casino pays withdrawals with the method; null if unknown.",
  })
  canWithdraw!: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: `The shortest time until a withdrawal arrives, in hours, 0 to ${detailLimits.payoutHours}; null if unknown.`,
  })
  payoutHoursFrom!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `The longest time until a withdrawal arrives, in hours, 0 to ${detailLimits.payoutHours}; null if unknown.`,
  })
  payoutHoursTo!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The casino's fee in a few words, such as `None` or `2% of deposits`; null if unknown.",
  })
  fee!: string | null;
}

@ObjectType({ description: "A license of a casino, with its entry in the public register.", simpleResolvers: true })
export class CasinoLicense {
  @Field(() => LicensingAuthority, { description: "The authority that issued the license." })
  authority!: LicensingAuthority;

  @Field(() => String, { nullable: true, description: "The license number; null if unknown." })
  number!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The https URL of the license in the public register; null if unknown.",
  })
  registerUrl!: string | null;
}

@ObjectType({ description: "The fastest payout that a casino states.", simpleResolvers: true })
export class FastestPayout {
  @Field(() => Int, {
    description: `The longest time until the withdrawal arrives, in hours, 0 to ${detailLimits.payoutHours}.`,
  })
  hours!: number;

  @Field(() => [PaymentMethod], {
    complexity: listCost(assumedOfCasino.methods),
    description:
      "The payment methods with this time, sorted by name. Empty if the casino states the time only in general (`withdrawalHours`).",
  })
  methods!: PaymentMethod[];
}

function listCost(rows: number) {
  return ({ childComplexity }: { childComplexity: number }) => 1 + rows * childComplexity;
}

@Resolver(() => Casino)
export class CasinoDetailsResolver {
  @DependsOn("payment_methods", "casinos")
  @FieldResolver(() => [CasinoPaymentMethod], {
    complexity: listCost(assumedOfCasino.methods),
    description: "The casino's payment methods, sorted by name, each with its details.",
  })
  casinoPaymentMethods(@Root() { id }: Casino, @Ctx() { loaders }: Context): Promise<StatedPayment[]> {
    return loaders.paymentsOfCasino.load(id);
  }

  @DependsOn("payment_methods", "casinos")
  @FieldResolver(() => FastestPayout, {
    nullable: true,
    description:
      "The fastest payout that the casino states: the shortest of `withdrawalHours` and the `payoutHoursTo` of its payment methods without `canWithdraw: false`. Null if it states none.",
  })
  async fastestPayout(
    @Root() { id, withdrawalHours }: Casino,
    @Ctx() { loaders }: Context,
  ): Promise<FastestPayout | null> {
    const payments = await loaders.paymentsOfCasino.load(id);
    const timed = payments.flatMap(({ method, canWithdraw, payoutHoursTo: hours }) =>
      canWithdraw === false || hours === null ? [] : [{ method, hours }],
    );
    const hours = Math.min(...timed.map((each) => each.hours), withdrawalHours ?? Infinity);
    if (hours === Infinity) return null;
    return { hours, methods: timed.filter((each) => each.hours === hours).map(({ method }) => method) };
  }

  @DependsOn("licensing_authorities", "casinos")
  @FieldResolver(() => [CasinoLicense], {
    complexity: listCost(assumedOfCasino.authorities),
    description:
      "The casino's licenses, sorted by the name of the authority, each with its entry in the public register.",
  })
  casinoLicenses(@Root() { id }: Casino, @Ctx() { loaders }: Context): Promise<StatedLicense[]> {
    return loaders.licensesOfCasino.load(id);
  }
}

/** Returns when an editor last checked a fact about the casino, or null if its current value was never checked. */
async function checkedAt({ loaders }: Context, casinoId: string, field: FactField): Promise<Date | null> {
  const checks = await loaders.factChecksOf.casino.load(casinoId);
  return checks.find((check) => check.field === field)?.checkedAt ?? null;
}

@Resolver(() => CasinoPaymentMethod)
export class CasinoPaymentMethodResolver {
  @DependsOn("fact_checks", "casinos")
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "When an editor last checked the fact PAYMENT_METHODS, which covers all payment methods and their details. Null if no editor has checked it, or if its value has changed since.",
  })
  checkedAt(@Root() { casinoId }: StatedPayment, @Ctx() context: Context): Promise<Date | null> {
    return checkedAt(context, casinoId, FactField.PAYMENT_METHODS);
  }
}

@Resolver(() => CasinoLicense)
export class CasinoLicenseResolver {
  @DependsOn("fact_checks", "casinos")
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "When an editor last checked the fact LICENSES, which covers all licenses and their entries. Null if no editor has checked it, or if its value has changed since.",
  })
  checkedAt(@Root() { casinoId }: StatedLicense, @Ctx() context: Context): Promise<Date | null> {
    return checkedAt(context, casinoId, FactField.LICENSES);
  }
}
