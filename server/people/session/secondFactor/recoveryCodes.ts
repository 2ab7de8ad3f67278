/**
 * Recovery codes are for people who have lost their second factor. Each can be used once. The database stores only
 * their hashes.
 */
import { createHash, randomInt } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";

import { RecoveryCode } from "../../../database/entities/team/secondFactor.entity.js";
import { secondFactors } from "../../../shared/limits.js";

/** Letters and digits that people rarely confuse. A code of 24 such characters has 118 bits. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const groups = 6;
const groupLength = 4;

/** Replaces the recovery codes of an account, and returns the new ones. */
export async function replaceRecoveryCodes(manager: EntityManager, accountId: string): Promise<string[]> {
  await manager.delete(RecoveryCode, { accountId });
  const codes = Array.from({ length: secondFactors.recoveryCodes }, newCode);
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ accountId, codeHash: hashOf(code) })),
  );
  return codes;
}

/** Deletes a recovery code that a person has entered. Returns whether it was one of the account's codes. */
export async function takeRecoveryCode(db: DataSource, accountId: string, entered: string): Promise<boolean> {
  const { affected } = await db.getRepository(RecoveryCode).delete({ accountId, codeHash: hashOf(entered) });
  return affected === 1;
}

function newCode(): string {
  return Array.from({ length: groups }, newGroup).join("-");
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Hashes a code, ignoring case, spaces and hyphens. */
function hashOf(text: string): string {
  return createHash("sha256").update(text.replaceAll(/[\s-]/g, "").toUpperCase()).digest("hex");
}
