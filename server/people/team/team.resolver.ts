import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { isSecondFactorRequired } from "../../database/accounts/secondFactors.js";
import { actorOf } from "../../database/audit/auditLog.js";
import { ConflictError } from "../../shared/errors.js";
import { Allow } from "../../shared/schema/allow.js";
import { Role } from "../../shared/schema/policies.js";
import type { Context } from "../../catalogue/context.js";
import { createRecoveryLink, invite, renewInvitation, revokeInvitation } from "./invitation.commands.js";
import {
  changeRole,
  disableAccount,
  enableAccount,
  endSessions,
  removeAccount,
  removeLostFactors,
  requireSecondFactor,
} from "./team.commands.js";
import { OneTimeLink, Team } from "./team.inputs.js";
import { listAccounts, listInvitations } from "./team.queries.js";

/** The cost of the whole team, regardless of the number of accounts. */
const teamCost = 200;

const needsConfirmation = "Fails with CONFIRMATION_REQUIRED if the session was not confirmed in the last 10 minutes.";

@Resolver()
export class TeamResolver {
  @Allow("manageTeam")
  @Query(() => Team, { complexity: teamCost, description: "All accounts and open invitations." })
  async team(@Ctx() { db, mailSender }: Context): Promise<Team> {
    const [accounts, invitations] = [await listAccounts(db), await listInvitations(db)];
    const requiresSecondFactor = await isSecondFactorRequired(db);
    return { accounts, invitations, requiresSecondFactor, canSendEmail: mailSender !== null };
  }

  @Allow("grantAccess")
  @Mutation(() => Boolean, {
    description: `Changes the role of an account and returns true. The new role takes effect with the account's next request. If the account was an owner, the one-time links that it created stop working. Fails with CONFLICT if no enabled owner would remain. ${needsConfirmation}`,
  })
  async changeRole(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
    @Arg("role", () => Role, { description: "The new role." }) role: Role,
  ): Promise<boolean> {
    await changeRole(context.db, { id, role }, actorOf(context));
    return true;
  }

  @Allow("manageTeam")
  @Mutation(() => Boolean, {
    description:
      "Disables an account, ends its sessions, revokes the one-time links that it created, and returns true. Fails with CONFLICT if no enabled owner would remain.",
  })
  async disableAccount(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
  ): Promise<boolean> {
    await disableAccount(context.db, id, actorOf(context));
    return true;
  }

  @Allow("grantAccess")
  @Mutation(() => Boolean, {
    description: `Enables a disabled account and returns true. ${needsConfirmation}`,
  })
  async enableAccount(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
  ): Promise<boolean> {
    await enableAccount(context.db, id, actorOf(context));
    return true;
  }

  @Allow("manageTeam")
  @Mutation(() => Boolean, { description: "Ends all sessions of an account and returns true." })
  async endSessionsOfAccount(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
  ): Promise<boolean> {
    await endSessions(context.db, id, actorOf(context));
    return true;
  }

  @Allow("manageTeam")
  @Mutation(() => Boolean, {
    description:
      "Removes an account, its sessions and the one-time links that it created, and returns true. The history keeps its changes. Fails with CONFLICT if no enabled owner would remain.",
  })
  async removeAccount(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
  ): Promise<boolean> {
    await removeAccount(context.db, id, actorOf(context));
    return true;
  }

  @Allow("grantAccess")
  @Mutation(() => OneTimeLink, {
    description: `Invites a person to the team. The link works once and expires after 7 days. If SMTP is set up, the server also sends it by email. Fails with CONFLICT if the person already has an account or an invitation, if there are already 50 open invitations, or in demo mode. ${needsConfirmation}`,
  })
  invite(
    @Ctx() context: Context,
    @Arg("email", () => String, { description: "The email address of the person." }) email: string,
    @Arg("role", () => Role, { description: "The role of the new account." }) role: Role,
  ): Promise<OneTimeLink> {
    return invite(context, { email, role }, ownerOf(context));
  }

  @Allow("grantAccess")
  @Mutation(() => OneTimeLink, {
    description: `Replaces the link of an invitation, and sends the new link by email if SMTP is set up. The old link stops working. ${needsConfirmation}`,
  })
  renewInvitation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the invitation." }) id: string,
  ): Promise<OneTimeLink> {
    return renewInvitation(context, id, ownerOf(context));
  }

  @Allow("manageTeam")
  @Mutation(() => Boolean, {
    description: "Revokes an invitation and returns true. Its link stops working.",
  })
  async revokeInvitation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the invitation." }) id: string,
  ): Promise<boolean> {
    await revokeInvitation(context.db, id, actorOf(context));
    return true;
  }

  @Allow("grantAccess")
  @Mutation(() => OneTimeLink, {
    description: `Creates a link that lets a person set a new password for an account. The link works once and expires after an hour. The server does not send it. Fails with CONFLICT if the account is disabled. ${needsConfirmation}`,
  })
  createRecoveryLink(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
  ): Promise<OneTimeLink> {
    return createRecoveryLink(context, id, ownerOf(context));
  }

  @Allow("manageSecondFactors")
  @Mutation(() => Boolean, {
    description:
      "Removes all second factors and recovery codes from an account, ends its sessions and returns true. Use it only if the person has lost the second factors. Fails with CONFLICT if the account has none, and with CONFIRMATION_REQUIRED if the session was not confirmed in the last 10 minutes.",
  })
  async removeSecondFactors(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the account." }) id: string,
  ): Promise<boolean> {
    await removeLostFactors(context.db, id, actorOf(context));
    return true;
  }

  @Allow("manageSecondFactors")
  @Mutation(() => Boolean, {
    description:
      "Changes whether every account must have a second factor, and returns the new value. If it is required, people without one can only add one or sign out. Fails with CONFLICT if `isRequired` is true and your own account has no second factor. Fails with CONFIRMATION_REQUIRED if the session was not confirmed in the last 10 minutes.",
  })
  async requireSecondFactor(
    @Ctx() context: Context,
    @Arg("isRequired", () => Boolean, { description: "Whether every account must have a second factor." })
    isRequired: boolean,
  ): Promise<boolean> {
    const ownAccountId = context.viewer!.session?.accountId ?? null;
    await requireSecondFactor(context.db, { isRequired, ownAccountId }, actorOf(context));
    return isRequired;
  }
}

/**
 * Returns the owner who sent a request, as the actor for the audit log.
 * @throws ConflictError in demo mode. If a contributor could be invited in demo mode, demo mode would end without any
 * owner.
 */
function ownerOf({ viewer, clientAddress }: Context) {
  if (viewer!.isDemo) throw new ConflictError("Demo mode has no accounts. Create the first account, then retry.");
  return { actor: viewer!.name, accountId: viewer!.id!, clientAddress };
}
