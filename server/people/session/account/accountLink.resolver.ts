import { Arg, Ctx, Field, Mutation, ObjectType, Query, registerEnumType, Resolver } from "type-graphql";

import { takeOrRefuse } from "../../../platform/limiter.js";
import { addressKey } from "../../../shared/addressKey.js";
import { ConflictError } from "../../../shared/errors.js";
import { rejectErrors } from "../../../shared/input/fieldErrors.js";
import { passwordCost, topFieldCost } from "../../../shared/limits.js";
import { Allow } from "../../../shared/schema/allow.js";
import { Role } from "../../../shared/schema/policies.js";
import { textLimits } from "../../../../shared/textLimits.js";
import type { Context } from "../../../catalogue/context.js";
import { Session } from "../session.inputs.js";
import { enterSession } from "../signIn/browserSession.js";
import { acceptInvitation, recoverAccount } from "./accountLink.commands.js";
import { findLink } from "./accountLink.queries.js";

/** The database stores the values. The API uses the names. */
export enum AccountLinkKind {
  INVITATION = "invitation",
  RECOVERY = "recovery",
}

registerEnumType(AccountLinkKind, {
  name: "AccountLinkKind",
  description: "What a one-time link is for.",
  valuesConfig: {
    INVITATION: { description: "The link creates an account. Use it with `acceptInvitation`." },
    RECOVERY: { description: "The link sets a new password. Use it with `recoverAccount`." },
  },
});

@ObjectType({ description: "What a one-time link does.", simpleResolvers: true })
export class AccountLinkTarget {
  @Field(() => AccountLinkKind, { description: "What the link is for." })
  kind!: `${AccountLinkKind}`;

  @Field(() => String, { description: "The email address of the invited person, or of the account to recover." })
  email!: string;

  @Field(() => Role, { description: "The role that the account has or will have." })
  role!: Role;

  @Field(() => Date, { description: "When the link stops working." })
  expiresAt!: Date;
}

@Resolver()
export class AccountLinkResolver {
  @Allow("anybody")
  @Query(() => AccountLinkTarget, {
    nullable: true,
    description:
      "What a one-time link for an invitation or for account recovery does; null if the link was used or has expired. Send the token in a POST request, so it does not appear in logs.",
  })
  accountLink(
    @Ctx() { db }: Context,
    @Arg("token", () => String, { description: "The token in the fragment of the link." }) token: string,
  ): Promise<AccountLinkTarget | null> {
    return findLink(db, token);
  }

  @Allow("anybody")
  @Mutation(() => Session, {
    complexity: ({ childComplexity }) => 1 + topFieldCost + passwordCost + childComplexity,
    description:
      "Creates the account of an invited person and sets the session cookie. Fails with NOT_FOUND if the link was used or has expired, and with CONFLICT if an account with this email address exists. Fails with RATE_LIMITED after too many attempts. A request can contain only one sign-in or account-security mutation, such as `signIn` or `recoverAccount`.",
  })
  async acceptInvitation(
    @Ctx() { db, passwords, callerLimits, cookie, clientAddress, userAgent }: Context,
    @Arg("token", () => String, { description: "The token in the fragment of the link." }) linkToken: string,
    @Arg("name", () => String, { description: "The name that the team sees, at most 200 characters. It can be blank." })
    name: string,
    @Arg("password", () => String, { description: "The password of the account, 8 to 200 characters." })
    password: string,
  ): Promise<Session> {
    await takeOrRefuse(callerLimits.accountLinks, addressKey(clientAddress), "attempts to use a link");
    const { token, deviceToken } = cookie;
    const accepted = { linkToken, name, password, clientAddress, userAgent, token, deviceToken };
    return enterSession(cookie, await acceptInvitation({ db, passwords }, accepted));
  }

  @Allow("anybody")
  @Mutation(() => Boolean, {
    complexity: ({ childComplexity }) => 1 + topFieldCost + passwordCost + childComplexity,
    description:
      "Sets a new password with a recovery link, ends all sessions of the account and returns true. Does not start a session. Sets a cookie, so failed sign-ins from other browsers cannot stop this browser from signing in. Fails with NOT_FOUND if the link was used or has expired, and with RATE_LIMITED after too many attempts. A request can contain only one sign-in or account-security mutation, such as `signIn` or `recoverAccount`.",
  })
  async recoverAccount(
    @Ctx() { db, passwords, callerLimits, cookie, clientAddress }: Context,
    @Arg("token", () => String, { description: "The token in the fragment of the link." }) linkToken: string,
    @Arg("password", () => String, { description: "The new password, 8 to 200 characters." }) password: string,
  ): Promise<boolean> {
    await takeOrRefuse(callerLimits.accountLinks, addressKey(clientAddress), "attempts to use a link");
    cookie.setDevice(await recoverAccount({ db, passwords }, { linkToken, password, clientAddress }));
    return true;
  }

  @Allow("anybody")
  @Query(() => Boolean, {
    complexity: topFieldCost,
    description: "Whether `requestRecovery` can send a recovery link by email. If not, only an owner can create one.",
  })
  canRecoverByEmail(@Ctx() { mailSender }: Context): boolean {
    return mailSender !== null;
  }

  @Allow("anybody")
  @Mutation(() => Boolean, {
    description:
      "Sends a recovery link to an email address if it has an enabled account, and returns true. The response is the same for every address. Fails with CONFLICT if SMTP is not set up, and with RATE_LIMITED after 5 requests in an hour.",
  })
  async requestRecovery(
    @Ctx() { callerLimits, cookie, clientAddress, mailSender, recoveryRequests }: Context,
    @Arg("email", () => String, { description: "The email address of the account. Case is ignored." }) email: string,
  ): Promise<boolean> {
    if (mailSender === null)
      throw new ConflictError("The server cannot send emails. Ask an owner for a recovery link.");
    await takeOrRefuse(callerLimits.recovery, addressKey(clientAddress), "recovery requests");
    const isTooLong = email.length > textLimits.email;
    rejectErrors([
      email.trim() === "" && { field: "email", message: "Enter your email address." },
      isTooLong && {
        field: "email",
        message: `Shorten the email address to ${textLimits.email} characters or fewer.`,
      },
    ]);
    recoveryRequests.add({ email, clientAddress, deviceToken: cookie.deviceToken });
    return true;
  }
}
