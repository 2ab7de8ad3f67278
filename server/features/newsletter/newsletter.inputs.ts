import { ArgsType, Field } from "type-graphql";

import { NewsletterSubscription } from "../../database/entities/newsletterSubscription.entity.js";
import { connectionTypes, PageArgs } from "../../shared/schema/connection.js";
import { NullableText } from "../../shared/input/rules.js";
import { textLimits } from "../../shared/textLimits.js";

export const NewsletterSubscriptionConnection = connectionTypes(
  "NewsletterSubscription",
  NewsletterSubscription,
  "newsletter subscriptions",
);

@ArgsType()
export class NewsletterSubscriptionsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: "Only addresses that contain this, in any case; at most 254 characters. Blank or null for all.",
  })
  @NullableText("search text", textLimits.email)
  search?: string | null;
}
