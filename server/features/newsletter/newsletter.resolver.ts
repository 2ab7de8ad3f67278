import { Arg, Ctx, Mutation, Resolver } from "type-graphql";

import type { Context } from "../context.js";
import { subscribeToNewsletter } from "./newsletter.commands.js";

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, {
    description:
      "Puts an e-mail address on the newsletter list and answers true. CONFLICT with `databaseCode` 23505 when it is on the list.",
  })
  async subscribeToNewsletter(
    @Ctx() { db }: Context,
    @Arg("email", () => String, { description: "The address; spaces around it are dropped." }) email: string,
    @Arg("pagePath", () => String, {
      nullable: true,
      description: "The page whose form was used; its first 500 characters are kept.",
    })
    pagePath: string | null,
    @Arg("wording", () => String, {
      nullable: true,
      description:
        "The sentence that stood beside the form, as proof of what was agreed to; its first 500 characters are kept.",
    })
    wording: string | null,
  ): Promise<boolean> {
    await subscribeToNewsletter(db, {
      email,
      pagePath: pagePath?.slice(0, 500) ?? null,
      wording: wording?.slice(0, 500) ?? null,
    });
    return true;
  }
}
