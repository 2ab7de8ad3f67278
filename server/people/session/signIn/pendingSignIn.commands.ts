/** Sign-ins that wait for a second factor after a correct password. */
import type { DataSource } from "typeorm";

import { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { AppError, ConflictError, RateLimitedError } from "../../../shared/errors.js";
import { hashToken, isToken } from "../../../shared/secretToken.js";
import { type ProofServices, proveSecondFactor, readProof } from "../secondFactor/proof.commands.js";
import type { SecondFactorProof } from "../secondFactor/secondFactor.inputs.js";
import { type Browser, finishSignIn, type SignedIn } from "./finishSignIn.js";

/**
 * How long a sign-in waits for its second factor, in ms, and how many attempts it allows. After that, the person must
 * sign in again.
 */
export const pendingSignIns = { lifetime: 10 * 60_000, maxAttempts: 5 };

/** Returns the account of a sign-in that waits for a second factor, or null if the sign-in has expired. */
export async function findPendingAccount(db: DataSource, token: string | null): Promise<AdminAccount | null> {
  if (token === null || !isToken(token)) return null;
  return db
    .createQueryBuilder(AdminAccount, "account")
    .innerJoin("pending_sign_ins", "pending", "pending.account_id = account.id")
    .where("pending.token_hash = :hash AND pending.expires_at > now() AND account.disabled_at IS NULL", {
      hash: hashToken(token),
    })
    .getOne();
}

/**
 * Finishes a sign-in with a second factor. Every attempt counts, so a stranger who knows the password can try only a
 * few codes before having to enter it again.
 * @throws BadUserInputError for a wrong proof, RateLimitedError, or AppError if the sign-in has expired.
 */
export async function finishPendingSignIn(
  services: ProofServices,
  given: SecondFactorProof,
  { pendingToken, ...browser }: Browser & { pendingToken: string | null },
): Promise<SignedIn> {
  const proof = readProof(given);
  const account = await findPendingAccount(services.db, pendingToken);
  if (account === null) throw expired();
  const hash = hashToken(pendingToken!);
  await takeAttempt(services.db, hash);
  const how = await proveSecondFactor(services, { account, proof, purpose: "secondFactor", ...browser });
  // If several requests use the token at the same time, only one of them deletes the row.
  const [, count] = await services.db.query<[unknown[], number]>(
    "DELETE FROM pending_sign_ins WHERE token_hash = $1 AND expires_at > now()",
    [hash],
  );
  if (count === 0) throw expired();
  const signedIn = await finishSignIn(services.db, account, browser, how);
  if (signedIn === null) throw new ConflictError("The account was changed while you were signing in. Sign in again.");
  return signedIn;
}

/** Counts an attempt before the proof is checked. @throws RateLimitedError after too many. */
async function takeAttempt(db: DataSource, tokenHash: string): Promise<void> {
  const [, count] = await db.query<[unknown[], number]>(
    "UPDATE pending_sign_ins SET attempts = attempts + 1 WHERE token_hash = $1 AND attempts < $2",
    [tokenHash, pendingSignIns.maxAttempts],
  );
  if (count === 1) return;
  await db.query("DELETE FROM pending_sign_ins WHERE token_hash = $1", [tokenHash]);
  throw new RateLimitedError("Too many wrong codes. Enter your password again.", 1);
}

function expired(): AppError {
  return new AppError("This sign-in has expired. Enter your password again.", "NOT_FOUND");
}
