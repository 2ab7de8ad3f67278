import { itemsOfCell, listCell } from "./listCell";

describe("a list in one cell", () => {
  test.each([
    [["MGA", "UKGC"], "MGA, UKGC"],
    [[], ""],
    [["One"], "One"],
    [["Fast, and safe", "Cheap"], '["Fast, and safe","Cheap"]'],
    [["[odd]"], '["[odd]"]'],
    [["two\nlines"], String.raw`["two\nlines"]`],
  ])("of %j is %j, and back", (items, cell) => {
    expect(listCell(items)).toBe(cell);
    expect(itemsOfCell(cell)).toEqual(items);
  });

  test("is read as people type it", () => {
    expect(itemsOfCell(" MGA ,, UKGC,MGA")).toEqual(["MGA", "UKGC"]);
    expect(itemsOfCell("[not JSON, though]")).toEqual(["[not JSON", "though]"]);
  });
});
