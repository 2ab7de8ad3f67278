import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "What a deletion took away. It can be undone by its change set.", simpleResolvers: true })
export class Deletion {
  @Field(() => ID, { description: "The id of the row that was deleted." })
  id!: string;

  @Field(() => [ID], { description: "The bonuses that were deleted with their casino; empty for any other row." })
  bonusIds!: string[];

  @Field(() => ID, { description: "The change set that records the deletion." })
  changeSetId!: string;
}
