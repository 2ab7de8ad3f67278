import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import Fuse from "fuse.js";

import { texts, typed } from "../../../test/search/searchTexts.js";
import { scoreOf } from "./bitap.js";
import { toPattern } from "./pattern.js";
import { runsEveryCase, sampledRuns } from "../../../test/sample.js";

function fuseScore(wanted: string, text: string): number | null {
  const result = Fuse.match(wanted, text, { threshold: 0.3 });
  return result.isMatch ? result.score : null;
}

function score(wanted: string, text: string): number | null {
  return scoreOf(toPattern(wanted), text.toLowerCase());
}

/** A text, with a query that a visitor might type to find this text or another one. */
const pairs = fc
  .tuple(texts(60), texts(40))
  .chain(([text, other]) => fc.tuple(fc.constant(text), fc.oneof(typed(text), fc.constant(other))));

describe("scoreOf", () => {
  it("returns exactly the same score as Fuse.js for every string", () => {
    let found = 0;
    const property = fc.property(pairs, ([text, wanted]) => {
      const expected = fuseScore(wanted, text);
      if (expected !== null) found += 1;
      expect(score(wanted, text)).toBe(expected);
    });
    fc.assert(property, sampledRuns(4_000, 300));
    expect(found).toBeGreaterThan(runsEveryCase ? 400 : 0);
  });

  it("returns exactly the same score as Fuse.js for patterns of several chunks", () => {
    const long = texts(90).filter((text) => text.length > 40);
    let found = 0;
    const property = fc.property(
      long.chain((text) => fc.tuple(fc.constant(text), typed(text))),
      ([text, wanted]) => {
        const expected = fuseScore(wanted, text);
        if (expected !== null) found += 1;
        expect(score(wanted, text)).toBe(expected);
      },
    );
    fc.assert(property, sampledRuns(1_500, 100));
    expect(found).toBeGreaterThan(runsEveryCase ? 200 : 0);
  });

  it.each([
    ["a", "a"],
    ["a", "b"],
    ["visa", "a visa"],
    ["visa", `${"-".repeat(30)}visa`],
    ["visa", `${"-".repeat(31)}visa`],
    ["casino", "caisno"],
    ["aaaa", "aaaaaaaa"],
    ["x".repeat(32), "x".repeat(32)],
    ["x".repeat(33), "x".repeat(200)],
    ["x".repeat(200), "x".repeat(199)],
    ["İSTANBUL", "istanbul"],
    ["undefined", "un"],
    ["constructor", "__proto__"],
  ])("returns the same score as Fuse.js for %j in %j", (wanted, text) => {
    expect(score(wanted, text)).toBe(fuseScore(wanted, text));
  });
});
