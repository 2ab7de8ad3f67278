/** What the operations on many bonuses accept and answer. */
import { ArgsType, Field, InputType, ObjectType } from "type-graphql";

import { Bonus, BonusType } from "../../database/entities/bonus.entity.js";
import { BulkArgs, BulkUpdate } from "../../shared/schema/bulk.js";
import { NonNull, NonNullValue } from "../../shared/input/rules.js";
import { FieldOf } from "../../shared/schema/inputFields.js";

@InputType({ description: "What to set on every one of the bonuses. A field left out stays as it is on each." })
export class BonusBulkInput {
  @FieldOf(Bonus, NonNull("Active"))
  isActive?: boolean;

  @FieldOf(Bonus, NonNull("The kind"))
  bonusType?: BonusType;
}

@ArgsType()
export class UpdateBonusesArgs extends BulkArgs {
  @Field(() => BonusBulkInput, { description: "What to set on all of them; at least one field." })
  @NonNullValue("Choose at least one thing to change.")
  set!: BonusBulkInput;
}

@ObjectType({ description: "What a bulk update of bonuses did.", simpleResolvers: true })
export class BonusBulkUpdate extends BulkUpdate {
  @Field(() => [Bonus], {
    simple: false,
    description: "The bonuses of the items as they are now, in the order of the items, changed or not.",
  })
  bonuses?: Bonus[];
}
