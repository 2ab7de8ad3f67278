import { expect, it } from "@jest/globals";
import fc from "fast-check";

import { sorted } from "./sorted.js";
import { runToEnd } from "./cooperativeScheduler.js";

it("sorted orders any number of items as toSorted does, equal ones in their old order", () => {
  const items = fc.array(fc.record({ key: fc.nat(40), name: fc.string() }), { maxLength: 2_000, size: "max" });
  const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;
  const property = fc.property(items, (all) => expect(runToEnd(sorted(all, byKey))).toEqual(all.toSorted(byKey)));
  fc.assert(property, { numRuns: 30 });
});
