import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { actorOf, recordAudit } from "../../database/audit/auditLog.js";
import { Allow } from "../../shared/schema/allow.js";
import { NotFoundError, UnauthenticatedError } from "../../shared/errors.js";
import { maxSessionsPerAccount, topFieldCost } from "../../shared/limits.js";
import type { Context } from "../context.js";
import { endSessionById, endSessionOfToken, endSessionsOfAccount, signIn } from "./session.commands.js";
import { Session, toSession } from "./session.inputs.js";
import { hasAccounts } from "./account.queries.js";
import { createFirstAccount } from "./firstAccount.commands.js";
import { findSessionsOfAccount } from "./session.queries.js";

@Resolver(() => Session)
export class SessionResolver {
  @Allow("anybody")
  @Query(() => Session, { nullable: true, description: "The session of the request; null for a visitor or a program." })
  session(@Ctx() { viewer }: Context): Session | null {
    return viewer && !viewer.token ? toSession(viewer) : null;
  }

  @Allow("manageOwnAccount")
  @Query(() => [Session], {
    complexity: ({ childComplexity }) => 1 + topFieldCost + maxSessionsPerAccount * childComplexity,
    description: "All sessions of your own account, newest first; empty in demo mode. Requires a session.",
  })
  async sessions(@Ctx() { db, viewer }: Context): Promise<Session[]> {
    if (!viewer?.session) return [];
    const sessions = await findSessionsOfAccount(db, viewer.session.accountId);
    return sessions.map((session) => toSession(viewer, session));
  }

  @Allow("anybody")
  @Mutation(() => Session, {
    description:
      "Signs in and sets the session cookie. Fails with UNAUTHENTICATED if the email address or the password is wrong, and with RATE_LIMITED after too many failures. A request can contain only one mutation of this kind, and only once.",
  })
  async signIn(
    @Ctx() { db, signInLimits, cookie, clientAddress, userAgent }: Context,
    @Arg("email", () => String, { description: "The email address of the account, ignoring case." }) email: string,
    @Arg("password", () => String, { description: "The password of the account." }) password: string,
  ): Promise<Session> {
    const { token: former, deviceToken } = cookie;
    const attempt = { email, password, clientAddress, userAgent, token: former, deviceToken };
    const signedIn = await signIn(db, signInLimits, attempt);
    cookie.set(signedIn.token, signedIn.endsAt);
    cookie.setDevice(signedIn.deviceToken);
    return toSession(signedIn.viewer);
  }

  @Allow("anybody")
  @Query(() => Boolean, {
    complexity: topFieldCost,
    description:
      "Whether the panel has no account yet. If true, `createFirstAccount` can create the first account with the setup code.",
  })
  async needsFirstAccount(@Ctx() { db }: Context): Promise<boolean> {
    return !(await hasAccounts(db));
  }

  @Allow("anybody")
  @Mutation(() => Session, {
    description:
      "Creates the first account of a new installation and sets the session cookie. Requires the setup code that the server prints when it starts without an account. Fails with CONFLICT as soon as an account exists, with BAD_USER_INPUT if the code is wrong, and with RATE_LIMITED after too many attempts. A request can contain only one mutation of this kind, and only once.",
  })
  async createFirstAccount(
    @Ctx() { db, setupCode, callerLimits, cookie, clientAddress, userAgent }: Context,
    @Arg("code", () => String, { description: "The setup code, ignoring case, spaces and hyphens." }) code: string,
    @Arg("email", () => String, { description: "The email address of the account." }) email: string,
    @Arg("password", () => String, { description: "The password of the account." }) password: string,
  ): Promise<Session> {
    const attempt = { code, email, password, clientAddress, userAgent, token: cookie.token };
    const signedIn = await createFirstAccount({ db, setupCode, callerLimits }, attempt);
    cookie.set(signedIn.token, signedIn.endsAt);
    cookie.setDevice(signedIn.deviceToken);
    return toSession(signedIn.viewer);
  }

  @Allow("anybody")
  @Mutation(() => Session, {
    nullable: true,
    description:
      "Extends the session, as every request with a session does. Call it to keep the session alive while an editor types and sends no other requests. Returns the session with the new expiry time; null for a visitor.",
  })
  refreshSession(@Ctx() { viewer }: Context): Session | null {
    return viewer && toSession(viewer);
  }

  @Allow("anybody")
  @Mutation(() => Boolean, {
    description: "Ends the session and removes the session cookie. Returns true, even for a visitor.",
  })
  async signOut(
    @Ctx() { db, viewer, cookie, clientAddress }: Context,
    @Arg("everywhere", () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: "Whether to end all sessions of your own account. Requires a session.",
    })
    everywhere: boolean | null,
  ): Promise<boolean> {
    if (everywhere && viewer === null) throw new UnauthenticatedError();
    const actor = actorOf({ viewer, clientAddress });
    if (everywhere && viewer?.session) {
      const count = await endSessionsOfAccount(db.manager, viewer.session.accountId);
      await recordAudit(db, actor, { event: "sessionsEnded", subject: viewer.name, details: { count } });
    }
    if (cookie.token !== null) await endSessionOfToken(db, cookie.token, actor);
    cookie.clear();
    return true;
  }

  @Allow("manageOwnAccount")
  @Mutation(() => Boolean, {
    description: "Ends one session of your own account and returns true. Requires a session.",
  })
  async endSession(
    @Ctx() { db, viewer, cookie, clientAddress }: Context,
    @Arg("id", () => ID, { description: "The id of the session." }) id: string,
  ): Promise<boolean> {
    if (!viewer?.session) throw new NotFoundError("session");
    await endSessionById(db, viewer.session.accountId, { id, actor: actorOf({ viewer, clientAddress }) });
    if (id === viewer.session.id) cookie.clear();
    return true;
  }
}
