import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import { casinoValues, indexedCasino } from "../../../test/search/indexedCasinos.js";
import { plainHits } from "../../../test/search/plainSearch.js";
import { CatalogueIndex } from "./catalogueIndex.js";
import type { IndexedCasino } from "./indexedCasino.js";
import { Suggestions } from "./suggestions.js";
import { runToEnd } from "../../../test/search/runToEnd.js";
import { sampledRuns } from "../../../test/sample.js";

/** There are only a few ids, so the steps add, change, delete, and re-add the same casinos. */
const id = fc.nat(60).map(String);

const steps = casinoValues.chain((values) => {
  const casino = fc.tuple(id, fc.constantFrom(...values)).map(([key, each]) => indexedCasino({ ...each, id: key }));
  const step = fc.record({
    written: fc.uniqueArray(casino, { maxLength: 12, selector: (each) => each.id }),
    dropped: fc.array(id, { maxLength: 4 }),
  });
  return fc.array(step, { minLength: 1, maxLength: 12 });
});

function hitsOf(index: CatalogueIndex, text: string): Map<string, number> {
  const hits = new Map<string, number>();
  runToEnd(index.search(text)).forEach((casino, relevance) => {
    expect(hits.has(casino.id)).toBe(false);
    hits.set(casino.id, relevance);
  });
  return hits;
}

function indexOf(casinos: Iterable<IndexedCasino>): CatalogueIndex {
  return runToEnd(CatalogueIndex.empty.with({ written: [...casinos], deleted: [] }));
}

describe("CatalogueIndex", () => {
  it("returns the same results as a new index after every change, and never changes an old index", () => {
    const property = fc.property(steps, (all) => {
      let index = CatalogueIndex.empty;
      const living = new Map<string, IndexedCasino>();
      for (const { written, dropped } of all) {
        const [before, was] = [index, plainHits([...living.values()])];
        const deleted = dropped.filter((each) => !written.some((casino) => casino.id === each));
        for (const each of deleted) living.delete(each);
        for (const casino of written) living.set(casino.id, casino);
        index = runToEnd(index.with({ written, deleted }));
        const now = plainHits([...living.values()]);
        const anew = new Suggestions(indexOf(living.values()).parts);
        for (const text of ["a", "b", "casino", "abab", written[0]?.name ?? "bit"].map((each) => each.trim())) {
          expect(hitsOf(index, text)).toEqual(now(text));
          expect(hitsOf(before, text)).toEqual(was(text));
          expect(new Suggestions(index.parts).of(text)).toEqual(anew.of(text));
        }
      }
    });
    // Minimizing a failing case would take too long.
    fc.assert(property, sampledRuns(40, 6, { endOnFailure: true }));
  });

  it("has few segments and keeps its largest segment after many small changes", () => {
    const casinos = Array.from({ length: 500 }, (_, at) => indexedCasino({ id: String(at), name: `House ${at}` }));
    let index = indexOf(casinos);
    const [largest] = index.parts;
    for (let at = 0; at < 100; at += 1) {
      index = runToEnd(index.with({ written: [indexedCasino({ id: String(at), name: `Room ${at}` })], deleted: [] }));
      expect(index.parts.length).toBeLessThan(8);
      expect(index.parts[0]!.segment).toBe(largest!.segment);
    }
    expect(hitsOf(index, "room").size).toBe(100);
    expect(hitsOf(index, "house 1").has("1")).toBe(false);
  });

  it("releases deleted casinos if more than half are deleted", () => {
    const casinos = Array.from({ length: 100 }, (_, at) => indexedCasino({ id: String(at) }));
    const deleted = casinos.slice(0, 60).map((casino) => casino.id);
    const index = runToEnd(indexOf(casinos).with({ written: [], deleted }));
    expect(index.parts.map(({ segment }) => segment.casinos.length)).toEqual([40]);
  });
});
