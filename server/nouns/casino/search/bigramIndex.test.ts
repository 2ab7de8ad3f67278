import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import { texts, typed } from "../../../test/search/searchTexts.js";
import { BigramIndex } from "./bigramIndex.js";
import { scoreOf } from "./bitap.js";
import { maxChunkLength, reachesOf } from "./errorBudget.js";
import { toPattern } from "./pattern.js";
import { runToEnd } from "../../../test/search/runToEnd.js";
import { runsEveryCase, sampledRuns } from "../../../test/sample.js";

function marksOf(lower: string[], wanted: string): Int32Array {
  const marks = new Int32Array(lower.length);
  runToEnd(runToEnd(BigramIndex.over(lower)).mark(toPattern(wanted), marks));
  return marks;
}

const cases = fc
  .array(texts(70), { minLength: 1, maxLength: 12 })
  .chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.nat(all.length - 1).chain((at) => typed(all[at]!)),
    ),
  )
  .filter(([, wanted]) => wanted.trim() !== "");

/** Each pair of adjacent characters occurs only once. */
const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

const corruptions: ((wanted: string, errors: number) => string)[] = [
  // All errors are next to one end, so all pairs beyond them shift.
  (wanted, errors) => wanted.slice(0, 1) + "=".repeat(errors) + wanted.slice(1),
  (wanted, errors) => wanted.slice(0, 1) + wanted.slice(1 + errors),
  (wanted, errors) => wanted.slice(0, -1 - errors) + wanted.slice(-1),
  // The errors are spread over the pattern, so they break as many pairs as possible.
  (wanted, errors) => [...wanted].map((each, at) => (at % 3 === 1 && at < 3 * errors ? "=" : each)).join(""),
];

/**
 * Builds texts in which a corrupted pattern occurs as far away as a match can be. The pattern is a single chunk, or two
 * chunks of which only the second one occurs.
 */
function textsAtTheEndOfReach(): { wanted: string; text: string }[] {
  return Array.from({ length: 31 }, (_, at) => letters.slice(0, at + 2)).flatMap((wanted) =>
    reachesOf(wanted.length).flatMap((reach, errors) =>
      corruptions.flatMap((corrupt) => {
        const corrupted = corrupt(wanted, errors);
        const single = { wanted, text: "-".repeat(reach) + corrupted };
        if (wanted.length < maxChunkLength) return [single];
        const second = (place: number) => {
          return { wanted: "+".repeat(maxChunkLength) + wanted, text: "-".repeat(place) + corrupted };
        };
        return [single, second(maxChunkLength - reach), second(maxChunkLength + reach)];
      }),
    ),
  );
}

describe("BigramIndex", () => {
  it("marks every matching string and its matching chunks", () => {
    let found = 0;
    const property = fc.property(cases, ([all, wanted]) => {
      const lower = all.map((text) => text.toLowerCase());
      const marks = marksOf(lower, wanted);
      const pattern = toPattern(wanted);
      for (const [number, text] of lower.entries()) {
        const score = scoreOf(pattern, text);
        if (score === null) continue;
        found += 1;
        expect({ wanted, text, mark: marks[number] }).not.toMatchObject({ mark: 0 });
        expect({ wanted, text, score: scoreOf(pattern, text, marks[number]) }).toEqual({ wanted, text, score });
      }
    });
    fc.assert(property, sampledRuns(1_500, 150));
    expect(found).toBeGreaterThan(runsEveryCase ? 300 : 0);
  });

  it("marks strings whose match is as far away and as misspelled as allowed", () => {
    let found = 0;
    for (const text of textsAtTheEndOfReach()) {
      const pattern = toPattern(text.wanted);
      const marks = marksOf([text.text], text.wanted);
      if (scoreOf(pattern, text.text) === null) continue;
      found += 1;
      expect({ ...text, mark: marks[0] }).not.toMatchObject({ mark: 0 });
    }
    expect(found).toBeGreaterThan(300);
  });

  it("skips most strings that have nothing in common with the pattern", () => {
    const lower = Array.from({ length: 500 }, (_, number) => `${(number * 7_919).toString(26)} house of games`);
    const marked = marksOf(lower, "withdrawal").filter((mark) => mark !== 0);
    expect(marked.length).toBeLessThan(10);
  });

  it("marks all strings if the pattern is too long for the index", () => {
    const lower = ["short", "y".repeat(600)];
    expect(marksOf(lower, "y".repeat(500)).every((mark) => mark !== 0)).toBe(true);
  });
});
