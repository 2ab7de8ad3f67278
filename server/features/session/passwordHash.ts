/** Hashes and checks passwords. A check takes the same time whether or not the account exists. */
import { randomBytes } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";

import { normalizedPassword } from "../../shared/input/passwordRules.js";

/** The argon2id options that OWASP recommends: 19 MiB and two passes, which take about 20 ms on one core. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalizedPassword(password), options);
}

/** The hash of a random password, created at startup so no sign-in waits for it. */
const dummyHash = hashPassword(randomBytes(32).toString("base64url"));

/** @param passwordHash Null if the account does not exist. The check then takes the same time and fails. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummyHash), normalizedPassword(password));
  return isRight && passwordHash !== null;
}
