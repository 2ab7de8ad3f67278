import { bonusFields } from "../../bonuses/bonusFields";
import { casinoFields } from "../../casinos/casinoFields";
import { matchColumns } from "./columns";
import { readRowsFile } from "./rowsFile";
import { rowSlices } from "../useRowsUpload";

const reading = { signal: new AbortController().signal, onProgress: () => undefined };

function read(content: string | Uint8Array<ArrayBuffer>, name = "casinos.csv") {
  return readRowsFile(new File([content], name), reading);
}

const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([...`\uFEFF${text}`].map((each) => each.charCodeAt(0))).buffer);

describe("a table in a file", () => {
  test.each([
    ["commas", "name,slug\r\nNorthgate,northgate\r\n"],
    ["semicolons", "name;slug\nNorthgate;northgate\n"],
    ["tabs, in UTF-16", utf16("name\tslug\nNorthgate\tnorthgate\n")],
    ["a byte order mark", "\uFEFFname,slug\nNorthgate,northgate"],
    ["quotes around every cell", '"name","slug"\n"Northgate","northgate"\n'],
    ["empty lines", "\nname,slug\n\n\nNorthgate,northgate\n\n"],
    ["a line that names the delimiter", "sep=;\r\nname;slug\r\nNorthgate;northgate\r\n"],
    ["a quoted line that names an unusual delimiter", '"sep=|"\nname|slug\nNorthgate|northgate\n'],
    ["an empty line before semicolons", "\r\nname;slug\r\nNorthgate;northgate\r\n"],
    ["a line of spaces before tabs", "  \nname\tslug\nNorthgate\tnorthgate\n"],
    ["carriage returns as line endings", "name,slug\rNorthgate,northgate\r"],
  ])("is read if the file has %s", async (_what, content) => {
    expect(await read(content)).toMatchObject({ header: ["name", "slug"], rows: [["Northgate", "northgate"]] });
  });

  test("preserves line breaks, quotes and delimiters in quoted cells, and unescapes formulas", async () => {
    const { rows } = await read(`name,pros,cons\n"Two\r\nlines","a ""b"", c",'=1+1\n'quoted',;,--\n`);
    expect(rows).toEqual([
      ["Two\r\nlines", 'a "b", c', "=1+1"],
      ["'quoted'", ";", "--"],
    ]);
  });

  test("is read as Windows-1252 if the bytes are not valid UTF-8", async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode("name\nCasino "), 0xc5, 0x72, 0x68, 0x75, 0x73]);
    expect((await read(bytes)).rows).toEqual([["Casino Århus"]]);
  });

  test("keeps rows with too many or too few cells, which the API reports", async () => {
    expect((await read("a,b\n1\n1,2,3\n")).rows).toEqual([["1"], ["1", "2", "3"]]);
  });

  test("has the same line numbers as a spreadsheet, without blank rows or trailing blank cells", async () => {
    const lines = ["", "name,slug,,", 'Aurora,"two\nlines",,', ",,,", "", "Bravo,bravo,,", " , ,,", "C,c,x,"];
    expect(await read(lines.join("\n"))).toEqual({
      header: ["name", "slug", "", ""],
      rows: [
        ["Aurora", "two\nlines", "", ""],
        ["Bravo", "bravo", "", ""],
        ["C", "c", "x", ""],
      ],
      lines: [3, 6, 8],
    });
    expect((await read("a,b\n1,2,,\n1,2,,3\n")).rows).toEqual([
      ["1", "2"],
      ["1", "2", "", "3"],
    ]);
  });

  test.each([
    ["casinos.xlsx", [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ["casinos.csv", [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ["casinos.xls", [0xd0, 0xcf, 0x11, 0xe0]],
  ])("is rejected with instructions if it is a workbook (%s)", async (name, bytes) => {
    await expect(read(new Uint8Array(bytes), name)).rejects.toThrow(/^This file is in a spreadsheet format \(\.xlsx/);
  });

  test("is read in steps that yield to other tasks if it has 10,000 rows", async () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, at) => `Casino ${at},"Says ""hi"",\nplainly, é ${"x".repeat(60)}"`,
    );
    const shares: number[] = [];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    const file = new File([`name,description\n${lines.join("\n")}`], "casinos.csv");
    const { rows } = await readRowsFile(file, { ...reading, onProgress: (share) => shares.push(share) });
    clearInterval(timer);
    expect(rows).toHaveLength(10_000);
    expect(rows[9_999]).toEqual(["Casino 9999", `Says "hi",\nplainly, é ${"x".repeat(60)}`]);
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    expect(turns).toBeGreaterThan(1);
  });

  test("is not read if the editor has canceled", async () => {
    const work = new AbortController();
    work.abort(new Error("not wanted"));
    await expect(readRowsFile(new File(["a\n1"], "a.csv"), { ...reading, signal: work.signal })).rejects.toThrow(
      "not wanted",
    );
  });

  test.each([
    [
      "an unclosed quotation mark",
      'name\n"North',
      "This file could not be read: a quotation mark is out of place on line 2. Nothing was imported.",
    ],
    [
      "a quotation mark within a word",
      'name\nNo"rth',
      "This file could not be read: a quotation mark is out of place on line 2. Nothing was imported.",
    ],
    ["no rows", "name,slug\n", "This file has no rows. Nothing was imported. Choose another file."],
    ["no content", "", "This file has no rows. Nothing was imported. Choose another file."],
  ])("is rejected if it has %s", async (_what, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});

describe("a list of rows in JSON", () => {
  test("is read as a table with a column for each field", async () => {
    const rows = [
      {
        name: "Northgate",
        licenses: ["MGA", "Bank, by wire", 'a "b"'],
        pros: ["Fast", "Fair"],
        review: { about: "Good" },
        rating: 4.2,
        isNew: false,
      },
      { name: "Aurora", establishedYear: null, logoUrl: "=1" },
    ];
    expect(await read(JSON.stringify(rows), "casinos.json")).toEqual({
      header: ["name", "licenses", "pros", "review.about", "rating", "isNew", "establishedYear", "logoUrl"],
      rows: [
        ["Northgate", '["MGA","Bank, by wire","a \\"b\\""]', '["Fast","Fair"]', "Good", "4.2", "false", "", ""],
        ["Aurora", "", "", "", "", "", "", "=1"],
      ],
      lines: [1, 2],
      missing: { number: 1, field: "establishedYear" },
    });
  });

  test.each([
    ["{", "This file is not valid JSON. Nothing was imported. Choose another file."],
    ["{}", "This JSON file is not a list of rows. Nothing was imported. Choose another file."],
    [
      '[{"name":"a"}, 3]',
      "Row 2 of this file is not a JSON object. Nothing was imported. Write each row as an object with a field for each column.",
    ],
    ["[]", "This file has no rows. Nothing was imported. Choose another file."],
  ])("is rejected if the content is %s", async (content, message) => {
    await expect(read(content, "casinos.json")).rejects.toThrow(message);
  });
});

describe("the columns of a file", () => {
  const transfer = { fields: casinoFields };

  test("are matched by field path or label, and unknown ones are removed", () => {
    const header = ["Name", "review_about", "Color", "is new", "Welcome bonus", "", ""];
    const file = { header, rows: [["a", "b", "red", "yes", "c", "d", ""]], lines: [2] };
    expect(matchColumns(file, transfer)).toEqual({
      columns: ["name", "review.about", "isNew", "welcomeBonus"],
      rows: [["a", "b", "true", "c"]],
      lines: [2],
      unknown: ["Color", "column 6"],
    });
  });

  test("do not match the label of an amount, because a form shows amounts in another unit", () => {
    const file = { header: ["title", "Bonus cap", "cap_minor"], rows: [["a", "500", "50,000"]], lines: [2] };
    expect(matchColumns(file, { fields: bonusFields })).toEqual({
      columns: ["title", "capMinor"],
      rows: [["a", "50000"]],
      lines: [2],
      unknown: ["Bonus cap"],
    });
  });

  test("keep cells beyond the header's last column, so the API can report the extra cells", () => {
    const file = { header: ["name", "color"], rows: [["a", "red", "more"]], lines: [2] };
    expect(matchColumns(file, transfer).rows).toEqual([["a", "more"]]);
  });
});

describe("rows to upload", () => {
  test("are split into requests that stay within the limits on rows and size", () => {
    const rows = Array.from({ length: 1200 }, (_, at) => [String(at)]);
    const lines = rows.map((_row, at) => at + 2);
    const slices = [...rowSlices({ rows, lines }, { maxRows: 500, maxBytes: 262_144 })];
    expect(slices.map(({ firstRow, rows: { length } }) => [firstRow, length])).toEqual([
      [1, 500],
      [501, 500],
      [1001, 200],
    ]);
    expect(slices.flatMap((slice) => slice.lines)).toEqual(lines);
    const long = rows.slice(0, 10).map(() => ["é".repeat(40_000)]);
    for (const slice of rowSlices({ rows: long, lines }, { maxRows: 500, maxBytes: 262_144 })) {
      expect(new Blob([JSON.stringify([slice.rows, slice.lines])]).size).toBeLessThan(262_144 - 1000);
    }
    expect(
      [...rowSlices({ rows: long, lines }, { maxRows: 500, maxBytes: 262_144 })].flatMap((slice) => slice.rows),
    ).toEqual(long);
  });
});
