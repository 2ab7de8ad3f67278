import { Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";

import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../context.js";
import { findMailStatus } from "./mail.queries.js";

@ObjectType({ description: "Whether the server can send emails, and whether any are waiting.", simpleResolvers: true })
export class MailStatus {
  @Field(() => Boolean, {
    description:
      "Whether the operator set up an SMTP server. If not, the newsletter form adds addresses without confirmation.",
  })
  isConfigured!: boolean;

  @Field(() => Int, { description: "The number of emails waiting to be sent." })
  waiting!: number;

  @Field(() => String, {
    nullable: true,
    description: "The error of the last failed attempt to send an email that is still waiting; null if there is none.",
  })
  lastError!: string | null;
}

@Resolver()
export class MailResolver {
  @Allow("seeSubscribers")
  @Query(() => MailStatus, {
    description: "How many outgoing emails are waiting, and why the last attempt failed.",
  })
  mailStatus(@Ctx() { db, mailSender, clock }: Context): Promise<MailStatus> {
    return findMailStatus(db, { isConfigured: mailSender !== null, now: clock.now() });
  }
}
