import { ArrayNotEmpty, Max, Min } from "class-validator";
import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

import { formatCount } from "../../../shared/formatCount.js";
import { RequiredLine } from "../../shared/input/rules.js";
import { defaultTokenUnits, maxTokenUnits, minTokenUnits } from "../../shared/limits.js";
import { tokenUsageDays } from "./token.commands.js";
import { textLimits } from "../../../shared/textLimits.js";
import { TokenScope } from "../../shared/schema/policies.js";

const unitsMessage = `Enter a budget of ${formatCount(minTokenUnits)} to ${formatCount(maxTokenUnits)} units per minute.`;

@InputType({ description: "A new API token." })
export class ApiTokenInput {
  @Field(() => String, {
    description: `The name of the program, at most ${textLimits.name} characters. It must be unique among tokens that are not revoked. The history records it.`,
  })
  @RequiredLine("name", textLimits.name)
  name!: string;

  @Field(() => [TokenScope], { description: "What the token can do: at least one scope." })
  @ArrayNotEmpty({ message: "Choose at least one scope." })
  scopes!: TokenScope[];

  @Field(() => Date, {
    nullable: true,
    description: "When the token expires, at most two years from now; null if it does not expire.",
  })
  expiresAt?: Date | null;

  @Field(() => Int, {
    defaultValue: defaultTokenUnits,
    description: `The budget of the token, in cost units per minute: ${formatCount(minTokenUnits)} to ${formatCount(maxTokenUnits)}.`,
  })
  @Min(minTokenUnits, { message: unitsMessage })
  @Max(maxTokenUnits, { message: unitsMessage })
  unitsPerMinute!: number;
}

@ObjectType("ApiToken", { description: "A token that lets a program use the API.", simpleResolvers: true })
export class ListedToken {
  @Field(() => ID, { description: "The UUID of the token." })
  id!: string;

  @Field(() => String, { description: "The name of the program. The history records it after the word `token`." })
  name!: string;

  @Field(() => String, { description: "The first characters of the token, such as `hop_x7Qd`." })
  hint!: string;

  @Field(() => [TokenScope], { description: "What the token can do." })
  scopes!: TokenScope[];

  @Field(() => Int, {
    description:
      "The budget of the token, in cost units per minute. Each response contains the cost of its operation in `extensions.cost`.",
  })
  unitsPerMinute!: number;

  @Field(() => String, {
    description:
      "The email address of the account that created the token. The token can't do anything that this account can't do.",
  })
  createdBy!: string;

  @Field(() => Date, { description: "When the token was created." })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When the token expires; null if it does not expire." })
  expiresAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When a program last used the token, accurate to within a few seconds; null if it was never used.",
  })
  lastUsedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When an owner revoked the token; null if it is not revoked." })
  revokedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether the server accepts the token. If true, it has not expired or been revoked, and the account that created it is enabled.",
  })
  isActive!: boolean;
}

@ObjectType({
  description: "A new API token. The server shows the token only once, because it stores only a hash.",
  simpleResolvers: true,
})
export class CreatedApiToken {
  @Field(() => ID, { description: "The UUID of the token." })
  id!: string;

  @Field(() => String, {
    description: "The token itself, which starts with `hop_`. Send it in the header `Authorization: Bearer hop_…`.",
  })
  secret!: string;
}

@ObjectType({ description: "The usage of an API token on one UTC day.", simpleResolvers: true })
export class ApiTokenDay {
  @Field(() => String, { description: "The UTC day, such as `2026-11-12`." })
  day!: string;

  @Field(() => GraphQLSafeInt, { description: "The number of requests." })
  requests!: number;

  @Field(() => GraphQLSafeInt, { description: "The cost units charged for the requests." })
  units!: number;

  @Field(() => GraphQLSafeInt, {
    description: "The number of requests that failed, or whose response contains errors.",
  })
  errors!: number;
}

@ObjectType({ description: "How many times a program used a deprecated element of the API.", simpleResolvers: true })
export class DeprecatedUse {
  @Field(() => String, { description: "The element of the schema, such as `Bonus.code`." })
  field!: string;

  @Field(() => GraphQLSafeInt, { description: "The number of requests that used it." })
  requests!: number;

  @Field(() => Date, { description: "When it was last used, accurate to within a few seconds." })
  lastUsedAt!: Date;
}

@ObjectType({ description: "How a program uses its API token.", simpleResolvers: true })
export class ApiTokenUse {
  @Field(() => [ApiTokenDay], {
    description: `One entry for each day with requests in the last ${tokenUsageDays.shown} days, newest first.`,
  })
  days!: ApiTokenDay[];

  @Field(() => [DeprecatedUse], {
    description: "The deprecated elements of the API that the program uses, most recently used first.",
  })
  deprecated!: DeprecatedUse[];
}
