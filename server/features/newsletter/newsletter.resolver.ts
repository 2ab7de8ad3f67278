import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from "type-graphql";

import { takeOrRefuse } from "../../platform/limiter.js";
import { addressKey } from "../../shared/addressKey.js";
import { Allow } from "../../shared/schema/allow.js";
import { readPage } from "../../shared/schema/connection.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { eraseSubscriber, subscribeToNewsletter } from "./newsletter.commands.js";
import { NewsletterSubscriptionConnection, NewsletterSubscriptionsArgs } from "./newsletter.inputs.js";
import { findNewsletterSubscriptions } from "./newsletter.queries.js";

@Resolver()
export class NewsletterResolver {
  @Allow("seeSubscribers")
  @Query(() => NewsletterSubscriptionConnection, {
    description: "The newsletter list, newest first, paged. Requires a session.",
  })
  newsletterSubscriptions(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => NewsletterSubscriptionsArgs) args: NewsletterSubscriptionsArgs,
  ) {
    return findNewsletterSubscriptions(db, {
      search: args.search ?? null,
      page: readPage(args),
      fields: selectedFields(info, "NewsletterSubscription"),
    });
  }

  @Allow("anybody")
  @Mutation(() => Boolean, {
    description:
      "Adds an email address to the newsletter list and returns true. Fails with CONFLICT and `databaseCode` 23505 if the address is already on the list, and with RATE_LIMITED after 10 attempts in an hour.",
  })
  async subscribeToNewsletter(
    @Ctx() { db, callerLimits, clientAddress }: Context,
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
        "The consent text shown next to the form, as proof of consent: letters, digits, spaces and common punctuation. The server stores the first 500 characters.",
    })
    wording: string | null,
  ): Promise<boolean> {
    await takeOrRefuse(callerLimits.newsletter, addressKey(clientAddress), "sign-ups");
    await subscribeToNewsletter(db, {
      email,
      pagePath: pagePath ?? null,
      wording: wording ?? null,
    });
    return true;
  }

  @Allow("eraseSubscribers")
  @Mutation(() => Boolean, {
    description:
      "Permanently erases an email address and its data from the newsletter list. Returns true if the address was on the list, otherwise false. Requires a session.",
  })
  eraseSubscriber(
    @Ctx() { db }: Context,
    @Arg("email", () => String, {
      description: "The email address, ignoring case. The server removes surrounding spaces.",
    })
    email: string,
  ): Promise<boolean> {
    return eraseSubscriber(db, email);
  }
}
