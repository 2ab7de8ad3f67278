/** The nested inputs of a casino with their rules: its review, and the details of its payment methods and licenses. */
import { IsOptional, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";

import { LicenseDetails, PaymentDetails } from "../../database/entities/casinoDetails.js";
import { CasinoReview } from "../../database/entities/casinoReview.js";
import { httpsProblem } from "../../../shared/rules/address.js";
import { NonNullRows } from "../../shared/input/rowRules.js";
import { NullableText } from "../../shared/input/rules.js";
import { count } from "../../../shared/rules/number.js";
import { atMost, oneLine } from "../../../shared/rules/text.js";
import { firstProblem } from "../../../shared/rules/field.js";
import { FieldOf } from "../../shared/schema/inputFields.js";
import { detailLimits, textLimits } from "../../../shared/textLimits.js";

@InputType({
  description: "The sections of a review. Omitted sections stay unchanged; a null or blank value removes a section.",
})
export class CasinoReviewInput {
  @FieldOf(CasinoReview, NullableText("text about the casino", textLimits.review))
  about?: string | null;

  @FieldOf(CasinoReview, NullableText("text about games", textLimits.review))
  games?: string | null;

  @FieldOf(CasinoReview, NullableText("text about bonuses", textLimits.review))
  bonuses?: string | null;

  @FieldOf(CasinoReview, NullableText("text about banking", textLimits.review))
  banking?: string | null;

  @FieldOf(CasinoReview, NullableText("text about support", textLimits.review))
  support?: string | null;

  @FieldOf(CasinoReview, NullableText("text about phones", textLimits.review))
  mobile?: string | null;

  @FieldOf(CasinoReview, NullableText("text about security", textLimits.review))
  security?: string | null;
}

const noRule: PropertyDecorator = () => undefined;

@InputType({
  description:
    "What a casino states about one of its payment methods. An omitted, null or blank field means that the value is unknown.",
})
export class PaymentDetailsInput {
  @FieldOf(PaymentDetails, noRule, { nullable: false })
  method!: string;

  @FieldOf(PaymentDetails, noRule)
  canDeposit?: boolean | null;

  @FieldOf(PaymentDetails, noRule)
  canWithdraw?: boolean | null;

  @FieldOf(PaymentDetails, noRule)
  payoutHoursFrom?: number | null;

  @FieldOf(PaymentDetails, noRule)
  payoutHoursTo?: number | null;

  @FieldOf(PaymentDetails, noRule)
  fee?: string | null;
}

@InputType({
  description:
    "The entry for a casino's license in the authority's register. An omitted, null or blank field means that the value is unknown.",
})
export class LicenseDetailsInput {
  @FieldOf(LicenseDetails, noRule, { nullable: false })
  license!: string;

  @FieldOf(LicenseDetails, noRule)
  number?: string | null;

  @FieldOf(LicenseDetails, noRule)
  registerUrl?: string | null;
}

/** The list of payment details. It may be omitted, but must not be null. Error messages name the row's method. */
export function PaymentDetailsRows(): PropertyDecorator {
  return NonNullRows<PaymentDetailsInput>("payment details", {
    keyOf: ({ method }) => method,
    keyLabel: "payment method",
    problemOf: ({ payoutHoursFrom: from, payoutHoursTo: to, fee }) => {
      if (
        ![from, to].every(
          (hours) => hours == null || count("payout time", detailLimits.payoutHours).problemOf(hours) === null,
        )
      )
        return `Enter the payout time in whole hours from 0 to ${detailLimits.payoutHours}.`;
      if (from != null && to != null && from > to)
        return "The fastest payout takes longer than the slowest. Swap the hours.";
      return lineProblem("fee", fee, detailLimits.fee);
    },
  });
}

/** The list of license details. It may be omitted, but must not be null. Error messages name the row's license. */
export function LicenseDetailsRows(): PropertyDecorator {
  return NonNullRows<LicenseDetailsInput>("license details", {
    keyOf: ({ license }) => license,
    keyLabel: "license",
    problemOf: ({ number, registerUrl }) =>
      lineProblem("license number", number, detailLimits.licenseNumber) ??
      lineProblem("register URL", registerUrl, detailLimits.registerUrl) ??
      httpsProblem("register URL", registerUrl),
  });
}

function lineProblem(label: string, text: string | null | undefined, max: number): string | null {
  return text == null ? null : firstProblem(atMost(label, max), oneLine(label))(text);
}

/** The fields that only inputs for a single casino have. */
@InputType()
export class CasinoDetailsInput {
  @Field(() => CasinoReviewInput, { nullable: true, description: "Our review, in seven sections." })
  @IsOptional()
  @ValidateNested()
  review?: CasinoReviewInput | null;

  @Field(() => [PaymentDetailsInput], {
    nullable: true,
    description:
      "What the casino states about its payment methods, at most one item for each payment method in `paymentMethods`. The list replaces the previous list. Removing a method from `paymentMethods` also removes its entry here.",
  })
  @PaymentDetailsRows()
  paymentDetails?: PaymentDetailsInput[];

  @Field(() => [LicenseDetailsInput], {
    nullable: true,
    description:
      "The casino's entries in public license registers, at most one for each item of `licenses`. The list replaces the previous list. Removing a license from `licenses` also removes its entry here.",
  })
  @LicenseDetailsRows()
  licenseDetails?: LicenseDetailsInput[];
}
