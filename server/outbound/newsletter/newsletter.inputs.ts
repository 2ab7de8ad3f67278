import { ArgsType, Field, registerEnumType } from "type-graphql";

import { NewsletterSubscription } from "../../database/entities/newsletterSubscription.entity.js";
import { PageArgs } from "../../shared/schema/connection.js";
import { connectionTypes } from "../../shared/schema/connectionTypes.js";
import { NullableText } from "../../shared/input/rules.js";
import { textLimits } from "../../../shared/textLimits.js";

export const NewsletterSubscriptionConnection = connectionTypes(
  "NewsletterSubscription",
  NewsletterSubscription,
  "newsletter subscriptions",
);

export enum SubscriptionState {
  UNCONFIRMED = "UNCONFIRMED",
  PENDING = "PENDING",
  CONFIRMED = "CONFIRMED",
  UNSUBSCRIBED = "UNSUBSCRIBED",
}

registerEnumType(SubscriptionState, {
  name: "SubscriptionState",
  description: "Whether an address may get the newsletter.",
  valuesConfig: {
    UNCONFIRMED: {
      description: "The subscriber was added without a confirmation, because SMTP was not set up.",
    },
    PENDING: { description: "The subscriber has not opened the link in the confirmation email." },
    CONFIRMED: { description: "The subscriber confirmed the address with the link in an email." },
    UNSUBSCRIBED: { description: "The subscriber has unsubscribed. Send no newsletter to this address." },
  },
});

@ArgsType()
export class NewsletterSubscriptionsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `Only email addresses that contain this string, ignoring case; at most ${textLimits.email} characters. Blank or null returns all addresses.`,
  })
  @NullableText("search text", textLimits.email)
  search?: string | null;
}
