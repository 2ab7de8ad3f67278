import { describe, expect, it } from "@jest/globals";

import { normalizePath } from "./redirectPaths.js";
import { trimSlashes } from "./trimSlashes.js";

describe("trimSlashes", () => {
  it.each([
    ["/", "/"],
    ["///", "/"],
    ["/a", "/a"],
    ["/a//", "/a"],
    ["/a//b/", "/a//b"],
    ["", ""],
  ])("changes %j to %j", (path, trimmed) => {
    expect(trimSlashes(path)).toBe(trimmed);
  });

  it("needs no more time for many slashes before another character", () => {
    const path = `/a${"/".repeat(2_000_000)}b`;
    expect(trimSlashes(path)).toBe(path);
  });
});

describe("normalizePath", () => {
  it("returns null for a path that is longer than any URL may be", () => {
    expect(normalizePath(`/${"a".repeat(1_999)}`)).toBe(`/${"a".repeat(1_999)}`);
    expect(normalizePath(`/${"a".repeat(2_000)}`)).toBeNull();
  });
});
