import { ArgsType, Field } from "type-graphql";

import { NewsletterSubscription } from "../../database/entities/newsletterSubscription.entity.js";
import { PageArgs } from "../../shared/schema/connection.js";
import { connectionTypes } from "../../shared/schema/connectionTypes.js";
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
    description:
      "Only email addresses that contain this string, ignoring case; at most 254 characters. Blank or null returns all addresses.",
  })
  @NullableText("search text", textLimits.email)
  search?: string | null;
}
