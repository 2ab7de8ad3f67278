import { listOfPlurals, type Noun, nounsWith } from "../../../shared/nouns/registry.js";
import { ArrayMaxSize, IsIn } from "class-validator";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";

import { NonNull, NonNullLine, RequiredLine } from "../../shared/input/rules.js";
import { all } from "../../shared/input/rules.js";
import { shownDeliveries } from "./webhook.queries.js";
import { textLimits } from "../../../shared/textLimits.js";
import { CatalogueNoun } from "../../shared/schema/catalogue/catalogueNoun.js";

const feedNouns = nounsWith("isInFeed");

function FeedNouns(): PropertyDecorator {
  const message = `A webhook can report ${listOfPlurals(feedNouns, "or")}. Use these types.`;
  return all(IsIn(feedNouns, { each: true, message }), ArrayMaxSize(feedNouns.length, { message }));
}

@InputType({ description: "A new webhook." })
export class WebhookInput {
  @Field(() => String, { description: `The name of the program, at most ${textLimits.name} characters.` })
  @RequiredLine("name", textLimits.name)
  name!: string;

  @Field(() => String, {
    description:
      "Where the server sends messages: an `https` or `http` URL on the public internet, without credentials.",
  })
  @RequiredLine("URL", 2_000)
  url!: string;

  @Field(() => [CatalogueNoun], {
    defaultValue: [],
    description: `The types of rows to report: ${listOfPlurals(feedNouns, "or")}. An empty list means all types.`,
  })
  @FeedNouns()
  nouns!: Noun[];
}

@InputType({ description: "Changes to a webhook. Omitted fields stay unchanged." })
export class WebhookUpdateInput {
  @Field(() => String, {
    nullable: true,
    description: `The name of the program, at most ${textLimits.name} characters.`,
  })
  @NonNullLine("name", textLimits.name)
  name?: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Where the server sends messages: an `https` or `http` URL on the public internet, without credentials.",
  })
  @NonNullLine("URL", 2_000)
  url?: string;

  @Field(() => [CatalogueNoun], {
    nullable: true,
    description: `The types of rows to report: ${listOfPlurals(feedNouns, "or")}. An empty list means all types.`,
  })
  @NonNull("The list of types")
  @FeedNouns()
  nouns?: Noun[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the server sends messages. A webhook that is enabled again also reports the changes that it missed, unless the catalogue has since been restored from a backup.",
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
  description: "The state of a webhook message.",
  valuesConfig: {
    WAITING: { description: "The server will send it, or send it again." },
    DELIVERED: { description: "The program accepted it with a status from 200 to 299." },
    FAILED: { description: "The server has stopped trying to send it." },
  },
});

@ObjectType("Webhook", {
  description: "A URL to which the server reports changes to the catalogue.",
  simpleResolvers: true,
})
export class ListedWebhook {
  @Field(() => ID, { description: "The UUID of the webhook." })
  id!: string;

  @Field(() => String, { description: "The name of the program." })
  name!: string;

  @Field(() => String, { description: "Where the server sends messages." })
  url!: string;

  @Field(() => [CatalogueNoun], { description: "The types of rows that it reports. An empty list means all types." })
  nouns!: Noun[];

  @Field(() => Date, { description: "When the webhook was created." })
  createdAt!: Date;

  @Field(() => String, { description: "The email address of the owner who created the webhook; `demo` in demo mode." })
  createdBy!: string;

  @Field(() => Date, { nullable: true, description: "When the webhook was disabled; null if it is enabled." })
  disabledAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the server disabled the webhook, and what to do; null if the server did not disable it.",
  })
  disabledReason!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When deliveries started to fail; null if they are not failing.",
  })
  failingSince!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The time until which messages are also signed with the previous secret; null if they are signed only with the current one.",
  })
  previousSecretEndsAt!: Date | null;

  @Field(() => Int, { description: "The number of waiting messages." })
  waitingCount!: number;

  @Field(() => Date, {
    nullable: true,
    description: "When a message was last delivered; null if the log contains no delivered message.",
  })
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

@ObjectType({ description: "A message that the server sends to a webhook.", simpleResolvers: true })
export class Delivery {
  @Field(() => ID, {
    description: "The id of the message. The header `webhook-id` has the same value in every attempt.",
  })
  id!: string;

  @Field(() => String, { description: "The type of the message, such as `catalogue.row.changed`." })
  type!: string;

  @Field(() => String, { description: "The body of the message, in JSON." })
  body!: string;

  @Field(() => DeliveryState, { description: "The state of the message." })
  state!: DeliveryState;

  @Field(() => Date, { description: "When the message entered the queue." })
  createdAt!: Date;

  @Field(() => Int, { description: "How many times the server has tried to send it since it was last queued." })
  attempts!: number;

  @Field(() => Date, {
    nullable: true,
    description: "When the server last tried to send it; null if it has not tried yet.",
  })
  lastAttemptAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the server will make its next attempt; null unless the message is waiting.",
  })
  nextAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: "The status of the last response; null if there was none." })
  status!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the last attempt failed; null if it succeeded or there was none.",
  })
  error!: string | null;
}

export const deliveriesDescription = `The latest messages of a webhook, newest first, at most ${shownDeliveries}.`;
