import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "Who changed a row last, and when.", simpleResolvers: true })
export class LastChange {
  @Field(() => Date, { description: "When it was changed." })
  at!: Date;

  @Field(() => String, { description: "Who did it: the name of an editor, `demo` without an account, or `seed`." })
  by!: string;
}
