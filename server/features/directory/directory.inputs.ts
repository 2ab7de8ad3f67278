/** The inputs of directory rows, with all rules that can be checked without the database. */
import { IsOptional } from "class-validator";
import { InputType } from "type-graphql";

import { DirectoryRow, PaymentMethod, type PaymentMethodKind } from "../../database/entities/directory.entity.js";
import { NonNullLine, NullableText } from "../../shared/input/rules.js";
import { FieldOf } from "../../shared/schema/inputFields.js";
import { textLimits } from "../../../shared/textLimits.js";
import { link } from "../../../shared/rules/address.js";
import { Follows } from "../../shared/input/follows.js";

@InputType({
  description:
    "Changes to a provider or licensing authority. Omitted fields stay unchanged; a null or blank value clears an optional field.",
})
export class DirectoryUpdateInput {
  @FieldOf(DirectoryRow, NonNullLine("name"))
  name?: string;

  @FieldOf(DirectoryRow, Follows(link("website")))
  website?: string | null;

  @FieldOf(DirectoryRow, NullableText("text", textLimits.paragraph))
  description?: string | null;
}

@InputType({
  description:
    "Changes to a payment method. Omitted fields stay unchanged; a null or blank value clears an optional field.",
})
export class PaymentMethodUpdateInput extends DirectoryUpdateInput {
  @FieldOf(PaymentMethod, IsOptional())
  kind?: PaymentMethodKind | null;
}
