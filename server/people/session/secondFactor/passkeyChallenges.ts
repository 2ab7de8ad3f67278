/**
 * The challenges that passkeys sign. Each can be used only once and for one purpose. Unless the purpose is to sign in
 * with only a passkey, it also belongs to one account.
 */
import type { DataSource } from "typeorm";

import type { ChallengePurpose } from "../../../database/entities/team/pendingSignIn.entity.js";
import { isLoopback } from "../../../shared/loopback.js";
import { findPasskeys } from "./secondFactor.queries.js";
import { webAuthn } from "./webAuthn.js";

/** How long a passkey has to sign a challenge, in ms. */
export const challengeLifetime = 5 * 60_000;

export interface PasskeyServices {
  db: DataSource;
  publicUrl(): string;
}

/** The site as WebAuthn identifies it. */
export interface RelyingParty {
  id: string;
  /** The origins of the site's own pages. */
  origins: string[];
}

/**
 * A passkey belongs to a host name, never to an IP address. If the site runs on this machine, the passkey belongs to
 * `localhost`.
 */
export function relyingParty(publicUrl: string): RelyingParty {
  const { origin, hostname, protocol, port } = new URL(publicUrl);
  if (!isLoopback(hostname)) return { id: hostname, origins: [origin] };
  return { id: "localhost", origins: [`${protocol}//localhost${port && `:${port}`}`] };
}

export interface ChallengeUse {
  purpose: ChallengePurpose;
  /** The account whose passkeys may sign. Null if the person signs in with only a passkey. */
  accountId: string | null;
}

/** Stores a challenge and deletes expired ones. */
export async function storeChallenge(db: DataSource, challenge: string, { purpose, accountId }: ChallengeUse) {
  await db.query("DELETE FROM passkey_challenges WHERE expires_at <= now()");
  await db.query(
    `INSERT INTO passkey_challenges (challenge, purpose, account_id, expires_at)
     VALUES ($1, $2, $3, now() + interval '${challengeLifetime} milliseconds')`,
    [challenge, purpose, accountId],
  );
}

/** Deletes a challenge, so no other request can use it. Returns whether this call deleted it. */
export async function takeChallenge(db: DataSource, challenge: string, { purpose, accountId }: ChallengeUse) {
  const [, count] = await db.query<[unknown[], number]>(
    `DELETE FROM passkey_challenges WHERE challenge = $1 AND purpose = $2
       AND account_id IS NOT DISTINCT FROM $3::uuid AND expires_at > now()`,
    [challenge, purpose, accountId],
  );
  return count === 1;
}

/**
 * Returns the options for `navigator.credentials.get`, as JSON. A passkey that replaces the password must verify the
 * person, for example with a fingerprint or a PIN.
 */
export async function beginPasskey({ db, publicUrl }: PasskeyServices, use: ChallengeUse): Promise<string> {
  const { accountId } = use;
  const passkeys = accountId === null ? [] : await findPasskeys(db, accountId);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(publicUrl()).id,
    timeout: challengeLifetime,
    userVerification: accountId === null ? "required" : "preferred",
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await storeChallenge(db, options.challenge, use);
  return JSON.stringify(options);
}
