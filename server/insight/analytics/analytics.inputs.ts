/** The input for recording an event. */
import { IsNotEmpty, IsOptional, IsUUID, MaxLength } from "class-validator";
import { GraphQLJSONObject } from "graphql-scalars";
import { Field, ID, InputType, registerEnumType } from "type-graphql";

import { AnalyticsEventType } from "../../database/entities/analytics/analyticsEvent.entity.js";
import { NullableText, SmallObject } from "../../shared/input/rules.js";
import { maxEventText } from "../../../shared/apiLimits.js";

registerEnumType(AnalyticsEventType, {
  name: "AnalyticsEventType",
  description: "The type of a visitor action.",
  valuesConfig: {
    PAGE_VIEW: { description: "The visitor opened a page." },
    CASINO_CLICK: { description: "The visitor followed a link to a casino or to our review of the casino." },
    BONUS_CLAIM: { description: "The visitor copied a bonus code or followed a bonus link." },
    NEWSLETTER_SUBSCRIPTION: { description: "The visitor subscribed to the newsletter." },
    SEARCH: { description: "The visitor searched." },
  },
});

@InputType({ description: "A visitor action. Contains no data that identifies the visitor." })
export class AnalyticsEventInput {
  @Field(() => AnalyticsEventType, { description: "The type of action." })
  eventType!: AnalyticsEventType;

  @Field(() => ID, { nullable: true, description: "The id of the casino that the visitor acted on, if any." })
  @IsOptional()
  @IsUUID("all", { message: "`casinoId` must be a UUID. Correct it, or leave it out." })
  casinoId?: string | null;

  @Field(() => ID, { nullable: true, description: "The id of the bonus that the visitor acted on, if any." })
  @IsOptional()
  @IsUUID("all", { message: "`bonusId` must be a UUID. Correct it, or leave it out." })
  bonusId?: string | null;

  @Field(() => String, {
    description: `The path of the page, such as \`/all-casinos\`; at most ${maxEventText} characters. The server removes the query string and stores the first 200 characters.`,
  })
  @IsNotEmpty({ message: "`pagePath` must not be empty." })
  @MaxLength(maxEventText, { message: `\`pagePath\` may have at most ${maxEventText} characters.` })
  pagePath!: string;

  @Field(() => String, {
    nullable: true,
    description: "The URL of the referring page; null if there was none. The server does not store the query string.",
  })
  @NullableText("referrer", 2_000)
  referrer?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "Details of the event, at most 4,000 characters as JSON. The keys are `timestamp`, `url`, `screen_resolution`, `viewport_size`, `source`, `target`, `query` and `results_count`. The server discards other keys and invalid values.",
  })
  @SmallObject("metadata", 4_000)
  metadata?: Record<string, unknown> | null;
}
