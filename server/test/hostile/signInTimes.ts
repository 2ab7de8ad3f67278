/** Measures how long failed sign-ins with known and unknown email addresses take. The two times must not differ. */
import { PasswordHasher } from "../../people/session/passwordHash.js";
import { makeAccount, post } from "../sessions/signedIn.js";
import type { TestServer } from "../startTestServer.js";

export interface Spread {
  median: number;
  fastest: number;
  slowest: number;
}

const attempts = 100;

/**
 * Alternates between the two email addresses, so other load on the machine affects both.
 * @param server Must hash passwords at the cost for production.
 */
export async function measureSignIns({ url, database }: TestServer): Promise<Record<string, Spread>> {
  const { email } = await makeAccount(database.dataSource, undefined, new PasswordHasher());
  const addresses = { "known address": email, "unknown address": "nobody.here@example.com" };
  const times: Record<string, number[]> = {};
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    for (const [who, address] of Object.entries(addresses)) {
      const begun = performance.now();
      await post(url, 'mutation ($e: String!) { signIn(email: $e, password: "not the password") { name } }', {
        e: address,
      });
      (times[who] ??= []).push(performance.now() - begun);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([who, each]) => [who, spreadOf(each)]));
}

function spreadOf(times: number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)]!, fastest: sorted[0]!, slowest: sorted.at(-1)! };
}
