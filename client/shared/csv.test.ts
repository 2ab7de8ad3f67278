import { parse } from "csv-parse/browser/esm/sync";
import { armCell, csvText, defuseCell } from "./csv";

function roundTrip(value: string): string {
  const [, row] = parse(csvText(["text", "after"], [[value, "end"]]), { bom: true }) as string[][];
  expect(row).toHaveLength(2);
  return row![0]!;
}

describe("a CSV file", () => {
  test("has a line for the names of its columns and one for each row, in UTF-8 that spreadsheets recognise", () => {
    expect(csvText(["name", "count"], [["Århus", 3]])).toBe("\uFEFFname,count\r\nÅrhus,3\r\n");
  });

  test.each(['say "hi"', "a,b", "two\nlines", "two\r\nlines", "", "  spaced  ", "plain", "'quoted'", "a=b", "5-3"])(
    "carries %j as it is",
    (value) => {
      expect(roundTrip(value)).toBe(value);
    },
  );

  test.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\tx",
    "\rx",
    "\n=1",
    "＝1+1",
    '=HYPERLINK("http://x.example","y")',
    "-",
    '=,\n"',
  ])("puts an apostrophe before %j, which a spreadsheet would run", (value) => {
    expect(roundTrip(value)).toBe(`'${value}`);
    expect(defuseCell(value)).toBe(`'${value}`);
  });

  test.each(["=1+1", "'=1+1", "''-", "-", "'quoted'", "plain", "", "'"])("gives %j back as it was", (value) => {
    expect(armCell(defuseCell(value))).toBe(value);
  });

  test("leaves numbers numbers, and what is not there empty", () => {
    expect(csvText(["a", "b", "c", "d"], [[-5, null, undefined, true]])).toBe("\uFEFFa,b,c,d\r\n-5,,,true\r\n");
  });

  test("without rows has the names of its columns", () => {
    expect(csvText(["a"], [])).toBe("\uFEFFa\r\n");
  });
});
