/** Signs people in. Every way to sign in ends with a call to `finishSignIn`. */
import type { DataSource } from "typeorm";

import { recordAudit } from "../../../database/audit/auditLog.js";
import type { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { UnauthenticatedError } from "../../../shared/errors.js";
import { rejectErrors } from "../../../shared/input/fieldErrors.js";
import { normalizedPassword, passwordLength } from "../../../shared/input/passwordRules.js";
import { textLimits } from "../../../shared/textLimits.js";
import { findAccount, normalizedEmail } from "../account.queries.js";
import { newDeviceToken, readDeviceToken } from "../deviceToken.js";
import { isPasswordRight } from "../passwordHash.js";
import { findSecondFactorKinds } from "../secondFactor/secondFactor.queries.js";
import type { SecondFactorKind } from "../secondFactor/secondFactor.inputs.js";
import { type SignInRequest, type StartedSession, startSession } from "../session.commands.js";
import { createPendingSignIn } from "./pendingSignIn.commands.js";
import type { SignInLimits } from "./signInLimits.js";

/** How a person proved their identity. The audit log records it. */
export type SignInMethod =
  | "password"
  | "setup code"
  | "invitation"
  | "passkey"
  | "authenticator app"
  | "recovery code"
  | "password and passkey";

/** The browser that signs in. */
export interface Browser extends SignInRequest {
  /** The browser's device token, from an earlier sign-in. */
  deviceToken: string | null;
}

export interface SignIn extends Browser {
  email: string;
  password: string;
}

export interface SignedIn extends StartedSession {
  /** The token for the browser's device cookie. */
  deviceToken: string;
}

/** A sign-in with a correct password that still needs a second factor. */
export interface Waiting {
  /** The token for the browser's cookie. The database does not store it. */
  pendingToken: string;
  secondFactors: SecondFactorKind[];
}

/**
 * Signs in with an email address and a password. The error does not reveal which of the two is wrong.
 * @throws BadUserInputError, UnauthenticatedError, RateLimitedError
 */
export async function signIn(db: DataSource, limits: SignInLimits, attempt: SignIn): Promise<SignedIn | Waiting> {
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
    const isRight = await isPasswordRight(account?.passwordHash ?? null, attempt.password);
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

/**
 * Finishes every sign-in after the first proof of identity. No other function gives a browser a session. If the account
 * has a second factor, a password is not enough: it begins a sign-in that waits for the second factor.
 * @returns Null if the password has changed since the check, or if the account was disabled or deleted.
 */
export function finishSignIn(
  db: DataSource,
  account: AdminAccount,
  browser: Browser,
  how: "password",
): Promise<SignedIn | Waiting | null>;
export function finishSignIn(
  db: DataSource,
  account: AdminAccount,
  browser: Browser,
  how: Exclude<SignInMethod, "password">,
): Promise<SignedIn | null>;
export async function finishSignIn(
  db: DataSource,
  account: AdminAccount,
  browser: Browser,
  how: SignInMethod,
): Promise<SignedIn | Waiting | null> {
  if (how === "password") {
    const secondFactors = await findSecondFactorKinds(db, account.id);
    if (secondFactors.length > 0) {
      const pendingToken = await createPendingSignIn(db, account);
      return pendingToken === null ? null : { pendingToken, secondFactors };
    }
  }
  const started = await startSession(db, account, browser);
  if (started === null) return null;
  const actor = { actor: account.email, clientAddress: browser.clientAddress };
  const details = { how, userAgent: browser.userAgent?.slice(0, 200) ?? null };
  await recordAudit(db, actor, { event: "signedIn", details });
  const deviceId = browser.deviceToken === null ? null : readDeviceToken(account, browser.deviceToken);
  return { ...started, deviceToken: newDeviceToken(account, deviceId ?? undefined) };
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
