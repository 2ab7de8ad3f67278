/** Adds and removes the second factors of the viewer's own account. Each change ends the account's other sessions. */
import { type DataSource, type EntityManager, IsNull } from "typeorm";

import { endSessionsOfAccount } from "../../../database/accounts/endSessions.js";
import { recordAudit } from "../../../database/audit/auditLog.js";
import { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { AuthenticatorApp, RecoveryCode } from "../../../database/entities/team/secondFactor.entity.js";
import { SiteSettings, siteSettingsId } from "../../../database/entities/siteSettings.entity.js";
import { BadUserInputError, ConflictError, NotFoundError } from "../../../shared/errors.js";
import type { ProofServices } from "./proof.commands.js";
import { replaceRecoveryCodes } from "./recoveryCodes.js";
import type { AuthenticatorAppSetup } from "./secondFactor.inputs.js";
import { findSecondFactorKinds } from "./secondFactor.queries.js";
import { newTimeCodeSecret, readTimeCode, timeCodeUrl } from "./timeCodes.js";

export interface OwnSession {
  account: AdminAccount;
  /** The session that makes the change. It does not end. */
  sessionId: string;
  clientAddress: string;
}

/**
 * Creates the secret for a new authenticator app. When its first code is entered, the app replaces the previous one.
 */
export async function beginAuthenticatorApp(
  { db, secretBox }: ProofServices,
  { account }: OwnSession,
): Promise<AuthenticatorAppSetup> {
  const secret = newTimeCodeSecret();
  await db.transaction(async (manager) => {
    await lockAccount(manager, account.id);
    await manager.delete(AuthenticatorApp, { accountId: account.id, confirmedAt: IsNull() });
    await manager.insert(AuthenticatorApp, { accountId: account.id, secret: secretBox.seal(secret) });
  });
  const { name } = await db.getRepository(SiteSettings).findOneByOrFail({ id: siteSettingsId });
  return { secret, url: timeCodeUrl(secret, { site: name, email: account.email }) };
}

/**
 * Finishes adding an authenticator app with its first code.
 * @returns New recovery codes if the account had none, or null.
 * @throws BadUserInputError for a wrong code, or ConflictError if no app is being added.
 */
export async function addAuthenticatorApp(
  { db, secretBox, clock }: ProofServices,
  own: OwnSession,
  code: string,
): Promise<string[] | null> {
  return addFactor(db, own, "authenticator app", async (manager) => {
    const accountId = own.account.id;
    const app = await manager.findOneBy(AuthenticatorApp, { accountId, confirmedAt: IsNull() });
    const secret = app && secretBox.open(app.secret);
    if (!app || secret === null)
      throw new ConflictError("There is no authenticator app to confirm. Start the setup again.");
    const step = readTimeCode(secret, code.replaceAll(/\s/g, ""), clock.now());
    if (step === null) {
      const message = "The code is wrong. Check the phone's clock, then enter the code that the app shows now.";
      throw new BadUserInputError([{ field: "code", message }]);
    }
    await manager.query("DELETE FROM authenticator_apps WHERE account_id = $1 AND id <> $2", [accountId, app.id]);
    await manager.update(AuthenticatorApp, { id: app.id }, { confirmedAt: () => "now()", lastStep: step });
  });
}

/** @throws NotFoundError */
export function removeAuthenticatorApp(db: DataSource, own: OwnSession): Promise<void> {
  return removeFactor(db, own, "authenticator app", async (manager) => {
    const [, count] = await manager.query<[unknown[], number]>(
      "DELETE FROM authenticator_apps WHERE account_id = $1 AND confirmed_at IS NOT NULL",
      [own.account.id],
    );
    if (count === 0) throw new NotFoundError("authenticator app");
  });
}

/** Replaces the recovery codes. @throws ConflictError without a second factor. */
export function createRecoveryCodes(db: DataSource, own: OwnSession): Promise<string[]> {
  return db.transaction(async (manager) => {
    await lockAccount(manager, own.account.id);
    if ((await findSecondFactorKinds(manager, own.account.id)).length === 0)
      throw new ConflictError("Add an authenticator app or a passkey first.");
    const codes = await replaceRecoveryCodes(manager, own.account.id);
    await recordChange(manager, own, "recoveryCodesCreated", { codes: codes.length });
    return codes;
  });
}

type FactorName = "authenticator app" | "passkey";

/** Adds a factor in one transaction. If the account has no recovery codes, also creates and returns them. */
export function addFactor(
  db: DataSource,
  own: OwnSession,
  factor: FactorName,
  add: (manager: EntityManager) => Promise<void>,
): Promise<string[] | null> {
  return db.transaction(async (manager) => {
    await lockAccount(manager, own.account.id);
    await add(manager);
    const hasCodes = await manager.existsBy(RecoveryCode, { accountId: own.account.id });
    const codes = hasCodes ? null : await replaceRecoveryCodes(manager, own.account.id);
    await recordChange(manager, own, "secondFactorAdded", { factor });
    return codes;
  });
}

/**
 * Removes a factor in one transaction. If it was the account's last, this also deletes the recovery codes, which would
 * be useless.
 */
export async function removeFactor(
  db: DataSource,
  own: OwnSession,
  factor: FactorName,
  remove: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  await db.transaction(async (manager) => {
    await lockAccount(manager, own.account.id);
    await remove(manager);
    const isLast = (await findSecondFactorKinds(manager, own.account.id)).length === 0;
    if (isLast) await manager.delete(RecoveryCode, { accountId: own.account.id });
    await recordChange(manager, own, "secondFactorRemoved", { factors: factor });
  });
}

/** Locks the account, so changes to its factors wait for each other. */
async function lockAccount(manager: EntityManager, id: string): Promise<void> {
  const accounts = manager.createQueryBuilder(AdminAccount, "account").setLock("pessimistic_write");
  if ((await accounts.where({ id }).getOne()) === null) throw new NotFoundError("account");
}

async function recordChange(
  manager: EntityManager,
  { account, sessionId, clientAddress }: OwnSession,
  event: "secondFactorAdded" | "secondFactorRemoved" | "recoveryCodesCreated",
  details: Record<string, unknown>,
): Promise<void> {
  const sessions = await endSessionsOfAccount(manager, account.id, sessionId);
  const facts = { event, subject: account.email, details: { ...details, sessions } };
  await recordAudit(manager, { actor: account.email, clientAddress }, facts);
}
