import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { historyOf, countChangeSets } from "../../test/catalogue/bulk.js";
import { call, callOrThrow } from "../../test/call.js";
import { catalogueState } from "../../test/database/catalogueState.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino, makeGame } from "../../test/catalogue/factories.js";
import { apply, preview, stage, tryAppend, tryApply, tryPreview } from "../../test/catalogue/imports.js";
import { Mirror, visitorsCatalogue } from "../../test/changes/mirror.js";
import { undo } from "../../test/changes/undo.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const casinoOf = (slug: string, fields: string) => call(app, "casino", { slug }, fields).then(({ result }) => result);

describe("applyImport", () => {
  it("writes all rows in one change set, which one undo reverts", async () => {
    const mirror = new Mirror();
    const changed = await makeCasino(app, { rating: 3, pros: ["Fast"], review: { about: "Old.", games: "Many." } });
    const equal = await makeCasino(app, { rating: 4.5 });
    await mirror.readChanges(app);
    const before = await catalogueState(app);
    const id = await stage(app, {
      noun: "CASINO",
      columns: ["slug", "name", "rating", "licenses", "review.about", "isFeatured", "establishedYear"],
      rows: [
        ["apply-new", "Brand new", "4.1", "MGA, UKGC", "New.", "true", "2001"],
        ["apply-plain", "Plain", "", "", "", "", ""],
        [changed.slug, "", "4", "", "New.", "", ""],
        [equal.slug, "", "4.5", "", "", "", ""],
      ],
    });
    const changeSet = await apply(app, id);
    expect(changeSet).toMatchObject({ actor: "demo", operation: "applyImport" });
    expect(
      await casinoOf("apply-new", "name rating licenses review { about games } isFeatured mobileOptimized version"),
    ).toEqual({
      name: "Brand new",
      rating: 4.1,
      licenses: ["MGA", "UKGC"],
      review: { about: "New.", games: null },
      isFeatured: true,
      mobileOptimized: true,
      version: 1,
    });
    expect(await casinoOf(changed.slug, "rating pros review { about games } version")).toEqual({
      rating: 4,
      pros: ["Fast"],
      review: { about: "New.", games: "Many." },
      version: changed.version + 1,
    });
    expect(await casinoOf(equal.slug, "version")).toEqual({ version: equal.version });

    const history = await historyOf(app, changeSet!.id);
    expect(history.map(({ operation }) => operation).toSorted()).toEqual(["create", "create", "update"]);
    const after = await catalogueState(app);
    expect(await mirror.readChanges(app)).toBe(3);
    expect(mirror.contents()).toEqual(await visitorsCatalogue(app));

    const undone = await undo(app, changeSet!.id);
    expect(await catalogueState(app)).toEqual(before);
    await mirror.readChanges(app);
    expect(mirror.contents()).toEqual(await visitorsCatalogue(app));
    await undo(app, undone.id);
    expect(await catalogueState(app)).toEqual(after);
  });

  it("writes the same history as the mutations for single rows", async () => {
    const values = { rating: 2.5, licenses: ["MGA"], freeSpins: 10, review: { about: "About." } };
    const single = await makeCasino(app, { slug: "history-single", name: "History", ...values });
    await stage(app, {
      noun: "CASINO",
      columns: ["slug", "name", "rating", "licenses", "freeSpins", "review.about"],
      rows: [["history-import", "History", "2.5", "MGA", "10", "About."]],
    }).then((id) => apply(app, id));
    const snapshots = await app.database.dataSource.query<{ after: Record<string, unknown> }[]>(
      "SELECT after FROM history WHERE operation = 'create' AND after ->> 'slug' IN ('history-single', 'history-import')",
    );
    const [one, other] = snapshots.map(({ after }) => ({ ...after, id: "", slug: "", createdAt: "", updatedAt: "" }));
    expect(one).toEqual(other);
    expect(single.version).toBe(1);
    for (const { after } of snapshots) expect(after["createdAt"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it("returns the same change set for repeated and simultaneous calls", async () => {
    const rows = Array.from({ length: 600 }, (_, at) => [`twice-${at}`, `Twice ${at}`]);
    const id = await stage(app, { noun: "CASINO", columns: ["slug", "name"], rows });
    const before = await countChangeSets(app);
    const [one, other] = await Promise.all([apply(app, id), apply(app, id)]);
    expect(one).not.toBeNull();
    expect([other!.id, (await apply(app, id))!.id]).toEqual([one!.id, one!.id]);
    expect(await countChangeSets(app)).toBe(before + 1);
    expectRefusal(await tryAppend(app, id, [["late", "Late"]], 601), "CONFLICT");
    expect(expectRefusal(await tryPreview(app, id), "CONFLICT").extensions["changeSetId"]).toBe(one!.id);
  });

  it("creates no change set if the rows already have the imported values", async () => {
    const there = await makeCasino(app, { rating: 4 });
    const before = await countChangeSets(app);
    const id = await stage(app, { noun: "CASINO", columns: ["slug", "rating"], rows: [[there.slug, "4"]] });
    expect([await apply(app, id), await apply(app, id)]).toEqual([null, null]);
    expect(await countChangeSets(app)).toBe(before);
  });

  it("writes nothing while a row is invalid", async () => {
    const rows = [
      ["right", "Right", "4"],
      ["wrong", "Wrong", "11"],
    ];
    const id = await stage(app, { noun: "CASINO", columns: ["slug", "name", "rating"], rows });
    const { message } = expectRefusal(await tryApply(app, id), "BAD_USER_INPUT", ["id"]);
    expect(message).toContain("1 row is invalid");
    expect(await casinoOf("right", "id")).toBeNull();
    // After the row is corrected, the import succeeds.
    await tryAppend(app, id, [["wrong", "Wrong", "1.1"]], 2);
    await apply(app, id);
    expect(await casinoOf("wrong", "rating")).toEqual({ rating: 1.1 });
  });

  it("rejects rows that have changed since the preview, names the rows, and writes nothing", async () => {
    const [moved, deleted, still] = [await makeCasino(app), await makeCasino(app), await makeCasino(app)];
    const rows = [moved, deleted, still].map(({ slug }) => [slug, "1.5"]);
    const id = await stage(app, { noun: "CASINO", columns: ["slug", "rating"], rows });
    expect((await preview(app, id)).updateCount).toBe(3);
    const change = { id: moved.id, version: moved.version, input: { rating: 2 } };
    await callOrThrow(app, "updateCasino", change, "id", { viewer: "demo" });
    await callOrThrow(app, "deleteCasino", { id: deleted.id, version: deleted.version }, "id", { viewer: "demo" });
    const { extensions, message } = expectRefusal(await tryApply(app, id), "CONFLICT");
    const named = extensions["rows"] as { id: string }[];
    expect(named.map((row) => row.id).toSorted()).toEqual([moved.id, deleted.id].toSorted());
    expect(message).toContain("preview");
    expect(await casinoOf(still.slug, "version")).toEqual({ version: still.version });
    // The next preview uses the current state of the rows.
    expect(await preview(app, id)).toMatchObject({ updateCount: 2, invalidCount: 1 });
  });

  it("rejects a slug that another editor has taken since the preview, and names the row", async () => {
    const id = await stage(app, {
      noun: "GAME",
      columns: ["id", "slug", "name", "provider"],
      rows: [
        ["", "free", "Free", "Studio"],
        ["00000000-0000-4000-8000-00000000a001", "taken-since", "Taken", "Studio"],
      ],
    });
    await preview(app, id);
    await makeGame(app, { slug: "taken-since" });
    const { extensions } = expectRefusal(await tryApply(app, id), "CONFLICT");
    expect(extensions["rows"]).toEqual([{ number: 2, line: 2, column: "slug" }]);
    const { nodes } = await callOrThrow<{ nodes: unknown[] }>(
      app,
      "games",
      { filter: { search: "Free" } },
      "nodes { id }",
    );
    expect(nodes).toEqual([]);
  });

  it("rejects a row that another editor has added since the preview, and then updates that row", async () => {
    const rows = [["added-since", "Imported", "Studio"]];
    const id = await stage(app, { noun: "GAME", columns: ["slug", "name", "provider"], rows });
    expect((await preview(app, id)).createCount).toBe(1);
    await makeGame(app, { slug: "added-since" });
    expect(expectRefusal(await tryApply(app, id), "CONFLICT").message).toContain("Check the preview again.");
    expect((await preview(app, id)).updateCount).toBe(1);
    expect(await apply(app, id)).not.toBeNull();
  });

  it("redirects a renamed casino's old slug, and lets a new casino take that slug", async () => {
    const renamed = await makeCasino(app, { slug: "before-import" });
    const rows = [[renamed.id, "after-import", ""]];
    await apply(app, await stage(app, { noun: "CASINO", columns: ["id", "slug", "name"], rows }));
    expect(await casinoOf("before-import", "id slug")).toEqual({ id: renamed.id, slug: "after-import" });
    const taking = await stage(app, { noun: "CASINO", columns: ["slug", "name"], rows: [["before-import", "Other"]] });
    const changeSet = await apply(app, taking);
    expect(await casinoOf("before-import", "name")).toEqual({ name: "Other" });
    await undo(app, changeSet!.id);
    expect(await casinoOf("before-import", "id")).toEqual({ id: renamed.id });
  });

  it("assigns bonuses to casinos, hides inactive bonuses, and updates the search immediately", async () => {
    const mirror = new Mirror();
    const casino = await makeCasino(app);
    const shown = await makeBonus(app, { isActive: true });
    await mirror.readChanges(app);
    const id = await stage(app, {
      noun: "BONUS",
      columns: ["id", "title", "casinoId", "isActive"],
      rows: [
        [shown.id, "", casino.id, "false"],
        ["", "Imported and shown", casino.id, ""],
        ["", "Imported and hidden", casino.id, "false"],
      ],
    });
    const changeSet = await apply(app, id);
    const { nodes } = await callOrThrow<{ nodes: { title: string }[] }>(
      app,
      "bonuses",
      { filter: { casinoId: casino.id } },
      "nodes { title }",
    );
    expect(nodes).toEqual([{ title: "Imported and shown" }]);
    await mirror.readChanges(app);
    expect(mirror.contents()).toEqual(await visitorsCatalogue(app));
    expect(mirror.rows.has(shown.id)).toBe(false);
    await undo(app, changeSet!.id);
    await mirror.readChanges(app);
    expect(mirror.contents()).toEqual(await visitorsCatalogue(app));

    const searched = { filter: { search: "Quetzalwing" } };
    const search = () => callOrThrow<{ nodes: unknown[] }>(app, "casinos", searched, "nodes { name }");
    expect((await search()).nodes).toEqual([]);
    const rows = [["quetzalwing", "Quetzalwing"]];
    await apply(app, await stage(app, { noun: "CASINO", columns: ["slug", "name"], rows }));
    expect((await search()).nodes).toEqual([{ name: "Quetzalwing" }]);
  });
});
