import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { endSessionsOfAccount } from "../../database/accounts/endSessions.js";
import { actorOf, recordAudit } from "../../database/audit/auditLog.js";
import { Allow } from "../../shared/schema/allow.js";
import { NotFoundError, UnauthenticatedError } from "../../shared/errors.js";
import { topFieldCost } from "../../shared/limits.js";
import type { Context } from "../../catalogue/context.js";
import { endSessionById, endSessionOfToken, maxSessionsPerAccount } from "./session.commands.js";
import { Session, toSession } from "./session.inputs.js";
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
    description: "All sessions of your own account, newest first; empty in demo mode.",
  })
  async sessions(@Ctx() { db, viewer }: Context): Promise<Session[]> {
    if (!viewer?.session) return [];
    const sessions = await findSessionsOfAccount(db, viewer.session.accountId);
    return sessions.map((session) => toSession(viewer, session));
  }

  @Allow("anybody")
  @Mutation(() => Session, {
    nullable: true,
    description:
      "Extends the session, as every request with a session does unless it sends the header `x-session: background`. Call it to keep the session alive while an editor types and sends no other requests. Returns the session with the new expiration time; null for a visitor.",
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
    description: "Ends one session of your own account and returns true.",
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
