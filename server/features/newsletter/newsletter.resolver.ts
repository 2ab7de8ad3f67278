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
    description: "The newsletter list, the latest first, paged. Needs a session.",
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
      "Puts an e-mail address on the newsletter list and answers true. CONFLICT with `databaseCode` 23505 when it is on the list, RATE_LIMITED after 10 in an hour.",
  })
  async subscribeToNewsletter(
    @Ctx() { db, callerLimits, clientAddress }: Context,
    @Arg("email", () => String, { description: "The address; spaces around it are dropped." }) email: string,
    @Arg("pagePath", () => String, {
      nullable: true,
      description:
        "The path of the page whose form was used, which begins with one `/`; its first 200 characters are kept, without a query.",
    })
    pagePath: string | null,
    @Arg("wording", () => String, {
      nullable: true,
      description:
        "The sentence that stood next to the form, as proof of what was agreed to: letters, digits, spaces and ordinary punctuation; its first 500 characters are kept.",
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
      "Erases an address from the newsletter list for good, with all that is kept beside it. True when it was there, false when there was nothing to erase. Needs a session.",
  })
  eraseSubscriber(
    @Ctx() { db }: Context,
    @Arg("email", () => String, { description: "The address in any case; spaces around it are dropped." })
    email: string,
  ): Promise<boolean> {
    return eraseSubscriber(db, email);
  }
}
