import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";
import { apply, preview, stage } from "../../test/catalogue/imports.js";
import { undo } from "../../test/changes/undo.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const columns = ["slug", "name", "rating", "pros", "review.about", "establishedYear", "isFeatured"];
const fields = "name rating pros review { about games } establishedYear isFeatured";

const full = () =>
  makeCasino(app, {
    rating: 4,
    pros: ["Fast"],
    review: { about: "Old.", games: "Many." },
    establishedYear: 2001,
    isFeatured: true,
  });

const read = (slug: string) => call(app, "casino", { slug }, fields).then(({ result }) => result);

describe("an empty cell in an import", () => {
  it("leaves the field unchanged by default, and the preview names the column", async () => {
    const casino = await full();
    const before = await read(casino.slug);
    const id = await stage(app, { noun: "CASINO", columns, rows: [[casino.slug, "", "", "", " ", "", ""]] });
    const { unchangedCount, preservedCount, rows } = await preview(app, id);
    expect({ unchangedCount, preservedCount }).toEqual({ unchangedCount: 1, preservedCount: 1 });
    expect(rows.nodes[0]).toMatchObject({
      outcome: "UNCHANGED",
      preservedColumns: ["name", "rating", "pros", "review.about", "establishedYear", "isFeatured"],
      changes: [],
    });
    expect(await apply(app, id)).toBeNull();
    expect(await read(casino.slug)).toEqual(before);
  });

  it("is not named in the preview if the field has no value", async () => {
    const casino = await makeCasino(app);
    const rows = [[casino.slug, "", "Renamed", ""]];
    const id = await stage(app, { noun: "CASINO", columns: ["slug", "review.about", "name", "pros"], rows });
    expect(await preview(app, id)).toMatchObject({ updateCount: 1, preservedCount: 0 });
  });

  it("sets the field to null or its default if `emptyCells` is CLEAR", async () => {
    const casino = await full();
    const before = await read(casino.slug);
    const rows = [[casino.slug, "Cleared", "", "", "", "", ""]];
    const id = await stage(app, { noun: "CASINO", columns, rows, emptyCells: "CLEAR" });
    const shown = await preview(app, id);
    expect(shown).toMatchObject({ updateCount: 1, preservedCount: 0, invalidCount: 0 });
    expect(shown.rows.nodes[0]!.changes.map(({ field }) => field).toSorted()).toEqual(
      ["name", "rating", "pros", "review.about", "establishedYear", "isFeatured"].toSorted(),
    );
    const changeSet = await apply(app, id);
    expect(await read(casino.slug)).toEqual({
      name: "Cleared",
      rating: 0,
      pros: [],
      review: { about: null, games: "Many." },
      establishedYear: null,
      isFeatured: false,
    });
    await undo(app, changeSet!.id);
    expect(await read(casino.slug)).toEqual(before);
  });

  it("removes a bonus from its casino if the import clears empty cells", async () => {
    const bonus = await makeBonus(app, { casinoId: (await makeCasino(app)).id });
    const rows = [[bonus.id, "Of nobody", ""]];
    await apply(
      app,
      await stage(app, { noun: "BONUS", columns: ["id", "title", "casinoId"], rows, emptyCells: "CLEAR" }),
    );
    const { result } = await call(app, "bonus", { id: bonus.id }, "title casino { id }");
    expect(result).toEqual({ title: "Of nobody", casino: null });
  });

  it("is invalid in a required column if the import clears empty cells", async () => {
    const casino = await makeCasino(app);
    const rows = [[casino.slug, ""]];
    const id = await stage(app, { noun: "CASINO", columns: ["slug", "name"], rows, emptyCells: "CLEAR" });
    const { nodes } = (await preview(app, id)).rows;
    expect(nodes[0]!.problems).toEqual([
      { column: "name", message: "This field can't be cleared. Enter a value, or remove the column." },
    ]);
  });

  it("sets the field to its default in a new row", async () => {
    const rows = [["brand-new-cell", "New", "", "", "", "", ""]];
    await apply(app, await stage(app, { noun: "CASINO", columns, rows, emptyCells: "CLEAR" }));
    expect(await read("brand-new-cell")).toMatchObject({ name: "New", rating: 0, pros: [], isFeatured: false });
  });
});
