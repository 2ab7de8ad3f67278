/** The API type for a changed field in the history and in the preview of an import. */
import { GraphQLJSON } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "One changed field of a row.", simpleResolvers: true })
export class FieldChange {
  @Field(() => String, {
    description: "The name of the field, such as `rating`, `review.about` or `casinoId`.",
  })
  field!: string;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: "The value before the change; null if the field was empty.",
  })
  before!: unknown;

  @Field(() => GraphQLJSON, { nullable: true, description: "The value after the change; null if the field is empty." })
  after!: unknown;

  @Field(() => String, {
    nullable: true,
    description: "For an id field, the name of the row that `before` refers to; null for other fields.",
  })
  beforeName!: Promise<string | null> | null;

  @Field(() => String, {
    nullable: true,
    description: "For an id field, the name of the row that `after` refers to; null for other fields.",
  })
  afterName!: Promise<string | null> | null;
}
