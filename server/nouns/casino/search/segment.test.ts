import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import { casinoValues, indexedCasino } from "../../../test/search/indexedCasinos.js";
import { plainHits } from "../../../test/search/plainSearch.js";
import { typed } from "../../../test/search/searchTexts.js";
import type { IndexedCasino } from "./indexedCasino.js";
import { Segment } from "./segment.js";
import { runToEnd } from "../../../test/search/runToEnd.js";
import { sampledRuns } from "../../../test/sample.js";

/** Queries that a visitor might type to find one of the casinos. */
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

function relevancesIn(segment: Segment, text: string, isDeleted: Uint8Array): Map<string, number> {
  const { casinos, rows, relevances } = runToEnd(segment.search(text, isDeleted));
  return new Map([...rows].map((row, at) => [casinos[row]!.id, relevances[at]!]));
}

describe("Segment", () => {
  it("returns the same casinos as plain Fuse.js, with exactly the same scores", () => {
    const property = fc.property(cases, ([drawn, wanted]) => {
      const casinos = drawn.map((casino, at) => indexedCasino({ ...casino, id: String(at) }));
      const segment = runToEnd(Segment.of(casinos));
      const find = plainHits(casinos);
      const isDeleted = new Uint8Array(casinos.length);
      for (const text of wanted.map((each) => each.trim())) {
        expect(relevancesIn(segment, text, isDeleted)).toEqual(find(text));
      }
    });
    // A failing catalogue is large, so minimizing it would take too long.
    fc.assert(property, sampledRuns(30, 6, { endOnFailure: true }));
  });

  it("returns all casinos for a blank query, as Fuse.js does", () => {
    const casinos = ["One", "Two"].map((name) => indexedCasino({ id: name, name }));
    const segment = runToEnd(Segment.of(casinos));
    expect([...relevancesIn(segment, "  ", new Uint8Array(2)).keys()]).toEqual(["One", "Two"]);
    expect([...relevancesIn(segment, "  ", Uint8Array.of(1, 0)).keys()]).toEqual(["Two"]);
  });
});
