/** Changes the accounts of the team. At least one enabled owner always remains. */
import { type DataSource, type EntityManager, IsNull } from "typeorm";

import { endSessionsOfAccount } from "../../database/accounts/endSessions.js";
import { hasSecondFactor, removeSecondFactors } from "../../database/accounts/secondFactors.js";
import { type AuditActor, recordAudit } from "../../database/audit/auditLog.js";
import { teamLock } from "../../database/connection/locks.js";
import { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { cancelMails } from "../../database/mail/mailQueue.js";
import { ConflictError, NotFoundError } from "../../shared/errors.js";
import { isUuid } from "../../shared/input/uuid.js";
import { Role } from "../../shared/schema/policies.js";

/**
 * Changes the role of an account. If the account was an owner, the links that it created stop working.
 * @throws NotFoundError, or ConflictError if no enabled owner would remain.
 */
export function changeRole(
  db: DataSource,
  { id, role }: { id: string; role: Role },
  actor: AuditActor,
): Promise<AdminAccount> {
  return changeAccount(db, id, async (manager, account) => {
    if (account.role === role) return;
    await manager.update(AdminAccount, { id }, { role });
    const details = { from: account.role, to: role };
    await recordAudit(manager, actor, { event: "roleChanged", subject: account.email, details });
    await revokeLinksOf(manager, account, actor);
  });
}

/**
 * Disables an account, ends its sessions, and revokes the links that it created. It keeps its role and password.
 * @throws NotFoundError, or ConflictError if no enabled owner would remain.
 */
export function disableAccount(db: DataSource, id: string, actor: AuditActor): Promise<AdminAccount> {
  return changeAccount(db, id, async (manager, account) => {
    if (account.disabledAt !== null) return;
    await manager.update(AdminAccount, { id }, { disabledAt: () => "now()" });
    const sessions = await endSessionsOfAccount(manager, id);
    await recordAudit(manager, actor, { event: "accountDisabled", subject: account.email, details: { sessions } });
    await revokeLinksOf(manager, account, actor);
  });
}

/** @throws NotFoundError */
export function enableAccount(db: DataSource, id: string, actor: AuditActor): Promise<AdminAccount> {
  return changeAccount(db, id, async (manager, account) => {
    if (account.disabledAt === null) return;
    await manager.update(AdminAccount, { id }, { disabledAt: null });
    await recordAudit(manager, actor, { event: "accountEnabled", subject: account.email });
  });
}

/** @throws NotFoundError */
export function endSessions(db: DataSource, id: string, actor: AuditActor): Promise<AdminAccount> {
  return changeAccount(db, id, async (manager, account) => {
    const count = await endSessionsOfAccount(manager, id);
    await recordAudit(manager, actor, { event: "sessionsEnded", subject: account.email, details: { count } });
  });
}

/**
 * Deletes an account and its sessions, and revokes the links that it created. The history keeps the account's email
 * address.
 * @throws NotFoundError, or ConflictError if no enabled owner would remain.
 */
export async function removeAccount(db: DataSource, id: string, actor: AuditActor): Promise<void> {
  await changeAccount(db, id, async (manager, account) => {
    await manager.delete(AdminAccount, { id });
    const details = { role: account.role };
    await recordAudit(manager, actor, { event: "accountRemoved", subject: account.email, details });
    await revokeLinksOf(manager, account, actor);
  });
}

/**
 * Removes the second factors of a person who has lost them, and ends the account's sessions.
 * @throws NotFoundError, or ConflictError if the account has none.
 */
export async function removeLostFactors(db: DataSource, id: string, actor: AuditActor): Promise<void> {
  await changeAccount(db, id, async (manager, account) => {
    if (!(await removeSecondFactors(manager, account, actor)))
      throw new ConflictError("This account has no second factor.");
  });
}

/**
 * Changes whether every account must have a second factor. If so, people without one can only add one or sign out.
 * @param ownAccountId The account of the owner who makes the change. If a second factor becomes required, this account
 * must already have one. Null in demo mode.
 * @throws ConflictError
 */
export async function requireSecondFactor(
  db: DataSource,
  { isRequired, ownAccountId }: { isRequired: boolean; ownAccountId: string | null },
  actor: AuditActor,
): Promise<void> {
  await db.transaction(async (manager) => {
    if (isRequired && !(await hasFactor(manager, ownAccountId)))
      throw new ConflictError("Add a second factor to your own account first.");
    const [, count] = await manager.query<[unknown[], number]>(
      "UPDATE sign_in_rules SET requires_second_factor = $1 WHERE requires_second_factor <> $1",
      [isRequired],
    );
    if (count > 0)
      await recordAudit(manager, actor, { event: "secondFactorRequirementChanged", details: { isRequired } });
  });
}

async function hasFactor(manager: EntityManager, accountId: string | null): Promise<boolean> {
  const [row] = await manager.query<[{ has: boolean }]>(`SELECT ${hasSecondFactor("$1::uuid")} AS has`, [accountId]);
  return row.has;
}

/**
 * Revokes the invitations and the recovery links that an account created, because it may no longer create any.
 * Otherwise, a former owner could become an owner again with an earlier link.
 */
async function revokeLinksOf(manager: EntityManager, { id, email }: AdminAccount, actor: AuditActor): Promise<void> {
  const [links] = await manager.query<[{ email: string | null; role: Role }[], number]>(
    // During an upgrade, servers of the earlier release store links without an id.
    `DELETE FROM account_links
     WHERE created_by_id = $1 OR created_by_id IS NULL AND created_by = $2 RETURNING email, role`,
    [id, email],
  );
  for (const { email: invited, role } of links) {
    if (invited === null) continue;
    await cancelMails(manager, invited, "invitation");
    await recordAudit(manager, actor, { event: "invitationRevoked", subject: invited, details: { role } });
  }
}

/**
 * Changes one account while no other account can change, and returns the account as it was before the change.
 * @throws ConflictError if no enabled owner would remain. In that case, nothing changes.
 */
function changeAccount(
  db: DataSource,
  id: string,
  change: (manager: EntityManager, account: AdminAccount) => Promise<void>,
): Promise<AdminAccount> {
  return db.transaction(async (manager) => {
    await manager.query("SELECT pg_advisory_xact_lock($1)", [teamLock]);
    const account = isUuid(id) ? await manager.findOneBy(AdminAccount, { id }) : null;
    if (account === null) throw new NotFoundError("account");
    await change(manager, account);
    const wasOwner = account.role === Role.OWNER && account.disabledAt === null;
    const owners = { role: Role.OWNER, disabledAt: IsNull() };
    if (wasOwner && !(await manager.existsBy(AdminAccount, owners)))
      throw new ConflictError("This is the only enabled owner. Make another account an owner first.");
    return account;
  });
}
