/** How the API tells what has changed of a row: by the history, and before an import is applied. */
import { GraphQLJSON } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "One field of a row that has another value since.", simpleResolvers: true })
export class FieldChange {
  @Field(() => String, { description: "The field of the row's type, such as `rating`, `review.about` or `casinoId`." })
  field!: string;

  @Field(() => GraphQLJSON, { nullable: true, description: "Its value before; null where it had none." })
  before!: unknown;

  @Field(() => GraphQLJSON, { nullable: true, description: "Its value afterwards; null where it has none." })
  after!: unknown;

  @Field(() => String, {
    nullable: true,
    description: "For an id, what the row of that id is called before; null for any other field.",
  })
  beforeName!: Promise<string | null> | null;

  @Field(() => String, {
    nullable: true,
    description: "For an id, what the row of that id is called afterwards; null for any other field.",
  })
  afterName!: Promise<string | null> | null;
}
