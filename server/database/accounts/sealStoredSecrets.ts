/** Encrypts the secrets that the server stored before the operator set `SECRET_KEY`. */
import type { DataSource } from "typeorm";

import type { SecretBox } from "../../platform/secretBox.js";

/** All columns with secrets that the server must be able to read again. */
const columns = [
  ["authenticator_apps", "secret"],
  ["webhooks", "secret"],
  ["webhooks", "previous_secret"],
] as const;

/** Without a key, changes nothing. Several servers can do this at the same time. */
export async function sealStoredSecrets(db: DataSource, { seal }: Pick<SecretBox, "seal">): Promise<void> {
  for (const [table, column] of columns) {
    const rows = await db.query<{ id: string; secret: string }[]>(
      `SELECT id, ${column} AS secret FROM ${table} WHERE ${column} NOT LIKE 'sealed:%'`,
    );
    for (const { id, secret } of rows) {
      const sealed = seal(secret);
      if (sealed === secret) return;
      await db.query(`UPDATE ${table} SET ${column} = $3 WHERE id = $1 AND ${column} = $2`, [id, secret, sealed]);
    }
  }
}
