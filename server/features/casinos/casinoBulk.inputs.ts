/** What the operations on many casinos accept and answer. */
import { ArgsType, Field, InputType, ObjectType } from "type-graphql";

import { Casino } from "../../database/entities/casino.entity.js";
import { BulkArgs, BulkUpdate } from "../../shared/schema/bulk.js";
import { NonNullValue } from "../../shared/input/rules.js";
import { CasinoFlags } from "./casino.inputs.js";

@InputType({ description: "What to set on every one of the casinos. A field left out stays as it is on each." })
export class CasinoBulkInput extends CasinoFlags {}

@ArgsType()
export class UpdateCasinosArgs extends BulkArgs {
  @Field(() => CasinoBulkInput, { description: "What to set on all of them; at least one field." })
  @NonNullValue("Choose at least one thing to change.")
  set!: CasinoBulkInput;
}

@ObjectType({ description: "What a bulk update of casinos did.", simpleResolvers: true })
export class CasinoBulkUpdate extends BulkUpdate {
  @Field(() => [Casino], {
    simple: false,
    description: "The casinos of the items as they are now, in the order of the items, changed or not.",
  })
  casinos?: Casino[];
}
