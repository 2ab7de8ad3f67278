import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";

import { takeOrRefuse } from "../../../platform/limiter.js";
import { addressKey } from "../../../shared/addressKey.js";
import { AppError, UnauthenticatedError } from "../../../shared/errors.js";
import { passwordCost, topFieldCost } from "../../../shared/limits.js";
import { Allow } from "../../../shared/schema/allow.js";
import type { Context } from "../../../catalogue/context.js";
import { hasAccounts } from "../account.queries.js";
import { createFirstAccount } from "../firstAccount.commands.js";
import { beginPasskey } from "../secondFactor/passkeyChallenges.js";
import { PasskeyPurpose, SecondFactorProof } from "../secondFactor/secondFactor.inputs.js";
import { Session } from "../session.inputs.js";
import { enterSession, enterSessionOrWait } from "./browserSession.js";
import { signInWithPasskey } from "./passkeySignIn.commands.js";
import { findPendingAccount, finishPendingSignIn } from "./pendingSignIn.commands.js";
import type { Browser } from "./finishSignIn.js";
import { signIn } from "./signIn.commands.js";

@Resolver(() => Session)
export class SignInResolver {
  @Allow("anybody")
  @Mutation(() => Session, {
    complexity: ({ childComplexity }) => 1 + topFieldCost + passwordCost + childComplexity,
    description:
      "Signs in and sets the session cookie. Fails with UNAUTHENTICATED if the email address or the password is wrong, and with SECOND_FACTOR_REQUIRED if the account has a second factor. Fails with RATE_LIMITED after too many failures. A request can contain only one sign-in or account-security mutation, such as `signIn` or `recoverAccount`.",
  })
  async signIn(
    @Ctx() context: Context,
    @Arg("email", () => String, { description: "The email address of the account. Case is ignored." }) email: string,
    @Arg("password", () => String, { description: "The password of the account." }) password: string,
  ): Promise<Session> {
    const attempt = { email, password, ...browserOf(context) };
    return enterSessionOrWait(context.cookie, await signIn(context, attempt));
  }

  @Allow("anybody")
  @Mutation(() => Session, {
    description:
      "Finishes a sign-in that failed with SECOND_FACTOR_REQUIRED in the last 10 minutes, and sets the session cookie. The browser must send the cookie that the failed sign-in set. Fails with BAD_USER_INPUT if the second factor is wrong, with NOT_FOUND if the sign-in has expired, and with RATE_LIMITED after 5 wrong attempts. A request can contain only one sign-in or account-security mutation, such as `signIn` or `recoverAccount`.",
  })
  async finishSignIn(
    @Ctx() context: Context,
    @Arg("secondFactor", () => SecondFactorProof, { description: "The second factor." })
    secondFactor: SecondFactorProof,
  ): Promise<Session> {
    const browser = { ...browserOf(context), pendingToken: context.cookie.pendingToken };
    return enterSession(context.cookie, await finishPendingSignIn(context, secondFactor, browser));
  }

  @Allow("anybody")
  @Mutation(() => String, {
    description:
      "Returns the options for `navigator.credentials.get` as JSON (PublicKeyCredentialRequestOptionsJSON). The challenge works once and expires after 5 minutes. Fails with NOT_FOUND if the sign-in that needs a second factor has expired, and with UNAUTHENTICATED if there is no session to confirm. Fails with RATE_LIMITED after too many calls.",
  })
  async beginPasskey(
    @Ctx() context: Context,
    @Arg("purpose", () => PasskeyPurpose, { description: "What the passkey is used for." }) purpose: PasskeyPurpose,
  ): Promise<string> {
    await takeOrRefuse(context.callerLimits.challenges, challengeKeyOf(context, purpose), "requests for passkeys");
    return beginPasskey(context, { purpose, accountId: await accountIdFor(context, purpose) });
  }

  @Allow("anybody")
  @Mutation(() => Session, {
    description:
      "Signs in with only a passkey that verifies the person, such as by fingerprint, and sets the session cookie. Fails with BAD_USER_INPUT if the passkey is not accepted, and with RATE_LIMITED after too many failures. A request can contain only one sign-in or account-security mutation, such as `signIn` or `recoverAccount`.",
  })
  async signInWithPasskey(
    @Ctx() context: Context,
    @Arg("response", () => String, {
      description: "The passkey's response to the options from `beginPasskey`, as JSON (AuthenticationResponseJSON).",
    })
    response: string,
  ): Promise<Session> {
    return enterSession(context.cookie, await signInWithPasskey(context, { response, ...browserOf(context) }));
  }

  @Allow("anybody")
  @Query(() => Boolean, {
    complexity: topFieldCost,
    description:
      "Whether no account exists yet. If true, `createFirstAccount` can create the first account with the setup code.",
  })
  async needsFirstAccount(@Ctx() { db }: Context): Promise<boolean> {
    return !(await hasAccounts(db));
  }

  @Allow("anybody")
  @Mutation(() => Session, {
    complexity: ({ childComplexity }) => 1 + topFieldCost + passwordCost + childComplexity,
    description:
      "Creates the first account of a new installation and sets the session cookie. Requires the setup code that the server prints when it starts without an account. Fails with CONFLICT if an account already exists, with BAD_USER_INPUT if the code is wrong, and with RATE_LIMITED after too many attempts. A request can contain only one sign-in or account-security mutation, such as `signIn` or `recoverAccount`.",
  })
  async createFirstAccount(
    @Ctx() context: Context,
    @Arg("code", () => String, { description: "The setup code. Case, spaces and hyphens are ignored." }) code: string,
    @Arg("email", () => String, { description: "The email address of the account." }) email: string,
    @Arg("password", () => String, { description: "The password of the account, 8 to 200 characters." })
    password: string,
  ): Promise<Session> {
    const attempt = { code, email, password, ...browserOf(context) };
    return enterSession(context.cookie, await createFirstAccount(context, attempt));
  }
}

function browserOf({ clientAddress, userAgent, cookie: { token, deviceToken } }: Context): Browser {
  return { clientAddress, userAgent, token, deviceToken };
}

/** A signed-in browser has its own limit, so other clients with the same address cannot block it. */
function challengeKeyOf({ viewer, clientAddress }: Context, purpose: PasskeyPurpose): string {
  if (purpose === PasskeyPurpose.CONFIRMATION && viewer?.session) return viewer.session.id;
  return addressKey(clientAddress);
}

/** Returns the id of the account whose passkeys may sign, or null if the person signs in with only a passkey. */
async function accountIdFor({ db, viewer, cookie }: Context, purpose: PasskeyPurpose): Promise<string | null> {
  if (purpose === PasskeyPurpose.SIGN_IN) return null;
  if (purpose === PasskeyPurpose.CONFIRMATION) {
    if (!viewer?.session) throw new UnauthenticatedError();
    return viewer.session.accountId;
  }
  const account = await findPendingAccount(db, cookie.pendingToken);
  if (account === null) throw new AppError("This sign-in has expired. Enter your password again.", "NOT_FOUND");
  return account.id;
}
