/** Confirms sessions: a person proves their identity again before they change how people sign in. */
import type { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { AdminSession } from "../../../database/entities/team/adminSession.entity.js";
import { recordAudit } from "../../../database/audit/auditLog.js";
import { BadUserInputError } from "../../../shared/errors.js";
import type { AccountServices } from "../account.commands.js";
import { readDeviceToken } from "../deviceToken.js";
import type { Browser } from "../signIn/finishSignIn.js";
import type { SignInLimits } from "../signIn/signInLimits.js";
import { type ProofServices, proveSecondFactor, readProof } from "./proof.commands.js";
import type { SecondFactorProof } from "./secondFactor.inputs.js";
import { findSecondFactorKinds } from "./secondFactor.queries.js";

export interface Confirmation extends Pick<Browser, "clientAddress" | "deviceToken"> {
  account: AdminAccount;
  sessionId: string;
  password: string | null;
  secondFactor: SecondFactorProof | null;
}

/**
 * Confirms a session. A person who has a second factor must use it. All others must enter their password.
 * @throws BadUserInputError, RateLimitedError
 */
export async function confirmIdentity(services: ProofServices & AccountServices, given: Confirmation): Promise<void> {
  const { account, sessionId, password, secondFactor, ...browser } = given;
  const hasFactor = (await findSecondFactorKinds(services.db, account.id)).length > 0;
  if (hasFactor) {
    const proof = readProof(secondFactor ?? {});
    await proveSecondFactor(services, { account, proof, purpose: "confirmation", ...browser });
  } else {
    await provePassword(services, { account, password: password ?? "", field: "password", ...browser });
  }
  await services.db.getRepository(AdminSession).update({ id: sessionId }, { confirmedAt: () => "now()" });
}

export interface PasswordProof extends Pick<Browser, "clientAddress" | "deviceToken"> {
  account: AdminAccount;
  password: string;
  /** The name of the argument that contains the password, for the error. */
  field: string;
}

/** Checks the password of a session's account. A wrong password counts as a failed sign-in. */
export async function provePassword(
  { db, passwords, signInLimits }: AccountServices & { signInLimits: SignInLimits },
  { account, password, field, clientAddress, deviceToken }: PasswordProof,
): Promise<void> {
  if (password === "") throw new BadUserInputError([{ field, message: "Enter your current password." }]);
  const deviceId = deviceToken === null ? null : readDeviceToken(account, deviceToken);
  const client = { address: clientAddress, email: account.email, deviceId };
  await signInLimits.take(client, "password");
  if (!(await passwords.isRight(account.passwordHash, password))) {
    const actor = { actor: account.email, clientAddress };
    await recordAudit(db, actor, { event: "signInFailed", subject: account.email });
    throw new BadUserInputError([{ field, message: "The current password is wrong." }]);
  }
  await signInLimits.giveBack(client, "password");
}
