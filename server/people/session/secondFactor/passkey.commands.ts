/** Adds, renames and removes the passkeys of the viewer's own account. */
import type { RegistrationResponseJSON } from "@simplewebauthn/server";

import type { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { Passkey } from "../../../database/entities/team/secondFactor.entity.js";
import { SiteSettings, siteSettingsId } from "../../../database/entities/siteSettings.entity.js";
import { BadUserInputError, ConflictError, NotFoundError } from "../../../shared/errors.js";
import { rejectErrors } from "../../../shared/input/fieldErrors.js";
import { isUuid } from "../../../shared/input/uuid.js";
import { secondFactors } from "../../../shared/limits.js";
import { requiredLine } from "../../../../shared/rules/text.js";
import { addFactor, type OwnSession, removeFactor } from "./ownFactors.commands.js";
import {
  challengeLifetime,
  relyingParty,
  storeChallenge,
  takeChallenge,
  type PasskeyServices,
} from "./passkeyChallenges.js";
import { readPasskeyResponse } from "./passkeyResponse.js";
import { findPasskeys } from "./secondFactor.queries.js";
import { webAuthn } from "./webAuthn.js";

/**
 * Returns the options for `navigator.credentials.create`, as JSON.
 * @throws ConflictError at the maximum number of passkeys.
 */
export async function beginRegistration({ db, publicUrl }: PasskeyServices, account: AdminAccount): Promise<string> {
  const passkeys = await findPasskeys(db, account.id);
  if (passkeys.length >= secondFactors.maxPasskeys)
    throw new ConflictError(`Your account already has ${secondFactors.maxPasskeys} passkeys. Remove one first.`);
  const { name } = await db.getRepository(SiteSettings).findOneByOrFail({ id: siteSettingsId });
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: relyingParty(publicUrl()).id,
    userID: new Uint8Array(Buffer.from(account.id.replaceAll("-", ""), "hex")),
    userName: account.email,
    userDisplayName: account.displayName ?? account.email,
    timeout: challengeLifetime,
    attestationType: "none",
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await storeChallenge(db, options.challenge, { purpose: "registration", accountId: account.id });
  return JSON.stringify(options);
}

/**
 * Adds the passkey that a browser has created.
 * @returns New recovery codes if the account had none, or null.
 * @throws BadUserInputError for an invalid name or response, or ConflictError for a passkey that already belongs to an
 * account, or at the maximum number of passkeys.
 */
export async function addPasskey(
  { db, publicUrl }: PasskeyServices,
  own: OwnSession,
  { response, name }: { response: string; name: string },
): Promise<string[] | null> {
  rejectErrors([nameError(name)]);
  const { id: accountId } = own.account;
  const read = readPasskeyResponse<RegistrationResponseJSON>(response);
  if (read === null || !(await takeChallenge(db, read.challenge, { purpose: "registration", accountId })))
    throw notAccepted();
  const party = relyingParty(publicUrl());
  const verification = {
    response: read.response,
    expectedChallenge: read.challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
  };
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse(verification).catch(() => null);
  if (!verified?.verified) throw notAccepted();
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return addFactor(db, own, "passkey", async (manager) => {
    if (await manager.existsBy(Passkey, { credentialId: id }))
      throw new ConflictError("This passkey already belongs to an account.");
    if ((await manager.countBy(Passkey, { accountId })) >= secondFactors.maxPasskeys)
      throw new ConflictError(`Your account already has ${secondFactors.maxPasskeys} passkeys. Remove one first.`);
    await manager.insert(Passkey, {
      accountId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter: String(counter),
      transports: transports.filter((each) => /^[\w-]{1,20}$/.test(String(each))).slice(0, 10),
      name: name.trim(),
    });
  });
}

/** @throws BadUserInputError, NotFoundError */
export async function renamePasskey(
  { db }: PasskeyServices,
  { account }: OwnSession,
  { id, name }: { id: string; name: string },
): Promise<void> {
  rejectErrors([nameError(name)]);
  const own = { id, accountId: account.id };
  const { affected } = isUuid(id)
    ? await db.getRepository(Passkey).update(own, { name: name.trim() })
    : { affected: 0 };
  if (affected === 0) throw new NotFoundError("passkey");
}

/** @throws NotFoundError */
export function removePasskey({ db }: PasskeyServices, own: OwnSession, id: string): Promise<void> {
  return removeFactor(db, own, "passkey", async (manager) => {
    const { affected } = isUuid(id)
      ? await manager.delete(Passkey, { id, accountId: own.account.id })
      : { affected: 0 };
    if (affected === 0) throw new NotFoundError("passkey");
  });
}

function nameError(name: string) {
  const message = requiredLine("name").problemOf(name.trim());
  return message !== null && { field: "name", message };
}

function notAccepted(): BadUserInputError {
  return new BadUserInputError([
    { field: "response", message: "The passkey was not accepted. Begin again with `beginPasskeyRegistration`." },
  ]);
}
