/** Checks that a person has a passkey. */
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";

import { Passkey } from "../../../database/entities/team/secondFactor.entity.js";
import { type ChallengeUse, type PasskeyServices, relyingParty, takeChallenge } from "./passkeyChallenges.js";
import { readPasskeyResponse } from "./passkeyResponse.js";
import { webAuthn } from "./webAuthn.js";

export interface PasskeyAttempt extends ChallengeUse {
  /** The browser's response as JSON. */
  response: string;
}

/** Returns the passkey that a response names, whether or not its signature is valid. */
export async function findNamedPasskey({ db }: PasskeyServices, text: string): Promise<Passkey | null> {
  const read = readPasskeyResponse<AuthenticationResponseJSON>(text);
  return read && db.getRepository(Passkey).findOneBy({ credentialId: read.response.id });
}

/**
 * Whether one of the account's passkeys signed a challenge that was not used before. If no account is given, the
 * passkey may belong to any account, but it must also have verified the person.
 */
export async function isPasskeyRight(services: PasskeyServices, attempt: PasskeyAttempt): Promise<boolean> {
  const { db, publicUrl } = services;
  const { accountId } = attempt;
  const read = readPasskeyResponse<AuthenticationResponseJSON>(attempt.response);
  if (read === null || !(await takeChallenge(db, read.challenge, attempt))) return false;
  const passkey = await findNamedPasskey(services, attempt.response);
  if (passkey === null || (accountId !== null && passkey.accountId !== accountId)) return false;
  const party = relyingParty(publicUrl());
  const verification = {
    response: read.response,
    expectedChallenge: read.challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: accountId === null,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: Number(passkey.counter),
    },
  };
  const { verifyAuthenticationResponse } = await webAuthn();
  // The library throws if anything is wrong, for example if the passkey's counter has not increased.
  const verified = await verifyAuthenticationResponse(verification).catch(() => null);
  if (!verified?.verified) return false;
  const counter = String(verified.authenticationInfo.newCounter);
  await db.getRepository(Passkey).update({ id: passkey.id }, { counter, lastUsedAt: () => "now()" });
  return true;
}
