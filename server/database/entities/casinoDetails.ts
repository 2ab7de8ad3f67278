/** What a casino states about its payment methods and licenses, in two JSON columns. A missing key means unknown. */
import { Field, Int, ObjectType } from "type-graphql";
import { detailLimits } from "../../../shared/textLimits.js";

@ObjectType({ description: "What a casino states about one of its payment methods.", simpleResolvers: true })
export class PaymentDetails {
  @Field(() => String, { description: "The payment method, spelled as in `paymentMethods`." })
  method!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether players can deposit with the method; null if unknown.",
  })
  canDeposit?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the casino pays withdrawals with the method; null if unknown.",
  })
  canWithdraw?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: `The shortest time until a withdrawal arrives, in hours, 0 to ${detailLimits.payoutHours}; null if unknown.`,
  })
  payoutHoursFrom?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `The longest time until a withdrawal arrives, in hours, 0 to ${detailLimits.payoutHours}; null if unknown.`,
  })
  payoutHoursTo?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The casino's fee in a few words, such as `None` or `2% of deposits`; null if unknown.",
  })
  fee?: string | null;
}

@ObjectType({ description: "The entry for a casino's license in the authority's register.", simpleResolvers: true })
export class LicenseDetails {
  @Field(() => String, { description: "The license, spelled as in `licenses`." })
  license!: string;

  @Field(() => String, { nullable: true, description: "The license number; null if unknown." })
  number?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The https URL of the license in the public register; null if unknown.",
  })
  registerUrl?: string | null;
}

/** Removes unknown values, and rows without any known value. Sorts the rows, so equal details become equal lists. */
export function storedDetails<Row extends object>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value != null)) as Row)
    .filter((row) => Object.keys(row).length > 1)
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
