import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino, makeGame } from "../../test/catalogue/factories.js";
import { begin, preview, stage, tryAppend, tryBegin, tryPreview } from "../../test/catalogue/imports.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("beginImport", () => {
  it("rejects unknown, duplicate and missing columns, and names their positions", async () => {
    const casinos = await tryBegin(app, { noun: "CASINO", columns: ["name", "nmae", "name", "rating"] });
    expectRefusal(casinos, "BAD_USER_INPUT", ["columns", "columns.1", "columns.2"]);
    expectRefusal(await tryBegin(app, { noun: "GAME", columns: ["name", "provider"] }), "BAD_USER_INPUT", ["columns"]);
    expectRefusal(await tryBegin(app, { noun: "BONUS", columns: ["casinoId"] }), "BAD_USER_INPUT", ["columns"]);
  });
});

describe("appendImportRows", () => {
  it("stores each row's line number and uses it in messages", async () => {
    const id = await begin(app, { noun: "CASINO", columns: ["slug", "name"] });
    const rows = [
      ["lined-1", "One"],
      ["lined-2", ""],
      ["lined-1", "Again"],
    ];
    await tryAppend(app, id, rows, 1, [3, 4, 9]);
    const { rows: listed } = await preview(app, id);
    expect(listed.nodes.map(({ number, line }) => [number, line])).toEqual([
      [1, 3],
      [2, 4],
      [3, 9],
    ]);
    expect(listed.nodes[2]!.problems.map(({ message }) => message)).toEqual([
      "Row 3 of this file has the same slug. Keep one of the rows, or give each row its own slug.",
    ]);
    await tryAppend(app, id, [["lined-1", "One"]], 1, [5]);
    expect((await preview(app, id)).rows.nodes[2]!.problems[0]!.message).toMatch(/^Row 5 of this file/);
  });

  it("uses the position of a row if the input has no line numbers", async () => {
    const id = await stage(app, { noun: "CASINO", columns: ["slug", "name"], rows: [["unlined-1", "One"]] });
    expect((await preview(app, id)).rows.nodes[0]).toMatchObject({ number: 1, line: 1 });
  });

  it.each([
    ["too few numbers", [2]],
    ["too many numbers", [2, 3, 4]],
    ["a number below 1", [0, 2]],
    ["a number that is too large", [2, 10_000_001]],
  ])("rejects line numbers with %s", async (_, lines) => {
    const id = await begin(app, { noun: "CASINO", columns: ["slug"] });
    expectRefusal(await tryAppend(app, id, [["a"], ["b"]], 1, lines), "BAD_USER_INPUT", ["lines"]);
  });

  it("replaces rows that are sent again", async () => {
    const id = await begin(app, { noun: "CASINO", columns: ["slug", "name"] });
    await tryAppend(app, id, [
      ["appended-1", "One"],
      ["appended-2", "Two"],
    ]);
    const again = await tryAppend(app, id, [
      ["appended-1", "One"],
      ["appended-2", "Second"],
    ]);
    expect(again.result!.rowCount).toBe(2);
    const { createCount, rows } = await preview(app, id);
    expect(createCount).toBe(2);
    expect(rows.nodes.map(({ name }) => name)).toEqual(["One", "Second"]);
  });

  it("rejects rows beyond the limits and an unknown import", async () => {
    const id = await begin(app, { noun: "CASINO", columns: ["slug"] });
    expectRefusal(await tryAppend(app, id, [["a"]], 10_001), "BAD_USER_INPUT", ["firstRow"]);
    expectRefusal(await tryAppend(app, id, [["a"], ["b"]], 10_000), "BAD_USER_INPUT", ["firstRow"]);
    const many = Array.from({ length: 501 }, (_, at) => [`many-${at}`]);
    expectRefusal(await tryAppend(app, id, many), "BAD_USER_INPUT", ["rows"]);
    expectRefusal(await tryAppend(app, "00000000-0000-4000-8000-000000000000", [["a"]]), "NOT_FOUND");
  });

  it("discards a cell that is too long, and the preview reports the cell", async () => {
    const id = await begin(app, { noun: "CASINO", columns: ["slug", "name", "licenses"] });
    const long = JSON.stringify(["x".repeat(200_000)]);
    expect((await tryAppend(app, id, [["long-cell", "Long", long]])).errors).toBeUndefined();
    const { invalidCount, rows } = await preview(app, id);
    expect(invalidCount).toBe(1);
    expect(JSON.stringify(rows.nodes)).toContain("Shorten this cell to 60,000 characters or fewer.");
    const staged = await app.database.dataSource.query("SELECT * FROM import_rows WHERE import_id = $1", [id]);
    expect(JSON.stringify(staged).length).toBeLessThan(2_000);
  });

  it("accepts an article with the longest text that the form accepts", async () => {
    const id = await begin(app, { noun: "ARTICLE", columns: ["slug", "title", "kind", "body"] });
    await tryAppend(app, id, [["long-article", "Long", "GUIDE", "word ".repeat(12_000).trimEnd()]]);
    const { createCount, rows } = await preview(app, id);
    expect(rows.nodes.flatMap(({ problems }) => problems)).toEqual([]);
    expect(createCount).toBe(1);
  });

  it("accepts rows out of order and with gaps, and the preview then names the first missing row", async () => {
    const id = await begin(app, { noun: "CASINO", columns: ["slug", "name"] });
    expectRefusal(await tryPreview(app, id), "BAD_USER_INPUT", ["id"]);
    await tryAppend(app, id, [["far", "Far"]], 7);
    await tryAppend(app, id, [["near", "Near"]], 1);
    const { message } = expectRefusal(await tryPreview(app, id), "BAD_USER_INPUT", ["id"]);
    expect(message).toContain("Row 2 ");
  });
});

describe("importPreview", () => {
  it("stores the outcomes of large rows with several statements", async () => {
    const { dataSource } = app.database;
    await dataSource.query(
      `INSERT INTO casinos (name, slug, review_about, review_games, review_bonuses, review_banking)
       SELECT 'Long', 'long-' || n, text, text, text, text
       FROM generate_series(1, 12) AS n, repeat('€', 20000) AS text`,
    );
    const rows = Array.from({ length: 12 }, (_, at) => [`long-${at + 1}`, "4.5"]);
    const id = await stage(app, { noun: "CASINO", columns: ["slug", "rating"], rows });
    const statements = await app.countStatements(() => preview(app, id, "first: 1"));
    expect(statements.filter((sql) => sql.includes("UPDATE import_rows"))).toHaveLength(2);
    expect(await preview(app, id, "first: 1")).toMatchObject({ updateCount: 12, invalidCount: 0 });
  });

  it("counts the outcomes of the rows and lists the changes by field", async () => {
    const changed = await makeCasino(app, { rating: 3, licenses: ["MGA"], review: { about: "Old." } });
    const equal = await makeCasino(app, { rating: 4.5 });
    const id = await stage(app, {
      noun: "CASINO",
      columns: ["slug", "name", "rating", "licenses", "review.about", "isFeatured"],
      rows: [
        ["New Casino!", "New casino", "4.1", '["MGA", "Curacao, new", ""]', "", "TRUE"],
        [changed.slug, "", "4", "MGA, UKGC,", "New.", ""],
        [equal.slug, "", "4.5", "", "", "false"],
      ],
    });
    const { rows, ...counts } = await preview(app, id);
    expect(counts).toEqual({ createCount: 1, updateCount: 1, unchangedCount: 1, preservedCount: 2, invalidCount: 0 });
    expect(rows.nodes.map(({ outcome }) => outcome)).toEqual(["CREATE", "UPDATE", "UNCHANGED"]);
    expect(rows.nodes[0]).toMatchObject({
      name: "New casino",
      changes: [
        { field: "slug", before: null, after: "new-casino" },
        { field: "name", before: null, after: "New casino" },
        { field: "rating", before: null, after: 4.1 },
        { field: "isFeatured", before: null, after: true },
        { field: "licenses", before: null, after: ["MGA", "Curacao, new"] },
      ],
    });
    expect(rows.nodes[1]).toMatchObject({ rowId: changed.id });
    expect(rows.nodes[1]!.changes).toEqual(
      expect.arrayContaining([
        { field: "rating", before: 3, after: 4 },
        { field: "review.about", before: "Old.", after: "New." },
        { field: "licenses", before: ["MGA"], after: ["MGA", "UKGC"] },
      ]),
    );
    expect(rows.nodes[2]!.changes).toEqual([]);
  });

  it("reports list items that the database can't store, and accepts the other rows", async () => {
    const items = [String.raw`["\u0000"]`, String.raw`["a", "\ud800"]`, '["a", "b"]'];
    const rows = items.map((item, at) => [`broken-item-${at}`, "Name", item]);
    const id = await stage(app, { noun: "CASINO", columns: ["slug", "name", "pros"], rows });
    const { rows: listed } = await preview(app, id);
    expect(listed.nodes.map(({ problems }) => problems.map(({ column }) => column))).toEqual([["pros"], ["pros"], []]);
  });

  it("rejects spreadsheet errors, and dates without a time", async () => {
    const rows = [
      ["#N/A", "", "WELCOME"],
      ["Fine", "2026-12-31", "#REF!"],
      [" #Name? ", "", ""],
      ["#1 bonus", "2026-12-31T00:00:00Z", "########"],
    ];
    const id = await stage(app, { noun: "BONUS", columns: ["title", "endsAt", "bonusCode"], rows });
    const { rows: listed } = await preview(app, id);
    expect(listed.nodes.map(({ problems }) => problems.map(({ column }) => column))).toEqual([
      ["title"],
      ["bonusCode", "endsAt"],
      ["title"],
      ["bonusCode"],
    ]);
    const messages = listed.nodes.flatMap(({ problems }) => problems.map(({ message }) => message));
    expect(messages).toContain(
      "The spreadsheet exported its error #REF! instead of a value. Correct the cell there, or empty it.",
    );
    expect(messages).toContainEqual(expect.stringMatching(/as a date and time with a time zone, such as/));
  });

  it("names the row and column of every invalid cell, with the form's messages", async () => {
    const there = await makeCasino(app);
    const id = await stage(app, {
      noun: "CASINO",
      columns: ["id", "version", "slug", "name", "rating", "freeSpins", "establishedYear", "isNew", "logoUrl"],
      rows: [
        ["", "", "wrong-1", "", "6", "-1", "1850", "yes", "javascript:1"],
        ["no id", "", "!!!", "Name", "four", "1.5", "then", "", ""],
        [there.id, "7", "", "", "", "", "", "", ""],
        ["", "2", "wrong-4", "Name", "", "", "", "", ""],
        ["", "", "doubled", "Name", "", "", "", "", ""],
        ["", "", "Doubled", "Name", "", "", "", "", ""],
        ["00000000-0000-4000-8000-000000000001", "", there.slug, "Name", "", "", "", "", ""],
        ["too", "few"],
      ],
    });
    const { rows, invalidCount, createCount } = await preview(app, id, "first: 100, outcome: INVALID");
    expect({ invalidCount, createCount }).toEqual({ invalidCount: 7, createCount: 1 });
    const columnsOf = new Map(
      rows.nodes.map((row) => [row.number, row.problems.map(({ column }) => column).toSorted()]),
    );
    expect(Object.fromEntries(columnsOf)).toEqual({
      1: ["establishedYear", "freeSpins", "isNew", "logoUrl", "name", "rating"],
      2: ["establishedYear", "freeSpins", "id", "rating", "slug"],
      3: ["version"],
      4: ["version"],
      6: ["slug"],
      7: ["slug"],
      8: [null],
    });
    expect(rows.nodes[0]!.problems).toContainEqual({
      column: "rating",
      message: "Enter a rating from 0 to 5 in steps of 0.1.",
    });
    expect(rows.nodes[0]!.problems).toContainEqual({ column: "name", message: "Enter a name." });
    expect(rows.nodes.find(({ number }) => number === 6)!.problems[0]!.message).toContain("Row 5 ");
    for (const { problems } of rows.nodes) for (const { message } of problems) expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it("rejects a row that names the same casino as an earlier row, even if one row uses the id and the other the slug", async () => {
    const there = await makeCasino(app);
    const rows = [
      [there.id, ""],
      ["", there.slug],
    ];
    const id = await stage(app, { noun: "CASINO", columns: ["id", "slug"], rows });
    const { rows: page } = await preview(app, id);
    expect(page.nodes.map(({ outcome }) => outcome)).toEqual(["UNCHANGED", "INVALID"]);
    expect(page.nodes[1]!.problems).toEqual([{ column: "slug", message: expect.stringContaining("Row 1 ") }]);
  });

  it("finds existing bonuses only by id and existing games also by slug, and rejects bonuses of an unknown casino", async () => {
    const bonus = await makeBonus(app, { bonusType: "RELOAD" });
    const unknown = "00000000-0000-4000-8000-000000000002";
    const bonuses = await stage(app, {
      noun: "BONUS",
      columns: ["id", "title", "casinoId", "bonusType"],
      rows: [
        [bonus.id.toUpperCase(), "", "", "no_deposit"],
        ["", "New", "", "WELCOME"],
        ["", "Lost", unknown, ""],
        ["", "Odd", "", "gift"],
      ],
    });
    const seen = await preview(app, bonuses);
    expect(seen.rows.nodes.map(({ outcome }) => outcome)).toEqual(["UPDATE", "CREATE", "INVALID", "INVALID"]);
    expect(seen.rows.nodes[0]!.changes).toEqual([{ field: "bonusType", before: "RELOAD", after: "NO_DEPOSIT" }]);
    expect(seen.rows.nodes[2]!.problems).toEqual([{ column: "casinoId", message: expect.any(String) }]);
    expect(seen.rows.nodes[3]!.problems).toEqual([{ column: "bonusType", message: expect.any(String) }]);

    const [game, other] = [await makeGame(app), await makeGame(app)];
    const games = await stage(app, {
      noun: "GAME",
      columns: ["id", "name", "slug", "provider", "rtp"],
      rows: [
        [game.id, "", "", "", "96.5"],
        ["", "Same slug", other.slug, "Studio", ""],
        ["", "", "no-name", "", ""],
      ],
    });
    const { rows } = await preview(app, games);
    expect(rows.nodes.map(({ outcome }) => outcome)).toEqual(["UPDATE", "UPDATE", "INVALID"]);
    expect(rows.nodes.map(({ problems }) => problems.map(({ column }) => column))).toEqual([
      [],
      [],
      ["name", "provider"],
    ]);
  });

  it("checks the rows again if the catalogue or the rows have changed", async () => {
    const columns = ["slug", "name"];
    const id = await stage(app, { noun: "CASINO", columns, rows: [["added-since", "Added since"]] });
    expect((await preview(app, id)).createCount).toBe(1);
    await makeCasino(app, { slug: "added-since", name: "Added since" });
    expect((await preview(app, id)).unchangedCount).toBe(1);
    await tryAppend(app, id, [["other", "Other"]], 2);
    expect(await preview(app, id)).toMatchObject({ unchangedCount: 1, createCount: 1 });
  });

  it("returns every row once and in order across all pages", async () => {
    const rows = Array.from({ length: 30 }, (_, at) => [`paged-${at}`, `Paged ${at}`]);
    const id = await stage(app, { noun: "CASINO", columns: ["slug", "name"], rows });
    const first = await preview(app, id, "first: 20");
    expect(first.rows.pageInfo.hasNextPage).toBe(true);
    const second = await preview(app, id, `first: 20, after: "${first.rows.pageInfo.endCursor}"`);
    expect([...first.rows.nodes, ...second.rows.nodes].map(({ number }) => number)).toEqual(
      rows.map((_, at) => at + 1),
    );
    expect(second.rows.pageInfo.hasNextPage).toBe(false);
  });
});
