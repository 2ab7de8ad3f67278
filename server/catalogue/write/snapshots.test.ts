import { describe, expect, it } from "@jest/globals";

import { differingFields } from "./snapshots.js";

describe("the differences between two snapshots", () => {
  it("include the changed fields, with paths for nested fields", () => {
    expect(differingFields({ name: "A", review: { about: "x" } }, { name: "B", review: { about: "y" } })).toEqual([
      "name",
      "review.about",
    ]);
  });

  it("do not include an empty column that was added later", () => {
    expect(differingFields({ name: "A" }, { name: "A", withdrawalHours: null })).toEqual([]);
    expect(differingFields({ name: "A", isNew: false, licenses: [] }, { name: "A" })).toEqual([]);
    expect(differingFields({ name: "A" }, { name: "A", withdrawalHours: 24 })).toEqual(["withdrawalHours"]);
    expect(differingFields({ isNew: null }, { isNew: false })).toEqual(["isNew"]);
  });
});
