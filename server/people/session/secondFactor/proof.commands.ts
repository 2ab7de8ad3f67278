/** Checks second factors: codes from authenticator apps, recovery codes, and passkeys. */
import type { DataSource } from "typeorm";

import { recordAudit } from "../../../database/audit/auditLog.js";
import type { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { RecoveryCode } from "../../../database/entities/team/secondFactor.entity.js";
import type { Clock } from "../../../platform/clock.js";
import type { SecretBox } from "../../../platform/secretBox.js";
import { BadUserInputError } from "../../../shared/errors.js";
import { readDeviceToken } from "../deviceToken.js";
import type { GuessKind, SignInLimits } from "../signIn/signInLimits.js";
import type { Browser, SignInMethod } from "../signIn/finishSignIn.js";
import { isPasskeyRight } from "./passkeyProof.js";
import { takeRecoveryCode } from "./recoveryCodes.js";
import type { SecondFactorProof } from "./secondFactor.inputs.js";
import { findApp } from "./secondFactor.queries.js";
import { readTimeCode } from "./timeCodes.js";

export interface ProofServices {
  db: DataSource;
  clock: Clock;
  signInLimits: SignInLimits;
  secretBox: SecretBox;
  publicUrl(): string;
}

const fields = ["code", "recoveryCode", "passkey"] as const;

/** A proof, which may be of a kind that the account does not have. */
export interface Proof {
  field: (typeof fields)[number];
  text: string;
}

export interface ProofAttempt extends Pick<Browser, "clientAddress" | "deviceToken"> {
  account: AdminAccount;
  proof: Proof;
  /** Why the passkey signed the challenge. */
  purpose: "secondFactor" | "confirmation";
}

interface CheckMethod {
  guess: GuessKind;
  how: Exclude<SignInMethod, "password">;
  message: string;
  isRight(services: ProofServices, attempt: ProofAttempt): Promise<boolean>;
}

const checkMethods: Record<Proof["field"], CheckMethod> = {
  code: {
    guess: "code",
    how: "authenticator app",
    message: "The code is wrong or was already used. Enter the code that the app shows now.",
    isRight: isCodeRight,
  },
  recoveryCode: {
    guess: "key",
    how: "recovery code",
    message: "The recovery code is wrong or was already used. Enter another one.",
    isRight: isRecoveryCodeRight,
  },
  passkey: {
    guess: "key",
    how: "password and passkey",
    message: "The passkey was not accepted. Try again, or use another second factor.",
    isRight: ({ db, publicUrl }, { account, proof: { text }, purpose }) =>
      isPasskeyRight({ db, publicUrl }, { response: text, purpose, accountId: account.id }),
  },
};

/** @throws BadUserInputError unless exactly one proof is given. */
export function readProof(given: SecondFactorProof): Proof {
  const [field, ...others] = fields.filter((each) => given[each]?.trim());
  if (field !== undefined && others.length === 0) return { field, text: given[field]!.trim() };
  const message =
    field === undefined ? "Enter the code." : "Send only one second factor: a code, a recovery code or a passkey.";
  throw new BadUserInputError([{ field: others[0] ?? "code", message }]);
}

/**
 * Checks a second factor. From a browser that has signed in before, a wrong factor counts toward this browser's limit.
 * From any other browser, it counts toward the limit of the IP address. If it is a code from an app, it also counts
 * toward the limit of the account.
 * @returns How the person proved their identity.
 * @throws BadUserInputError, RateLimitedError
 */
export async function proveSecondFactor(services: ProofServices, attempt: ProofAttempt): Promise<CheckMethod["how"]> {
  const { account, proof, clientAddress, deviceToken } = attempt;
  const { guess, how, message, isRight } = checkMethods[proof.field];
  const deviceId = deviceToken === null ? null : readDeviceToken(account, deviceToken);
  const client = { address: clientAddress, email: account.email, deviceId };
  await services.signInLimits.take(client, guess);
  let isWrong = false;
  try {
    isWrong = !(await isRight(services, attempt));
  } finally {
    if (!isWrong) await services.signInLimits.giveBack(client, guess);
  }
  if (!isWrong) return how;
  const failed = { event: "secondFactorFailed", subject: account.email, details: { factor: how } } as const;
  await recordAudit(services.db, { actor: null, clientAddress }, failed);
  throw new BadUserInputError([{ field: proof.field, message }]);
}

/** Accepts a code only once: its time step must be later than that of the last accepted code. */
async function isCodeRight(
  { db, clock, secretBox }: ProofServices,
  { account, proof }: ProofAttempt,
): Promise<boolean> {
  const app = await findApp(db, account.id);
  const secret = app && secretBox.open(app.secret);
  const step = secret && readTimeCode(secret, proof.text.replaceAll(/\s/g, ""), clock.now());
  if (typeof step !== "number") return false;
  const [, count] = await db.query<[unknown[], number]>(
    `UPDATE authenticator_apps SET last_step = $2, last_used_at = now()
     WHERE id = $1 AND (last_step IS NULL OR last_step < $2)`,
    [app!.id, step],
  );
  return count === 1;
}

async function isRecoveryCodeRight(
  { db }: ProofServices,
  { account, proof, clientAddress }: ProofAttempt,
): Promise<boolean> {
  if (!(await takeRecoveryCode(db, account.id, proof.text))) return false;
  const left = await db.getRepository(RecoveryCode).countBy({ accountId: account.id });
  const used = { event: "recoveryCodeUsed", subject: account.email, details: { left } } as const;
  await recordAudit(db, { actor: account.email, clientAddress }, used);
  return true;
}
