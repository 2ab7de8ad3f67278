/** Hashes and checks passwords. A check takes as long for an unknown account as for a known one. */
import { randomBytes } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";

import { normalizedPassword } from "../../shared/input/passwordRules.js";

/** argon2id with OWASP's first choice: 19 MiB, two passes, about 20 ms of a core. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalizedPassword(password), options);
}

/** The hash of an unknown password, made at startup so that no sign-in waits for it. */
const dummyHash = hashPassword(randomBytes(32).toString("base64url"));

/** @param passwordHash Null for an unknown account: takes as long, and is never right. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummyHash), normalizedPassword(password));
  return isRight && passwordHash !== null;
}
