import { describe, expect, it } from "@jest/globals";

import { isEmailAddress } from "./email.js";

describe("isEmailAddress", () => {
  it.each([
    "you@example.com",
    "first.last+tag@sub.example.co.uk",
    "o'brien@example.com",
    "jürgen@münchen.example",
    "jane@xn--mnchen-3ya.xn--p1ai",
    `${"a".repeat(64)}@example.com`,
  ])("accepts %s", (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    "",
    "you",
    "@example.com",
    "you@",
    "you@example",
    "you@example.1",
    "you@-example.com",
    "you@example-.com",
    "you@exa_mple.com",
    "you@example..com",
    "you@example.com.",
    "you@[127.0.0.1]",
    ".you@example.com",
    "y..ou@example.com",
    "y ou@example.com",
    "y@ou@example.com",
    '"=1+1"@example.com',
    "you@exam\u00A0ple.com",
    "you@ＡＢＣ.com",
    "you@\uD800.com",
    "you\u202E@example.com",
    "you\u2028@example.com",
    "you@exa\u2066mple.com",
    `${"a".repeat(65)}@example.com`,
    `${"ü".repeat(33)}@example.com`,
    `you@${"a".repeat(64)}.com`,
    `you@${"a.".repeat(130)}com`,
  ])("rejects %j", (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
