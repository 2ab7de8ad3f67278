import { describe, expect, it } from "@jest/globals";

import { createSecretBox } from "./secretBox.js";

const key = "a key of the operator with at least 32 characters";
const secret = "JBSWY3DPEHPK3PXP";

describe("createSecretBox", () => {
  it("decrypts what it has encrypted, and encrypts the same secret differently each time", () => {
    const box = createSecretBox(key);
    const [first, second] = [box.seal(secret), box.seal(secret)];
    expect(first).not.toContain(secret);
    expect(first).not.toBe(second);
    expect([box.open(first), box.open(second)]).toEqual([secret, secret]);
  });

  it("does not decrypt a secret with another key, without a key, or after the secret was altered", () => {
    const sealed = createSecretBox(key).seal(secret);
    expect(createSecretBox(`${key}!`).open(sealed)).toBeNull();
    expect(createSecretBox(null).open(sealed)).toBeNull();
    const changed = sealed.replace(/.$/, (last) => (last === "A" ? "Q" : "A"));
    expect(createSecretBox(key).open(changed)).toBeNull();
    expect(createSecretBox(key).open("sealed:short")).toBeNull();
  });

  it("can read secrets that were stored before there was a key", () => {
    expect(createSecretBox(null).seal(secret)).toBe(secret);
    expect(createSecretBox(key).open(secret)).toBe(secret);
  });
});
