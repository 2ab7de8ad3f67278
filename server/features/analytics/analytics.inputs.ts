/** The input of a recorded event (spec section 3). */
import { IsNotEmpty, IsOptional, IsUUID, MaxLength } from "class-validator";
import { GraphQLJSONObject } from "graphql-scalars";
import { Field, ID, InputType, registerEnumType } from "type-graphql";

import { AnalyticsEventType } from "../../database/entities/analyticsEvent.entity.js";
import { NullableText, SmallObject } from "../../shared/input/rules.js";

registerEnumType(AnalyticsEventType, {
  name: "AnalyticsEventType",
  description: "What a visitor did.",
  valuesConfig: {
    PAGE_VIEW: { description: "Opened a page." },
    CASINO_CLICK: { description: "Followed a link to a casino or its review." },
    BONUS_CLAIM: { description: "Copied a bonus's code or followed its link." },
    NEWSLETTER_SUBSCRIPTION: { description: "Subscribed to the newsletter." },
    SEARCH: { description: "Searched for a text." },
  },
});

@InputType({ description: "One thing that a visitor did. Holds nothing that says who it was." })
export class AnalyticsEventInput {
  @Field(() => AnalyticsEventType, { description: "What was done." })
  eventType!: AnalyticsEventType;

  @Field(() => ID, { nullable: true, description: "The casino that it was about." })
  @IsOptional()
  @IsUUID("all", { message: "Give the casino's UUID as casinoId, or leave it out." })
  casinoId?: string | null;

  @Field(() => ID, { nullable: true, description: "The bonus that it was about." })
  @IsOptional()
  @IsUUID("all", { message: "Give the bonus's UUID as bonusId, or leave it out." })
  bonusId?: string | null;

  @Field(() => String, {
    description:
      "The path of the page, such as `/all-casinos`, at most 500 characters. Its first 200 are kept, without a query.",
  })
  @IsNotEmpty({ message: "Give the path of the page." })
  @MaxLength(500, { message: "Shorten the path of the page to at most 500 characters." })
  pagePath!: string;

  @Field(() => String, {
    nullable: true,
    description: "The web address of the page that led here; null when there was none. Its query is not kept.",
  })
  @NullableText("referrer", 2_000)
  referrer?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "More about it: timestamp, url, screen_resolution, viewport_size, and source, query or results_count where they belong to the kind of event; at most 4,000 characters as JSON. Other keys, and values of another shape, are not kept.",
  })
  @SmallObject("metadata", 4_000)
  metadata?: Record<string, unknown> | null;
}
