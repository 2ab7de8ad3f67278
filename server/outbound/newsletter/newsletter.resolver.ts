import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from "type-graphql";

import { actorOf } from "../../database/audit/auditLog.js";
import { NewsletterSubscription } from "../../database/entities/newsletterSubscription.entity.js";
import { takeOrRefuse } from "../../platform/limiter.js";
import { addressKey } from "../../shared/addressKey.js";
import { Allow } from "../../shared/schema/allow.js";
import { readPage } from "../../shared/schema/connection.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../../catalogue/context.js";
import { eraseSubscriber, subscribeToNewsletter } from "./newsletter.commands.js";
import { unsubscribePath } from "./newsletter.emails.js";
import {
  NewsletterSubscriptionConnection,
  NewsletterSubscriptionsArgs,
  SubscriptionState,
} from "./newsletter.inputs.js";
import { findNewsletterSubscriptions } from "./newsletter.queries.js";

@Resolver(() => NewsletterSubscription)
export class NewsletterResolver {
  @Allow("seeSubscribers")
  @Query(() => NewsletterSubscriptionConnection, {
    description: "The newsletter list, newest first, paged.",
  })
  newsletterSubscriptions(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => NewsletterSubscriptionsArgs) args: NewsletterSubscriptionsArgs,
  ) {
    return findNewsletterSubscriptions(db, {
      search: args.search ?? null,
      page: readPage(args, info),
      fields: selectedFields(info, "NewsletterSubscription"),
    });
  }

  @FieldResolver(() => SubscriptionState, { description: "Whether the address may get the newsletter." })
  state(@Root() { confirmedAt, unsubscribedAt, confirmExpiresAt }: NewsletterSubscription): SubscriptionState {
    if (unsubscribedAt !== null) return SubscriptionState.UNSUBSCRIBED;
    if (confirmedAt !== null) return SubscriptionState.CONFIRMED;
    return confirmExpiresAt === null ? SubscriptionState.UNCONFIRMED : SubscriptionState.PENDING;
  }

  @FieldResolver(() => String, {
    description:
      "The path of the page where the subscriber can unsubscribe without a session. Include its URL in every newsletter.",
  })
  unsubscribePath(@Root() { unsubscribeToken }: NewsletterSubscription): string {
    return unsubscribePath(unsubscribeToken);
  }

  @Allow("anybody")
  @Mutation(() => Boolean, {
    description:
      "Adds an email address to the newsletter list. Returns false if the server first sends a confirmation email; the response is then the same for every address. Without an SMTP server, returns true, or fails with CONFLICT and `databaseCode` 23505 if the address is already subscribed. Fails with RATE_LIMITED after 10 attempts in an hour, or when the server has sent the maximum number of emails for the day.",
  })
  async subscribeToNewsletter(
    @Ctx() { db, callerLimits, clientAddress, mailSender, publicUrl, clock }: Context,
    @Arg("email", () => String, { description: "The email address. The server removes surrounding spaces." })
    email: string,
    @Arg("pagePath", () => String, {
      nullable: true,
      description:
        "The path of the page with the form. The path must start with a single `/`. The server removes the query string and stores the first 200 characters.",
    })
    pagePath: string | null,
    @Arg("wording", () => String, {
      nullable: true,
      description:
        "The consent text shown next to the form, which the server stores as proof of consent. It must start with a letter and contain only letters, digits, spaces and common punctuation. The server stores the first 500 characters.",
    })
    wording: string | null,
  ): Promise<boolean> {
    await takeOrRefuse(callerLimits.newsletter, addressKey(clientAddress), "sign-ups");
    const siteUrl = mailSender === null ? null : publicUrl();
    return subscribeToNewsletter(
      db,
      { email, pagePath: pagePath ?? null, wording: wording ?? null },
      { siteUrl, now: clock.now() },
    );
  }

  @Allow("eraseSubscribers")
  @Mutation(() => Boolean, {
    description:
      "Permanently erases an email address and its data from the newsletter list. Returns true if the address was on the list, otherwise false.",
  })
  eraseSubscriber(
    @Ctx() context: Context,
    @Arg("email", () => String, {
      description: "The email address. Case and surrounding spaces are ignored.",
    })
    email: string,
  ): Promise<boolean> {
    return eraseSubscriber(context.db, email, actorOf(context));
  }
}
