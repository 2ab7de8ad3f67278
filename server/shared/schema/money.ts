import { Field, Float, ObjectType } from "type-graphql";

@ObjectType({ description: "An amount of money.", simpleResolvers: true })
export class Money {
  @Field(() => Float, {
    description:
      "The amount in major units of the currency. For example, `12.5` in USD is twelve dollars and fifty cents.",
  })
  amount!: number;

  @Field(() => String, {
    description: "The currency: an ISO 4217 code such as `USD`, or a cryptocurrency symbol such as `BTC`.",
  })
  currency!: string;
}
