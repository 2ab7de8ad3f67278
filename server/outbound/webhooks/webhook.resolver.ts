import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { actorOf } from "../../database/audit/auditLog.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../../catalogue/context.js";
import {
  createWebhook,
  deleteWebhook,
  pingWebhook,
  resendDelivery,
  rotateSecret,
  updateWebhook,
} from "./webhook.commands.js";
import {
  deliveriesDescription,
  Delivery,
  DeliveryState,
  ListedWebhook,
  WebhookInput,
  WebhookSecret,
  WebhookUpdateInput,
} from "./webhook.inputs.js";
import { listDeliveries, listWebhooks } from "./webhook.queries.js";

/** The cost of listing all webhooks, or of reading one webhook's log. */
const webhooksCost = 200;

const missing = "Fails with NOT_FOUND if there is no such webhook.";

@Resolver()
export class WebhookResolver {
  @Allow("manageWebhooks")
  @Query(() => [ListedWebhook], {
    complexity: webhooksCost,
    description: "The webhooks, sorted by name.",
  })
  webhooks(@Ctx() { db }: Context): Promise<ListedWebhook[]> {
    return listWebhooks(db);
  }

  @Allow("manageWebhooks")
  @Query(() => [Delivery], {
    complexity: webhooksCost,
    description: `${deliveriesDescription} ${missing}`,
  })
  webhookDeliveries(
    @Ctx() { db }: Context,
    @Arg("webhookId", () => ID, { description: "The id of the webhook." }) webhookId: string,
    @Arg("state", () => DeliveryState, { nullable: true, description: "Only messages in this state." })
    state?: DeliveryState | null,
  ): Promise<Delivery[]> {
    return listDeliveries(db, webhookId, state ?? null);
  }

  @Allow("createWebhookSecrets")
  @Mutation(() => WebhookSecret, {
    description:
      "Creates a webhook, which reports changes from now on. Only this response contains its secret. Fails with BAD_USER_INPUT for a URL that is not on the public internet, and with CONFLICT if there are already 20 webhooks. Fails with CONFIRMATION_REQUIRED if the session was not confirmed in the last 10 minutes.",
  })
  createWebhook(
    @Ctx() context: Context,
    @Arg("input", () => WebhookInput, { description: "The new webhook." }) input: WebhookInput,
  ): Promise<WebhookSecret> {
    return createWebhook(context, input, ownerOf(context));
  }

  @Allow("manageWebhooks")
  @Mutation(() => Boolean, {
    description: `Changes a webhook and returns true. ${missing} Fails with BAD_USER_INPUT for a URL that is not on the public internet.`,
  })
  async updateWebhook(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the webhook." }) id: string,
    @Arg("input", () => WebhookUpdateInput, { description: "The fields to change." }) input: WebhookUpdateInput,
  ): Promise<boolean> {
    await updateWebhook(context, id, input, ownerOf(context));
    return true;
  }

  @Allow("manageWebhooks")
  @Mutation(() => Boolean, {
    description: `Deletes a webhook with its queue and log, and returns true. ${missing}`,
  })
  async deleteWebhook(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the webhook." }) id: string,
  ): Promise<boolean> {
    await deleteWebhook(context.db, id, ownerOf(context));
    return true;
  }

  @Allow("createWebhookSecrets")
  @Mutation(() => WebhookSecret, {
    description: `Replaces the secret of a webhook. For a day, messages are also signed with the previous secret. ${missing} Fails with CONFIRMATION_REQUIRED if the session was not confirmed in the last 10 minutes.`,
  })
  rotateWebhookSecret(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the webhook." }) id: string,
  ): Promise<WebhookSecret> {
    return rotateSecret(context, id, ownerOf(context));
  }

  @Allow("manageWebhooks")
  @Mutation(() => Boolean, {
    description: `Queues a test message of the type \`webhook.ping\` and returns true. ${missing} Fails with CONFLICT if the webhook is disabled or its queue is full.`,
  })
  async pingWebhook(
    @Ctx() { db, clock }: Context,
    @Arg("id", () => ID, { description: "The id of the webhook." }) id: string,
  ): Promise<boolean> {
    await pingWebhook(db, id, clock.now());
    return true;
  }

  @Allow("manageWebhooks")
  @Mutation(() => Boolean, {
    description:
      "Queues a message again, with the same id, and returns true. Fails with NOT_FOUND if the log has no such message, and with CONFLICT if its webhook is disabled.",
  })
  async resendWebhookDelivery(
    @Ctx() { db, clock }: Context,
    @Arg("id", () => ID, { description: "The id of the message." }) id: string,
  ): Promise<boolean> {
    await resendDelivery(db, id, clock.now());
    return true;
  }
}

/** Returns the owner who sent a request, as the actor for the audit log. The guard ensures that there is a viewer. */
function ownerOf(context: Context) {
  return { ...actorOf(context), actor: context.viewer!.name };
}
