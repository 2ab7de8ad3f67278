import { describe, expect, it } from "@jest/globals";

import { toStoredPath } from "./webPath.js";

describe("toStoredPath", () => {
  it.each([
    ["/", "/"],
    ["/casino/amber-abacus", "/casino/amber-abacus"],
    ["/casino/a?q=visitor@example.com", "/casino/a"],
    ["/faq#bonuses", "/faq"],
    ["/%E2%9C%93", "/%E2%9C%93"],
    ["/✓", "/%E2%9C%93"],
    ["/;=cmd|' /c calc'!A1", "/%3B%3Dcmd%7C%27%20/c%20calc%27%21A1"],
    ["/a\tb,c", "/a%09b%2Cc"],
    ["/\u202Etxt", "/%E2%80%AEtxt"],
    [`/${"a".repeat(300)}`, `/${"a".repeat(199)}`],
    [`/${"a".repeat(198)};`, `/${"a".repeat(198)}`],
    ["", null],
    ["all-casinos", null],
    ["=1+1", null],
    ["//evil.example/", null],
    ["https://odds.example/", null],
  ])("converts %j to %j", (path, stored) => {
    expect(toStoredPath(path)).toBe(stored);
  });
});
