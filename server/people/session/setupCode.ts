/**
 * The code for creating the first account. A new installation prints it in its terminal, and the operator enters it in
 * the panel. The code proves that a person can read the server's output, so a stranger who finds the panel first cannot
 * take it over. The database stores it, so all servers accept the same code.
 */
import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";

/** Letters and digits that people rarely confuse. A code of 20 such characters has 99 bits. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const groups = 5;
const groupLength = 4;

/** Returns the code, in groups separated by hyphens, such as `7XK2-...`. Replaces a code that is older than a day. */
export async function readSetupCode({ manager }: Pick<DataSource, "manager">): Promise<string> {
  const current = () => manager.query<{ code: string }[]>(`SELECT code FROM setup_code WHERE ${isCurrent}`);
  const [found] = await current();
  if (found) return found.code;
  await manager.query(
    `INSERT INTO setup_code (code) VALUES ($1)
     ON CONFLICT (is_only) DO UPDATE SET code = excluded.code, created_at = now() WHERE NOT (setup_code.${isCurrent})`,
    [Array.from({ length: groups }, newGroup).join("-")],
  );
  const [row] = await current();
  return row!.code;
}

const isCurrent = "created_at > now() - interval '1 day'";

/** Compares the codes in constant time, ignoring case, spaces, and hyphens. A used code matches nothing. */
export async function matchesSetupCode({ manager }: Pick<DataSource, "manager">, entered: string): Promise<boolean> {
  const [row] = await manager.query<{ code: string }[]>("SELECT code FROM setup_code");
  return row !== undefined && timingSafeEqual(hashOf(entered), hashOf(row.code));
}

/** Invalidates the code in the transaction that creates the account. */
export async function deleteSetupCode(manager: EntityManager): Promise<void> {
  await manager.query("DELETE FROM setup_code");
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Hashes a code. All hashes have the same length, regardless of what the caller enters. */
function hashOf(text: string): Buffer {
  return createHash("sha256").update(text.replaceAll(/[\s-]/g, "").toUpperCase()).digest();
}
