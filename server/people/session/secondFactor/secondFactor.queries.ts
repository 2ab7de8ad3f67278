/** Finds the second factors of accounts. */
import { type DataSource, type EntityManager, IsNull, Not } from "typeorm";

import { isSecondFactorRequired } from "../../../database/accounts/secondFactors.js";
import { AuthenticatorApp, Passkey, RecoveryCode } from "../../../database/entities/team/secondFactor.entity.js";
import { SecondFactorKind, type SecondFactors } from "./secondFactor.inputs.js";

/**
 * Returns the kinds of second factor that a person can use. An account that has only recovery codes has none, because
 * recovery codes only replace other factors.
 */
export async function findSecondFactorKinds(
  db: DataSource | EntityManager,
  accountId: string,
): Promise<SecondFactorKind[]> {
  const [row] = await db.query<[{ app: boolean; passkey: boolean; recovery: boolean }]>(
    `SELECT EXISTS (SELECT FROM authenticator_apps WHERE account_id = $1 AND confirmed_at IS NOT NULL) AS app,
       EXISTS (SELECT FROM passkeys WHERE account_id = $1) AS passkey,
       EXISTS (SELECT FROM recovery_codes WHERE account_id = $1) AS recovery`,
    [accountId],
  );
  if (!row.app && !row.passkey) return [];
  return [
    ...(row.app ? [SecondFactorKind.AUTHENTICATOR_APP] : []),
    ...(row.passkey ? [SecondFactorKind.PASSKEY] : []),
    ...(row.recovery ? [SecondFactorKind.RECOVERY_CODE] : []),
  ];
}

export function findApp(db: DataSource | EntityManager, accountId: string): Promise<AuthenticatorApp | null> {
  return db.getRepository(AuthenticatorApp).findOneBy({ accountId, confirmedAt: Not(IsNull()) });
}

export function findPasskeys(db: DataSource | EntityManager, accountId: string): Promise<Passkey[]> {
  return db.getRepository(Passkey).find({ where: { accountId }, order: { createdAt: "ASC", id: "ASC" } });
}

export async function findSecondFactors(db: DataSource, accountId: string): Promise<SecondFactors> {
  return {
    kinds: await findSecondFactorKinds(db, accountId),
    authenticatorApp: await findApp(db, accountId),
    passkeys: await findPasskeys(db, accountId),
    recoveryCodesLeft: await db.getRepository(RecoveryCode).countBy({ accountId }),
    isRequired: await isSecondFactorRequired(db),
  };
}
