/** Signs webhook messages as the Standard Webhooks specification requires: https://www.standardwebhooks.com */
import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** Returns a new secret: the prefix and 256 random bits in base64. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString("base64");
}

export interface SignedMessage {
  id: string;
  /** The start of the attempt to send the message. */
  at: Date;
  body: string;
}

/** Returns the three headers of a message. If there are several secrets, the message has one signature for each. */
export function signedHeaders({ id, at, body }: SignedMessage, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const sign = (secret: string) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  };
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map(sign).join(" "),
  };
}
