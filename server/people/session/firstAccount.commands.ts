/** Lets the panel create the first account of a new installation. */
import { firstAccountLock } from "../../database/connection/locks.js";
import type { Limiter } from "../../platform/limiter.js";
import { addressKey } from "../../shared/addressKey.js";
import { BadUserInputError, ConflictError, RateLimitedError } from "../../shared/errors.js";
import { Role } from "../../shared/schema/policies.js";
import { type AccountServices, createAccount } from "./account.commands.js";
import { hasAccounts } from "./account.queries.js";
import { finishSignIn, type SignedIn } from "./signIn/finishSignIn.js";
import type { SignIn } from "./signIn/signIn.commands.js";
import { deleteSetupCode, matchesSetupCode } from "./setupCode.js";

export interface FirstAccountServices extends AccountServices {
  callerLimits: { firstAccount: Limiter };
}

export interface FirstAccount extends SignIn {
  code: string;
}

/**
 * Creates the first account and signs the person in.
 * @throws RateLimitedError after too many attempts, BadUserInputError for a wrong code or an invalid address or
 * password, or ConflictError when an account exists.
 */
export async function createFirstAccount(
  { db, passwords, callerLimits }: FirstAccountServices,
  attempt: FirstAccount,
): Promise<SignedIn> {
  const { isAllowed, resetAfter } = await callerLimits.firstAccount.take(addressKey(attempt.clientAddress));
  if (!isAllowed) throw new RateLimitedError("Too many attempts. Wait a few minutes, then try again.", resetAfter);
  // Check this before the code, so the code is useless as soon as an account exists.
  if (await hasAccounts(db)) throw alreadySetUp();
  if (!(await matchesSetupCode(db, attempt.code)))
    throw new BadUserInputError([
      {
        field: "code",
        message: "The setup code is wrong. When a server last started, it printed the code to its terminal or log.",
      },
    ]);
  const account = await db.transaction(async (manager) => {
    await manager.query("SELECT pg_advisory_xact_lock($1)", [firstAccountLock]);
    if (await hasAccounts(manager)) throw alreadySetUp();
    await deleteSetupCode(manager);
    return createAccount({ db: manager, passwords }, attempt, {
      role: Role.OWNER,
      actor: { actor: null, clientAddress: attempt.clientAddress },
      how: "setup code",
    });
  });
  const signedIn = await finishSignIn(db, account, attempt, "setup code");
  if (signedIn === null)
    throw new ConflictError("Your account was created, but it was changed before you were signed in. Sign in.");
  return signedIn;
}

function alreadySetUp(): ConflictError {
  return new ConflictError("An account already exists. Sign in, or ask an owner to invite you.");
}
