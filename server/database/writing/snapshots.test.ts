import { describe, expect, it } from "@jest/globals";

import { differingFields } from "./snapshots.js";

describe("the differences between two snapshots", () => {
  it("name the fields with other values, nested ones by their path", () => {
    expect(differingFields({ name: "A", review: { about: "x" } }, { name: "B", review: { about: "y" } })).toEqual([
      "name",
      "review.about",
    ]);
  });

  it("do not name a column that was added later and is empty", () => {
    expect(differingFields({ name: "A" }, { name: "A", withdrawalHours: null })).toEqual([]);
    expect(differingFields({ name: "A" }, { name: "A", withdrawalHours: 24 })).toEqual(["withdrawalHours"]);
  });
});
