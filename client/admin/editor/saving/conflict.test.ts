import type { FieldTable, FormValues } from "../../fields/fields";
import { conflictLines, decidedValues, mergedValues } from "./conflict";

const fields: FieldTable<FormValues> = {
  name: { kind: "line", label: "Name", check: () => null },
  offer: { kind: "line", label: "Offer", check: () => null },
  licenses: { kind: "tags", label: "Licenses", check: () => null },
};
const base: FormValues = { name: "Northgate", offer: "$500", licenses: ["MGA"] };

describe("changes by two editors to the same row", () => {
  it("do not conflict in a field that only one editor changed", () => {
    expect(conflictLines(fields, { base, mine: { ...base, name: "North" }, theirs: base })).toEqual([]);
  });

  it("do not conflict if both editors entered the same value", () => {
    const both = { ...base, licenses: ["UKGC"] };
    expect(conflictLines(fields, { base, mine: both, theirs: { ...both } })).toEqual([]);
  });

  it("conflict only in the fields that both editors changed", () => {
    const mine = { ...base, name: "North", offer: "$600" };
    const theirs = { ...base, offer: "$700", licenses: [] };
    const lines = conflictLines(fields, { base, mine, theirs });
    expect(lines).toEqual([{ name: "offer", mine: "$600", theirs: "$700", side: "mine" }]);
    const merged = mergedValues(fields, { base, mine, theirs });
    expect(merged).toEqual({ name: "North", offer: "$600", licenses: [] });
    const taken = lines.map((line) => ({ ...line, side: "theirs" as const }));
    expect(decidedValues(merged, taken)).toEqual({ name: "North", offer: "$700", licenses: [] });
  });
});
