import fc from "fast-check";
import { parse } from "csv-parse/browser/esm/sync";
import { csvText, escapeFormulas, unescapeFormulas } from "./csv";

function cellsOf(values: readonly string[], delimiter = ","): string[][] {
  // A spreadsheet whose locale uses semicolons treats quotation marks inside a cell as normal characters.
  const quoting = delimiter === "," ? {} : { quote: null, relax_column_count: true };
  return parse(csvText(["text"], [values]), {
    bom: true,
    delimiter,
    relax_column_count: true,
    ...quoting,
  }) as string[][];
}

function roundTrip(value: string): string {
  const [, row] = cellsOf([value, "end"]);
  expect(row).toHaveLength(2);
  return row![0]!;
}

describe("a CSV file", () => {
  test("has a header row above its data rows, in UTF-8 that spreadsheets recognize", () => {
    expect(csvText(["name", "count"], [["Århus", 3]])).toBe("\uFEFFname,count\r\nÅrhus,3\r\n");
  });

  test.each([
    'say "hi"',
    "a,b",
    "two\nlines",
    "two\r\nlines",
    "",
    "  spaced  ",
    "plain",
    "'quoted'",
    "a=b",
    "5-3",
    "a; b",
  ])("leaves %j unchanged", (value) => {
    expect(roundTrip(value)).toBe(value);
  });

  test.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\tx",
    "\rx",
    "\nx",
    " =1",
    "＝1+1",
    '=HYPERLINK("http://x.example","y")',
    "-",
    '=,"',
  ])("puts an apostrophe before %j, which a spreadsheet would run as a formula", (value) => {
    expect(roundTrip(value)).toBe(`'${value}`);
    expect(escapeFormulas(value)).toBe(`'${value}`);
  });

  test.each([
    ["/;=cmd|' /C calc'!A0", "/;'=cmd|' /C calc'!A0"],
    ["a; +1;-1", "a;' +1;'-1"],
    ["one\n- two\r\n@three", "one\n'- two\r\n'@three"],
    ["a\t=1", "a\t'=1"],
    ['x;"=1', `x;'"=1`],
    ["\t=1", "'\t'=1"],
  ])("also puts an apostrophe after each separator in %j", (value, escaped) => {
    expect(roundTrip(value)).toBe(escaped);
  });

  const hostile = fc
    .array(fc.constantFrom(..."=+-@;,\t\r\n'\" |＝a1/".split("")), { maxLength: 12 })
    .map((characters) => characters.join(""));

  test("has no cell that starts a formula, regardless of the separator that a spreadsheet uses", () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (values) => {
        for (const delimiter of [",", ";", "\t"]) {
          const cells = cellsOf(values, delimiter).flat();
          for (const cell of cells) expect(cell).not.toMatch(/^[ "]*[=+\-@＝＋－＠]/);
        }
      }),
    );
  });

  test("preserves every string that is escaped and then unescaped", () => {
    fc.assert(fc.property(hostile, (text) => expect(unescapeFormulas(escapeFormulas(text))).toBe(text)));
    expect(unescapeFormulas("'quoted'")).toBe("'quoted'");
  });

  test("leaves numbers unchanged and missing values empty", () => {
    expect(csvText(["a", "b", "c", "d"], [[-5, null, undefined, true]])).toBe("\uFEFFa,b,c,d\r\n-5,,,true\r\n");
  });

  test("has only the header row if there is no data", () => {
    expect(csvText(["a"], [])).toBe("\uFEFFa\r\n");
  });
});
