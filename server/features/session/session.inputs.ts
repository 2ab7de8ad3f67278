import { Field, ID, ObjectType } from "type-graphql";

import type { Viewer, ViewerSession } from "../../shared/schema/policies.js";

@ObjectType({ description: "A signed-in session in one browser.", simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: "The id to pass to `endSession`; `demo` in demo mode." })
  id!: string;

  @Field(() => String, {
    description: "The name that the history records: the email address of the account, or `demo`.",
  })
  name!: string;

  @Field(() => Boolean, { description: "Whether the server runs in demo mode, which needs no sign-in." })
  isDemo!: boolean;

  @Field(() => Boolean, { description: "Whether this is the session of the current request." })
  isCurrent!: boolean;

  @Field(() => Date, { nullable: true, description: "When the session started; null in demo mode." })
  startedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the session was last used, accurate to five minutes; null in demo mode.",
  })
  lastUsedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the session expires unless it is used again; null in demo mode.",
  })
  expiresAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The browser's User-Agent header; null in demo mode, or if none was sent.",
  })
  userAgent!: string | null;
}

const demoSession = { id: "demo", startedAt: null, lastUsedAt: null, expiresAt: null, userAgent: null };

/** Converts a session of the viewer's account to the API type. Defaults to the session of the request. */
export function toSession(
  { name, isDemo, session: current }: Viewer,
  session: ViewerSession | null = current,
): Session {
  const { id, startedAt, lastUsedAt, expiresAt, userAgent } = session ?? demoSession;
  return { id, startedAt, lastUsedAt, expiresAt, userAgent, name, isDemo, isCurrent: session?.id === current?.id };
}
