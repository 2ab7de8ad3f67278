/**
 * Encrypts secrets that the server must be able to read again (AES-256-GCM), such as those of authenticator apps and
 * webhooks. The key is not in the database, so neither a copy nor a backup of the database reveals the secrets. Without
 * a key, secrets are stored unencrypted.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export interface SecretBox {
  seal(secret: string): string;
  /** Returns null if the secret was encrypted with another key, or if there is no key anymore. */
  open(stored: string): string | null;
}

const algorithm = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;
/** Marks encrypted secrets. A secret of an authenticator app or a webhook never contains a colon. */
const prefix = "sealed:";

/** @param secretKey The operator's key. Null if there is none. */
export function createSecretBox(secretKey: string | null): SecretBox {
  const key = secretKey === null ? null : Buffer.from(hkdfSync("sha256", secretKey, "", "authenticator apps", 32));
  return {
    seal(secret) {
      if (key === null) return secret;
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv);
      const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(stored) {
      if (!stored.startsWith(prefix)) return stored;
      if (key === null) return null;
      const bytes = Buffer.from(stored.slice(prefix.length), "base64url");
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
        decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
        return decipher.update(bytes.subarray(ivLength + tagLength), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return null;
      }
    },
  };
}
