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

/** The session that a request was made with. */
export function currentSession({ name, isDemo, session }: Viewer): Session {
  if (session !== null) return { ...publicPart(session), name, isDemo, isCurrent: true };
  const never = { startedAt: null, lastUsedAt: null, expiresAt: null, userAgent: null };
  return { id: "demo", name, isDemo, isCurrent: true, ...never };
}

/** Any session of the viewer's account. */
export function ownSession(viewer: Viewer, session: ViewerSession): Session {
  const isCurrent = session.id === viewer.session?.id;
  return { ...publicPart(session), name: viewer.name, isDemo: false, isCurrent };
}

function publicPart({ id, startedAt, lastUsedAt, expiresAt, userAgent }: ViewerSession) {
  return { id, startedAt, lastUsedAt, expiresAt, userAgent };
}
