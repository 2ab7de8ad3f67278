import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";

import { texts } from "../../../test/search/searchTexts.js";
import { SubstringIndex } from "./substringIndex.js";
import { runToEnd } from "./cooperativeScheduler.js";

const cases = fc.tuple(fc.array(texts(8), { maxLength: 40 }), texts(3));

describe("NameList", () => {
  it("names in order those that begin with a text, and those that contain it", () => {
    const property = fc.property(cases, ([names, text]) => {
      const list = runToEnd(SubstringIndex.over(names));
      const wanted = text.toLowerCase();
      const numbers = (holds: (name: string) => boolean) =>
        names.flatMap((name, number) => (holds(name.toLowerCase()) ? [number] : []));
      expect([...list.beginningWith(wanted)]).toEqual(numbers((name) => name.startsWith(wanted)));
      expect([...list.containing(wanted)]).toEqual(numbers((name) => name.includes(wanted)));
    });
    fc.assert(property, { numRuns: 500 });
  });

  it("finds nothing across two names", () => {
    const list = runToEnd(SubstringIndex.over(["one", "two"]));
    for (const text of ["et", "e\0t", "\0", "onetwo"]) {
      expect([...list.containing(text), ...list.beginningWith(text)]).toEqual([]);
    }
  });
});
