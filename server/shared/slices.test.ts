import { describe, expect, it } from "@jest/globals";

import { jsonSlicesOf } from "./slices.js";

describe("slices of rows as JSON", () => {
  const rows = [{ a: "1234" }, { a: "12" }, { a: "1" }, { a: "a long text" }, { a: "2" }];

  it("contain every row once and in order, and exceed the limit only for a single long row", () => {
    expect([...jsonSlicesOf(rows, 20)]).toEqual([
      '[{"a":"1234"}]',
      '[{"a":"12"},{"a":"1"}]',
      '[{"a":"a long text"}]',
      '[{"a":"2"}]',
    ]);
  });

  it("form a single slice for short rows, and no slice for an empty list", () => {
    expect([...jsonSlicesOf(rows)]).toEqual([JSON.stringify(rows)]);
    expect([...jsonSlicesOf([])]).toEqual([]);
  });
});
