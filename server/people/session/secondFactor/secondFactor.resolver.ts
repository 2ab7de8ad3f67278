import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { passwordCost, topFieldCost } from "../../../shared/limits.js";
import { Allow } from "../../../shared/schema/allow.js";
import type { Context } from "../../../catalogue/context.js";
import { getOwnAccount } from "../account/ownAccount.commands.js";
import { findSession } from "../session.queries.js";
import { Session, toSession } from "../session.inputs.js";
import { confirmIdentity } from "./confirmation.commands.js";
import {
  addAuthenticatorApp,
  beginAuthenticatorApp,
  createRecoveryCodes,
  type OwnSession,
  removeAuthenticatorApp,
} from "./ownFactors.commands.js";
import { addPasskey, beginRegistration, removePasskey, renamePasskey } from "./passkey.commands.js";
import { AddedSecondFactor, AuthenticatorAppSetup, SecondFactorProof, SecondFactors } from "./secondFactor.inputs.js";
import { findSecondFactors } from "./secondFactor.queries.js";

const needs =
  "Fails with CONFIRMATION_REQUIRED if the session was not confirmed in the last 10 minutes, and with NOT_FOUND in demo mode.";
const endsOthers = "Ends the account's other sessions.";

@Resolver()
export class SecondFactorResolver {
  @Allow("seeSecondFactors")
  @Query(() => SecondFactors, {
    nullable: true,
    description: "The second factors of your own account; null in demo mode.",
  })
  ownSecondFactors(@Ctx() { db, viewer }: Context): Promise<SecondFactors> | null {
    return viewer?.session ? findSecondFactors(db, viewer.session.accountId) : null;
  }

  @Allow("seeSecondFactors")
  @Mutation(() => Session, {
    complexity: ({ childComplexity }) => 1 + topFieldCost + passwordCost + childComplexity,
    description:
      "Confirms the session for 10 minutes, as a sign-in does. Send the second factor if your account has one, otherwise the password. Fails with BAD_USER_INPUT if the second factor or the password is wrong, with RATE_LIMITED after too many failures, and with NOT_FOUND in demo mode. A request can contain only one sign-in or account-security mutation, such as `signIn` or `recoverAccount`.",
  })
  async confirmIdentity(
    @Ctx() context: Context,
    @Arg("password", () => String, { nullable: true, description: "The password of your account." })
    password: string | null,
    @Arg("secondFactor", () => SecondFactorProof, { nullable: true, description: "The second factor." })
    secondFactor: SecondFactorProof | null,
  ): Promise<Session> {
    const { account, sessionId, clientAddress } = await ownOf(context);
    const { deviceToken, token } = context.cookie;
    await confirmIdentity(context, { account, sessionId, clientAddress, deviceToken, password, secondFactor });
    return toSession((await findSession(context.db, token!))?.viewer ?? context.viewer!);
  }

  @Allow("changeSecondFactors")
  @Mutation(() => AuthenticatorAppSetup, {
    description: `Creates the secret of a new authenticator app. The new app works only after \`addAuthenticatorApp\`, which also removes the previous app. ${needs}`,
  })
  async beginAuthenticatorApp(@Ctx() context: Context): Promise<AuthenticatorAppSetup> {
    return beginAuthenticatorApp(context, await ownOf(context));
  }

  @Allow("changeSecondFactors")
  @Mutation(() => AddedSecondFactor, {
    description: `Adds the authenticator app that shows the code. ${endsOthers} Fails with BAD_USER_INPUT if the code is wrong. ${needs} A request can contain only one sign-in or account-security mutation, such as \`signIn\` or \`recoverAccount\`.`,
  })
  async addAuthenticatorApp(
    @Ctx() context: Context,
    @Arg("code", () => String, { description: "The code that the app shows. Spaces are ignored." }) code: string,
  ): Promise<AddedSecondFactor> {
    return { recoveryCodes: await addAuthenticatorApp(context, await ownOf(context), code) };
  }

  @Allow("changeSecondFactors")
  @Mutation(() => Boolean, { description: `Removes the authenticator app and returns true. ${endsOthers} ${needs}` })
  async removeAuthenticatorApp(@Ctx() context: Context): Promise<boolean> {
    await removeAuthenticatorApp(context.db, await ownOf(context));
    return true;
  }

  @Allow("changeSecondFactors")
  @Mutation(() => String, {
    description: `Returns the options for \`navigator.credentials.create\` as JSON (PublicKeyCredentialCreationOptionsJSON). The challenge works once and expires after 5 minutes. Fails with CONFLICT if your account already has 10 passkeys. ${needs}`,
  })
  async beginPasskeyRegistration(@Ctx() context: Context): Promise<string> {
    return beginRegistration(context, (await ownOf(context)).account);
  }

  @Allow("changeSecondFactors")
  @Mutation(() => AddedSecondFactor, {
    description: `Adds a passkey. ${endsOthers} Fails with BAD_USER_INPUT if the response is not accepted. ${needs}`,
  })
  async addPasskey(
    @Ctx() context: Context,
    @Arg("response", () => String, {
      description:
        "The browser's response to the options from `beginPasskeyRegistration`, as JSON (RegistrationResponseJSON).",
    })
    response: string,
    @Arg("name", () => String, { description: "A name for the passkey; 1 to 200 characters." }) name: string,
  ): Promise<AddedSecondFactor> {
    return { recoveryCodes: await addPasskey(context, await ownOf(context), { response, name }) };
  }

  @Allow("changeSecondFactors")
  @Mutation(() => Boolean, { description: `Changes the name of a passkey and returns true. ${needs}` })
  async renamePasskey(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the passkey." }) id: string,
    @Arg("name", () => String, { description: "The new name; 1 to 200 characters." }) name: string,
  ): Promise<boolean> {
    await renamePasskey(context, await ownOf(context), { id, name });
    return true;
  }

  @Allow("changeSecondFactors")
  @Mutation(() => Boolean, { description: `Removes a passkey and returns true. ${endsOthers} ${needs}` })
  async removePasskey(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the passkey." }) id: string,
  ): Promise<boolean> {
    await removePasskey(context, await ownOf(context), id);
    return true;
  }

  @Allow("changeSecondFactors")
  @Mutation(() => [String], {
    description: `Replaces the recovery codes and returns the new ones, which the API never returns again. ${endsOthers} Fails with CONFLICT if your account has no second factor. ${needs}`,
  })
  async createRecoveryCodes(@Ctx() context: Context): Promise<string[]> {
    return createRecoveryCodes(context.db, await ownOf(context));
  }
}

/** @throws NotFoundError in demo mode, which has no account. */
async function ownOf({ db, viewer, clientAddress }: Context): Promise<OwnSession> {
  const account = await getOwnAccount(db, viewer!.session);
  return { account, sessionId: viewer!.session!.id, clientAddress };
}
