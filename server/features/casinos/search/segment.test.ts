import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import { casinoValues, indexedCasino } from "../../../test/search/indexedCasinos.js";
import { plainHits } from "../../../test/search/plainSearch.js";
import { typed } from "../../../test/search/searchTexts.js";
import type { IndexedCasino } from "./indexedCasino.js";
import { Segment } from "./segment.js";
import { runToEnd } from "./cooperativeScheduler.js";

/** What somebody types who looks for one of the casinos. */
function wantedIn(casinos: Partial<IndexedCasino>[]): fc.Arbitrary<string> {
  return fc.nat(casinos.length - 1).chain((at) => {
    const { name = "", description, gameProviders = [] } = casinos[at]!;
    const two = `${name.slice(0, 3)} ${gameProviders[0] ?? "visa"}`;
    return fc.oneof(typed(name), typed(description ?? name), typed(gameProviders[0] ?? name), fc.constant(two));
  });
}

const cases = casinoValues.chain((casinos) =>
  fc.tuple(fc.constant(casinos), fc.array(wantedIn(casinos), { minLength: 5, maxLength: 5 })),
);

function relevancesIn(segment: Segment, text: string, isGone: Uint8Array): Map<string, number> {
  const { casinos, rows, relevances } = runToEnd(segment.search(text, isGone));
  return new Map([...rows].map((row, at) => [casinos[row]!.id, relevances[at]!]));
}

describe("Segment", () => {
  it("finds what the definition finds, and scores it the same to the last bit", () => {
    const property = fc.property(cases, ([drawn, wanted]) => {
      const casinos = drawn.map((casino, at) => indexedCasino({ ...casino, id: String(at) }));
      const segment = runToEnd(Segment.of(casinos));
      const find = plainHits(casinos);
      const isGone = new Uint8Array(casinos.length);
      for (const text of wanted.map((each) => each.trim())) {
        expect(relevancesIn(segment, text, isGone)).toEqual(find(text));
      }
    });
    // A failing catalogue is large, and takes far too long to be made smaller.
    fc.assert(property, { numRuns: 30, endOnFailure: true });
  });

  it("finds all for a blank text, as Fuse does", () => {
    const casinos = ["One", "Two"].map((name) => indexedCasino({ id: name, name }));
    const segment = runToEnd(Segment.of(casinos));
    expect([...relevancesIn(segment, "  ", new Uint8Array(2)).keys()]).toEqual(["One", "Two"]);
    expect([...relevancesIn(segment, "  ", Uint8Array.of(1, 0)).keys()]).toEqual(["Two"]);
  });
});
