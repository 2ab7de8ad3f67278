/** The inputs of directory rows, with all rules that can be checked without the database. */
import { InputType } from "type-graphql";

import { DirectoryRow, PaymentMethod, type PaymentMethodKind } from "../../database/entities/directory.entity.js";
import { FieldOf } from "../../shared/schema/inputFields.js";
import { nouns } from "../../../shared/nouns/registry.js";
import { Follows } from "../../shared/input/follows.js";

const { fields } = nouns.paymentMethod;

@InputType({
  description:
    "Changes to a provider or licensing authority. Omitted fields stay unchanged; a null or blank value clears an optional field.",
})
export class DirectoryUpdateInput {
  @FieldOf(DirectoryRow, Follows(fields.name))
  name?: string;

  @FieldOf(DirectoryRow, Follows(fields.website))
  website?: string | null;

  @FieldOf(DirectoryRow, Follows(fields.description))
  description?: string | null;
}

@InputType({
  description:
    "Changes to a payment method. Omitted fields stay unchanged; a null or blank value clears an optional field.",
})
export class PaymentMethodUpdateInput extends DirectoryUpdateInput {
  @FieldOf(PaymentMethod, Follows(fields.kind))
  kind?: PaymentMethodKind | null;
}
