/** Signs a person in with only a passkey, which must have verified the person. */
import { recordAudit } from "../../../database/audit/auditLog.js";
import { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { BadUserInputError } from "../../../shared/errors.js";
import { readDeviceToken } from "../deviceToken.js";
import { findNamedPasskey, isPasskeyRight } from "../secondFactor/passkeyProof.js";
import type { ProofServices } from "../secondFactor/proof.commands.js";
import { type Browser, finishSignIn, type SignedIn } from "./finishSignIn.js";

/** @throws BadUserInputError, RateLimitedError */
export async function signInWithPasskey(
  services: ProofServices,
  { response, ...browser }: Browser & { response: string },
): Promise<SignedIn> {
  const { db, signInLimits } = services;
  const { clientAddress, deviceToken } = browser;
  const passkey = await findNamedPasskey(services, response);
  const account = passkey && (await db.getRepository(AdminAccount).findOneBy({ id: passkey.accountId }));
  const deviceId = account && deviceToken !== null ? readDeviceToken(account, deviceToken) : null;
  const client = { address: clientAddress, email: account?.email ?? "", deviceId };
  await signInLimits.take(client, "key");
  let isWrong = false;
  try {
    const isRight = await isPasskeyRight(services, { response, purpose: "signIn", accountId: null });
    const signedIn = isRight ? await finishSignIn(db, account!, browser, "passkey") : null;
    if (signedIn !== null) return signedIn;
    isWrong = true;
    const details = { factor: "passkey" };
    const failed = { event: "secondFactorFailed", subject: account?.email ?? null, details } as const;
    await recordAudit(db, { actor: null, clientAddress }, failed);
  } finally {
    if (!isWrong) await signInLimits.giveBack(client, "key");
  }
  const message = "The passkey was not accepted. Sign in with your password, or ask an owner for help.";
  throw new BadUserInputError([{ field: "response", message }]);
}
