/** Hashes and checks passwords. A check takes the same time whether or not the account exists. */
import { randomBytes } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";

import { normalizedPassword } from "../../shared/input/passwordRules.js";

/** What one hash costs: the memory in KiB, and the number of passes over it. */
export type HashCost = Required<Pick<Options, "memoryCost" | "timeCost">>;

/** The cost that OWASP recommends for argon2id: 19 MiB and two passes, which take about 20 ms on one core. */
const recommendedCost: HashCost = { memoryCost: 19_456, timeCost: 2 };

export class PasswordHasher {
  readonly #options: Options;
  /** The hash of a random password, created at startup so no sign-in waits for it. */
  readonly #dummyHash: Promise<string>;

  /** @param cost Tests pass a lower cost. */
  constructor(cost = recommendedCost) {
    this.#options = { algorithm: 2, parallelism: 1, ...cost };
    this.#dummyHash = this.hash(randomBytes(32).toString("base64url"));
  }

  hash(password: string): Promise<string> {
    return hash(normalizedPassword(password), this.#options);
  }

  /** @param passwordHash Null if the account does not exist. The check then takes the same time and fails. */
  async isRight(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await verify(passwordHash ?? (await this.#dummyHash), normalizedPassword(password));
    return isRight && passwordHash !== null;
  }
}
