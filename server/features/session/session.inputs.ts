import { Field, ID, ObjectType } from "type-graphql";

import type { Viewer, ViewerSession } from "../../shared/schema/policies.js";

@ObjectType({ description: "Somebody's being signed in, in one browser.", simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: "Names it to `endSession`; `demo` in demo mode." })
  id!: string;

  @Field(() => String, { description: "The name that the history records: the account's e-mail address, or `demo`." })
  name!: string;

  @Field(() => Boolean, { description: "Whether this is demo mode, in which nobody signs in." })
  isDemo!: boolean;

  @Field(() => Boolean, { description: "Whether it is the session of this request." })
  isCurrent!: boolean;

  @Field(() => Date, { nullable: true, description: "When it began; null in demo mode." })
  startedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it was last used, to within five minutes; null in demo mode.",
  })
  lastUsedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it ends unless it is used again; null in demo mode, which does not end by itself.",
  })
  expiresAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "What the browser calls itself; null in demo mode and for a program that gives no name.",
  })
  userAgent!: string | null;
}

const demoSession = { id: "demo", startedAt: null, lastUsedAt: null, expiresAt: null, userAgent: null };

/** A session of the viewer's account: the one of the request, unless another is given. */
export function toSession(
  { name, isDemo, session: current }: Viewer,
  session: ViewerSession | null = current,
): Session {
  const { id, startedAt, lastUsedAt, expiresAt, userAgent } = session ?? demoSession;
  return { id, startedAt, lastUsedAt, expiresAt, userAgent, name, isDemo, isCurrent: session?.id === current?.id };
}
