import { Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";

import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../../catalogue/context.js";
import type { DataSource } from "typeorm";

interface WaitingMails {
  isConfigured: boolean;
  waiting: number;
  /** The error of the last failed attempt to send any of the waiting emails. Null if there is none. */
  lastError: string | null;
}

async function findMailStatus(
  db: DataSource,
  { isConfigured, now }: { isConfigured: boolean; now: Date },
): Promise<WaitingMails> {
  const [row] = await db.query<[{ waiting: number; last_error: string | null }]>(
    `SELECT count(*)::int AS waiting,
            (array_agg(last_error ORDER BY last_failed_at DESC NULLS LAST) FILTER (WHERE last_error IS NOT NULL))[1] AS last_error
     FROM outgoing_mails WHERE finished_at IS NULL AND expires_at > $1`,
    [now],
  );
  return { isConfigured, waiting: row.waiting, lastError: row.last_error };
}

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
