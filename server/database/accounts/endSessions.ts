import type { EntityManager } from "typeorm";

/**
 * Ends an account's sessions on every server, and its sign-ins that wait for a second factor.
 * @param keptId The id of a session to keep. Null ends all sessions.
 * @returns How many sessions ended.
 */
export async function endSessionsOfAccount(
  manager: EntityManager,
  accountId: string,
  keptId: string | null = null,
): Promise<number> {
  await manager.query("DELETE FROM pending_sign_ins WHERE account_id = $1", [accountId]);
  const [, count] = await manager.query<[unknown[], number]>(
    "DELETE FROM admin_sessions WHERE account_id = $1 AND id IS DISTINCT FROM $2::uuid",
    [accountId, keptId],
  );
  return count;
}
