/** Signs people in. Every way to sign in ends with a call to `finishSignIn`. */
import { recordAudit } from "../../../database/audit/auditLog.js";
import { UnauthenticatedError } from "../../../shared/errors.js";
import { rejectErrors } from "../../../shared/input/fieldErrors.js";
import { normalizedPassword, passwordLength } from "../../../shared/input/passwordRules.js";
import { textLimits } from "../../../../shared/textLimits.js";
import type { AccountServices } from "../account.commands.js";
import { findAccount } from "../account.queries.js";
import { normalizedEmail } from "../../../shared/input/emailAddress.js";
import { readDeviceToken } from "../deviceToken.js";
import { type Browser, finishSignIn, type SignedIn, type Waiting } from "./finishSignIn.js";
import type { SignInLimits } from "./signInLimits.js";

export interface SignIn extends Browser {
  email: string;
  password: string;
}

/**
 * Signs in with an email address and a password. The error does not reveal which of the two is wrong.
 * @throws BadUserInputError, UnauthenticatedError, RateLimitedError
 */
export async function signIn(
  { db, passwords, signInLimits: limits }: AccountServices & { signInLimits: SignInLimits },
  attempt: SignIn,
): Promise<SignedIn | Waiting> {
  const email = normalizedEmail(attempt.email);
  rejectImpossible(email, attempt.password);
  // Without a device token, check the limits before the first query, so rejecting an attempt needs no query.
  const deviceAccount = attempt.deviceToken === null ? null : await findAccount(db, email);
  const deviceId = deviceAccount && readDeviceToken(deviceAccount, attempt.deviceToken!);
  const client = { address: attempt.clientAddress, email, deviceId };
  await limits.take(client, "password");
  let isWrong = false;
  try {
    const account = deviceAccount ?? (await findAccount(db, email));
    const isRight = await passwords.isRight(account?.passwordHash ?? null, attempt.password);
    const signedIn = isRight ? await finishSignIn(db, account!, attempt, "password") : null;
    if (signedIn !== null) return signedIn;
    isWrong = true;
    // Do not record an unknown address, because it may be a password that a person has typed into the wrong field.
    const subject = account?.email ?? null;
    await recordAudit(db, { actor: null, clientAddress: attempt.clientAddress }, { event: "signInFailed", subject });
  } finally {
    // Only a wrong email address or password counts as an attempt. A success or a database failure does not.
    if (!isWrong) await limits.giveBack(client, "password");
  }
  throw new UnauthenticatedError("The email address or the password is wrong.");
}

/** Rejects invalid input before the sign-in counts as an attempt. */
function rejectImpossible(email: string, password: string): void {
  const isTooLong = [...normalizedPassword(password)].length > passwordLength.max;
  rejectErrors([
    email === "" && { field: "email", message: "Enter your email address." },
    email.length > textLimits.email && {
      field: "email",
      message: `Shorten the email address to ${textLimits.email} characters or fewer.`,
    },
    password === "" && { field: "password", message: "Enter your password." },
    isTooLong && { field: "password", message: `Enter a password of at most ${passwordLength.max} characters.` },
  ]);
}
