import { ArrayMaxSize, IsIn } from "class-validator";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";

import { feedNouns } from "../../database/changeFeed/recordFeed.js";
import { NonNull, NonNullLine, RequiredLine } from "../../shared/input/rules.js";
import { all } from "../../shared/input/rules.js";
import { shownDeliveries, webhookLimits } from "../../shared/limits.js";
import { CatalogueNoun } from "../../shared/schema/catalogueNoun.js";

const nameMax = 60;

function FeedNouns(): PropertyDecorator {
  const message = "A webhook can report casinos, bonuses or games. Use these types.";
  return all(IsIn(feedNouns, { each: true, message }), ArrayMaxSize(feedNouns.length, { message }));
}

@InputType({ description: "A new webhook." })
export class WebhookInput {
  @Field(() => String, { description: `The name of the program, at most ${nameMax} characters.` })
  @RequiredLine("name", nameMax)
  name!: string;

  @Field(() => String, {
    description:
      "Where the server sends messages: an `https` or `http` URL of the public internet, without credentials.",
  })
  @RequiredLine("URL", 2_000)
  url!: string;

  @Field(() => [CatalogueNoun], {
    defaultValue: [],
    description: "The types of rows to report: casinos, bonuses or games. Empty: all of them.",
  })
  @FeedNouns()
  nouns!: CatalogueNoun[];
}

@InputType({ description: "Changes to a webhook. Omitted fields stay unchanged." })
export class WebhookUpdateInput {
  @Field(() => String, { nullable: true, description: `The name of the program, at most ${nameMax} characters.` })
  @NonNullLine("name", nameMax)
  name?: string;

  @Field(() => String, { nullable: true, description: "Where the server sends messages." })
  @NonNullLine("URL", 2_000)
  url?: string;

  @Field(() => [CatalogueNoun], {
    nullable: true,
    description: "The types of rows to report: casinos, bonuses or games. Empty: all of them.",
  })
  @NonNull("The list of types")
  @FeedNouns()
  nouns?: CatalogueNoun[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the server sends messages. Enabling a webhook continues with the changes since it was disabled.",
  })
  @NonNull("Enabled")
  isEnabled?: boolean;
}

/** The state of a delivery. It is not stored, but derived from the delivery's columns. */
export enum DeliveryState {
  WAITING = "waiting",
  DELIVERED = "delivered",
  FAILED = "failed",
}

registerEnumType(DeliveryState, {
  name: "DeliveryState",
  description: "What became of a webhook message.",
  valuesConfig: {
    WAITING: { description: "The server will send it, or send it again." },
    DELIVERED: { description: "The program accepted it with a status from 200 to 299." },
    FAILED: { description: "The server gave up." },
  },
});

@ObjectType("Webhook", {
  description: "A URL to which the server reports changes of the catalogue.",
  simpleResolvers: true,
})
export class ListedWebhook {
  @Field(() => ID, { description: "The UUID of the webhook." })
  id!: string;

  @Field(() => String, { description: "The name of the program." })
  name!: string;

  @Field(() => String, { description: "Where the server sends messages." })
  url!: string;

  @Field(() => [CatalogueNoun], { description: "The types of rows that it reports. Empty: all of them." })
  nouns!: CatalogueNoun[];

  @Field(() => Date, { description: "When the webhook was created." })
  createdAt!: Date;

  @Field(() => String, { description: "The name of the owner who created the webhook." })
  createdBy!: string;

  @Field(() => Date, { nullable: true, description: "When the webhook was disabled; null if it is enabled." })
  disabledAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the server disabled the webhook and what to do; null if it did not.",
  })
  disabledReason!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the first delivery since the last success failed; null if the last one succeeded.",
  })
  failingSince!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "Until when messages are also signed with the previous secret; null if they are not.",
  })
  previousSecretEndsAt!: Date | null;

  @Field(() => Int, { description: `The number of waiting messages, at most ${webhookLimits.maxWaiting}.` })
  waitingCount!: number;

  @Field(() => Date, { nullable: true, description: "When a message was last delivered; null if none was recently." })
  lastDeliveredAt!: Date | null;
}

@ObjectType({
  description: "The signing secret of a webhook. The server shows it only once.",
  simpleResolvers: true,
})
export class WebhookSecret {
  @Field(() => ID, { description: "The UUID of the webhook." })
  id!: string;

  @Field(() => String, { description: "The secret, which starts with `whsec_`." })
  secret!: string;
}

@ObjectType({ description: "One message of a webhook.", simpleResolvers: true })
export class Delivery {
  @Field(() => ID, {
    description: "The id of the message. The header `webhook-id` has the same value in every attempt.",
  })
  id!: string;

  @Field(() => String, { description: "The type of the message, such as `catalogue.row.changed`." })
  type!: string;

  @Field(() => String, { description: "The body of the message, in JSON." })
  body!: string;

  @Field(() => DeliveryState, { description: "What became of the message." })
  state!: DeliveryState;

  @Field(() => Date, { description: "When the message entered the queue." })
  createdAt!: Date;

  @Field(() => Int, { description: "How many times the server has tried to send it." })
  attempts!: number;

  @Field(() => Date, { nullable: true, description: "When the server last tried to send it; null if it never did." })
  lastAttemptAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When the server will try next; null unless the message waits." })
  nextAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: "The status of the last response; null if there was none." })
  status!: number | null;

  @Field(() => String, { nullable: true, description: "Why the last attempt failed; null if none did." })
  error!: string | null;
}

export const deliveriesDescription = `The newest messages of a webhook, at most ${shownDeliveries}, newest first.`;
