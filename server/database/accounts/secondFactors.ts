/** Finds accounts with a second factor, and removes lost factors. */
import type { DataSource, EntityManager } from "typeorm";

import { type AuditActor, recordAudit } from "../audit/auditLog.js";
import { endSessionsOfAccount } from "./endSessions.js";

/** Returns the SQL condition for an account with a second factor. @param accountId SQL for the account's id. */
export function hasSecondFactor(accountId: string): string {
  return `(EXISTS (SELECT FROM authenticator_apps WHERE account_id = ${accountId} AND confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM passkeys WHERE account_id = ${accountId}))`;
}

/** SQL for whether every account must have a second factor. */
export const requiresSecondFactor = "(SELECT requires_second_factor FROM sign_in_rules)";

export async function isSecondFactorRequired(db: DataSource | EntityManager): Promise<boolean> {
  const [row] = await db.query<[{ isRequired: boolean }]>(`SELECT ${requiresSecondFactor} AS "isRequired"`);
  return row.isRequired;
}

/**
 * Removes every second factor and recovery code of an account, and ends its sessions. After that, the person signs in
 * with only the password.
 * @returns Whether the account had a second factor.
 */
export async function removeSecondFactors(
  manager: EntityManager,
  account: { id: string; email: string },
  actor: AuditActor,
): Promise<boolean> {
  let count = 0;
  for (const table of ["authenticator_apps", "passkeys"]) {
    const statement = `DELETE FROM ${table} WHERE account_id = $1`;
    count += (await manager.query<[unknown[], number]>(statement, [account.id]))[1];
  }
  await manager.query("DELETE FROM recovery_codes WHERE account_id = $1", [account.id]);
  if (count === 0) return false;
  const sessions = await endSessionsOfAccount(manager, account.id);
  const details = { factors: "all", sessions };
  await recordAudit(manager, actor, { event: "secondFactorRemoved", subject: account.email, details });
  return true;
}
