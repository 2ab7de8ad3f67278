import { Field, ID, ObjectType } from "type-graphql";

import {
  isAllowed,
  Permission,
  type Policy,
  Role,
  rolesFor,
  type Viewer,
  type ViewerSession,
} from "../../shared/schema/policies.js";

@ObjectType({
  description: "One permission: whether the session has it, and which roles have it.",
  simpleResolvers: true,
})
export class SessionPermission {
  @Field(() => Permission, { description: "What the permission allows." })
  permission!: Policy;

  @Field(() => Boolean, { description: "Whether the session has the permission." })
  isAllowed!: boolean;

  @Field(() => [Role], { description: "The roles that have the permission." })
  roles!: Role[];
}

@ObjectType({ description: "A signed-in session in one browser.", simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: "The id to pass to `endSession`; `demo` in demo mode." })
  id!: string;

  @Field(() => String, {
    description: "The name that the history records: the email address of the account, or `demo`.",
  })
  name!: string;

  @Field(() => Role, { description: "The role of the account; `OWNER` in demo mode." })
  role!: Role;

  @Field(() => [SessionPermission], { description: "Every permission, including those that the session lacks." })
  permissions!: SessionPermission[];

  @Field(() => Boolean, { description: "Whether the server runs in demo mode, which needs no sign-in." })
  isDemo!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether you must add a second factor, because an owner requires one. If true, you can only add one or sign out until you have added it.",
  })
  mustAddSecondFactor!: boolean;

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

const demoSession = {
  id: "demo",
  startedAt: null,
  lastUsedAt: null,
  expiresAt: null,
  userAgent: null,
  mustAddSecondFactor: false,
};

/** Converts a session of the viewer's account to the API type. The default is the session that sent the request. */
export function toSession(viewer: Viewer, session: ViewerSession | null = viewer.session): Session {
  const { name, role, isDemo } = viewer;
  const { id, startedAt, lastUsedAt, expiresAt, userAgent, mustAddSecondFactor } = session ?? demoSession;
  const isCurrent = session?.id === viewer.session?.id;
  const permissions = Object.values(Permission).map((permission) => ({
    permission,
    isAllowed: isAllowed(permission, viewer),
    roles: rolesFor(permission),
  }));
  return {
    id,
    startedAt,
    lastUsedAt,
    expiresAt,
    userAgent,
    mustAddSecondFactor,
    name,
    role,
    permissions,
    isDemo,
    isCurrent,
  };
}
