import type { FieldTable, FormValues } from "../../shared/forms/fields";
import { conflictLines, mergedValues } from "./conflict";

const fields: FieldTable<FormValues> = {
  name: { kind: "line", label: "Name", check: () => null },
  offer: { kind: "line", label: "Offer", check: () => null },
  licenses: { kind: "tags", label: "Licenses", check: () => null },
};
const base: FormValues = { name: "Northgate", offer: "$500", licenses: ["MGA"] };

describe("two people's changes of one row", () => {
  it("are no conflict where only one of them has changed a field", () => {
    expect(conflictLines(fields, base, { ...base, name: "North" }, base)).toEqual([]);
  });

  it("are no conflict where both have written the same", () => {
    const both = { ...base, licenses: ["UKGC"] };
    expect(conflictLines(fields, base, both, { ...both })).toEqual([]);
  });

  it("keep what was typed, and follow the other where nothing was", () => {
    const mine = { ...base, offer: "$600" };
    const theirs = { ...base, offer: "$700", licenses: [] };
    const lines = conflictLines(fields, base, mine, theirs);
    expect(lines.map(({ name, side }) => [name, side])).toEqual([
      ["offer", "mine"],
      ["licenses", "theirs"],
    ]);
    expect(mergedValues(mine, lines)).toEqual({ name: "Northgate", offer: "$600", licenses: [] });
  });
});
