/** Passwords as they are stored, and how long it takes to find out that one is wrong. */
import { randomBytes } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";

import { normalizedPassword } from "../../shared/input/passwordRules.js";

/** argon2id with OWASP's first choice: 19 MiB, two passes, about 20 ms of a core. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalizedPassword(password), options);
}

/** The hash of a password that nobody knows, made before the first sign-in so that none takes longer for it. */
const nobodysHash = hashPassword(randomBytes(32).toString("base64url"));

/** @param passwordHash Null where there is no such account: that takes as long, and is never right. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), normalizedPassword(password));
  return isRight && passwordHash !== null;
}
