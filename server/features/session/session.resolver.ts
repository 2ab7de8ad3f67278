import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { Allow } from "../../shared/schema/allow.js";
import { NotFoundError, UnauthenticatedError } from "../../shared/errors.js";
import type { Context } from "../context.js";
import { endSessionById, endSessionOfToken, endSessionsOfAccount, signIn } from "./session.commands.js";
import { Session, toSession } from "./session.inputs.js";
import { findSessionsOfAccount } from "./session.queries.js";

@Resolver(() => Session)
export class SessionResolver {
  @Allow("anybody")
  @Query(() => Session, { nullable: true, description: "The session of the request; null for a visitor." })
  session(@Ctx() { viewer }: Context): Session | null {
    return viewer && toSession(viewer);
  }

  @Allow("manageOwnSessions")
  @Query(() => [Session], {
    description: "All sessions of one's own account, the newest first; none in demo mode. Needs a session.",
  })
  async sessions(@Ctx() { db, viewer }: Context): Promise<Session[]> {
    if (!viewer?.session) return [];
    const sessions = await findSessionsOfAccount(db, viewer.session.accountId);
    return sessions.map((session) => toSession(viewer, session));
  }

  @Allow("anybody")
  @Mutation(() => Session, {
    description:
      "Signs in, and sets the session's cookie. UNAUTHENTICATED when the address or the password is wrong, RATE_LIMITED after too many of them. At most one of this and `refreshSession` in a request.",
  })
  async signIn(
    @Ctx() { db, signInLimits, cookie, clientAddress, userAgent }: Context,
    @Arg("email", () => String, { description: "The account's address, in any case." }) email: string,
    @Arg("password", () => String, { description: "Its password." }) password: string,
  ): Promise<Session> {
    const { token: former, deviceToken } = cookie;
    const attempt = { email, password, clientAddress, userAgent, token: former, deviceToken };
    const signedIn = await signIn(db, signInLimits, attempt);
    cookie.set(signedIn.token, signedIn.endsAt);
    cookie.setDevice(signedIn.deviceToken);
    return toSession(signedIn.viewer);
  }

  @Allow("anybody")
  @Mutation(() => Session, {
    nullable: true,
    description:
      "Counts as a use of the session, as every request with it does, so that it does not end while somebody types. Answers it with its new end; null for a visitor.",
  })
  refreshSession(@Ctx() { viewer }: Context): Session | null {
    return viewer && toSession(viewer);
  }

  @Allow("anybody")
  @Mutation(() => Boolean, {
    description: "Ends the session, and takes the cookie away; answers true, also to a visitor.",
  })
  async signOut(
    @Ctx() { db, viewer, cookie }: Context,
    @Arg("everywhere", () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: "Whether to end all sessions of one's own account. Needs a session.",
    })
    everywhere: boolean | null,
  ): Promise<boolean> {
    if (everywhere && viewer === null) throw new UnauthenticatedError();
    if (everywhere && viewer?.session) await endSessionsOfAccount(db.manager, viewer.session.accountId);
    if (cookie.token !== null) await endSessionOfToken(db, cookie.token);
    cookie.clear();
    return true;
  }

  @Allow("manageOwnSessions")
  @Mutation(() => Boolean, {
    description: "Ends one session of one's own account, and answers true. Needs a session.",
  })
  async endSession(
    @Ctx() { db, viewer, cookie }: Context,
    @Arg("id", () => ID, { description: "Which session." }) id: string,
  ): Promise<boolean> {
    if (!viewer?.session) throw new NotFoundError("session");
    await endSessionById(db, viewer.session.accountId, id);
    if (id === viewer.session.id) cookie.clear();
    return true;
  }
}
