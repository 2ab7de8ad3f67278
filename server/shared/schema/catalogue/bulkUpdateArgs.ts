/** The arguments of a noun's bulk update. */
import { ValidateBy, ValidateNested } from "class-validator";
import { ArgsType, type ClassType, Field } from "type-graphql";

import { BulkArgs, type BulkChanges } from "./catalogueWrites.js";

export interface BulkUpdateArgs<Input> extends BulkArgs, BulkChanges<Input> {}

/** @param lists The input with the list fields. A noun without lists has no arguments for their items. */
export function bulkUpdateArgs<Input extends object>(
  bulk: ClassType<Input>,
  lists?: ClassType<Input>,
): ClassType<BulkUpdateArgs<Input>> {
  const others = lists ? ", `add` or `remove`" : "";

  @ArgsType()
  class ValueArgs extends BulkArgs {
    @Field(() => bulk, {
      nullable: true,
      description: `The values to set on all rows. \`set\`${others} must contain at least one field.`,
    })
    @SomeValue(`\`set\`${others} must have at least one field.`)
    @ValidateNested()
    set?: Input | null;
  }
  if (!lists) return ValueArgs;

  @ArgsType()
  class ListArgs extends ValueArgs {
    @Field(() => lists, {
      nullable: true,
      description:
        "The items to add at the end of each row's lists. An item that a list already contains keeps its position.",
    })
    @ValidateNested()
    add?: Input | null;

    @Field(() => lists, {
      nullable: true,
      description: "The items to remove from each row's lists. They must match exactly.",
    })
    @ValidateNested()
    remove?: Input | null;
  }
  return ListArgs;
}

/** Requires a value in at least one of `set`, `add` and `remove`. */
function SomeValue(message: string): PropertyDecorator {
  const hasValue = (input: object | null | undefined) =>
    input != null && Object.values(input).some((value) => value !== undefined);
  return ValidateBy({
    name: "someValue",
    validator: {
      validate: (_value, args) => {
        const { set, add, remove } = args!.object as BulkChanges<object>;
        return [set, add, remove].some(hasValue);
      },
      defaultMessage: () => message,
    },
  });
}
