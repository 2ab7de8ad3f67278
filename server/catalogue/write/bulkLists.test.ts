import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { bulkSets, countChangeSets, eachNoun, historyOf, itemOf, storedRows } from "../../test/catalogue/bulk.js";
import { call, callOrThrow } from "../../test/call.js";
import { undo } from "../../test/changes/undo.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { type CreatedRow, makeBonus, makeCasino, makeGame, makeRedirect } from "../../test/catalogue/factories.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

interface Preview {
  changedCount: number;
  rows: { id: string; name: string; changes: { field: string; before: unknown; after: unknown }[] }[];
}

const previewed = "changedCount rows { id name changes { field before after } }";

function updateCasinos(rows: CreatedRow[], changes: Record<string, unknown>) {
  return call<{ changedCount: number; changeSetId: string }>(
    app,
    "updateCasinos",
    { items: rows.map(itemOf), ...changes },
    "changedCount changeSetId",
  );
}

function previewCasinos(rows: CreatedRow[], changes: Record<string, unknown>) {
  return call<Preview>(app, "updateCasinosPreview", { items: rows.map(itemOf), ...changes }, previewed);
}

const casino = eachNoun[0];

async function listsOf(rows: CreatedRow[], field: string): Promise<unknown[]> {
  const stored = await storedRows(app, casino, rows);
  return rows.map(({ id }) => stored.get(id)![field]);
}

describe("updateCasinos with list items", () => {
  it("adds items at the end and removes items, and an undo restores the lists", async () => {
    const rows = [
      await makeCasino(app, { paymentMethods: ["Visa", "Skrill", "Bitcoin"] }),
      await makeCasino(app, { paymentMethods: ["PayPal"] }),
      await makeCasino(app),
    ];
    const before = await listsOf(rows, "paymentMethods");
    const changes = { add: { paymentMethods: [" PayPal ", "Neteller", ""] }, remove: { paymentMethods: ["Skrill"] } };
    const { result } = await updateCasinos(rows, changes);
    expect(result).toMatchObject({ changedCount: 3 });
    expect(await listsOf(rows, "paymentMethods")).toEqual([
      ["Visa", "Bitcoin", "PayPal", "Neteller"],
      ["PayPal", "Neteller"],
      ["PayPal", "Neteller"],
    ]);
    expect(await historyOf(app, result!.changeSetId)).toHaveLength(3);
    await undo(app, result!.changeSetId);
    expect(await listsOf(rows, "paymentMethods")).toEqual(before);
  });

  it("changes several lists and values at once, and skips rows that would not change", async () => {
    const rows = [await makeCasino(app, { pros: ["Fast"], licenses: ["MGA"], isNew: true }), await makeCasino(app)];
    const changes = { set: { isNew: true }, add: { pros: ["Fast"] }, remove: { licenses: ["UKGC"] } };
    expect((await updateCasinos(rows, changes)).result).toMatchObject({ changedCount: 1 });
    expect((await storedRows(app, casino, rows)).get(rows[0]!.id)).toMatchObject({ version: 1, licenses: ["MGA"] });
    expect((await storedRows(app, casino, rows)).get(rows[1]!.id)).toMatchObject({ pros: ["Fast"], isNew: true });
  });

  it("moves an item to the end if the same update removes and adds it", async () => {
    const row = await makeCasino(app, { cons: ["Slow", "Dear"] });
    await updateCasinos([row], { add: { cons: ["Slow"] }, remove: { cons: ["Slow"] } });
    expect(await listsOf([row], "cons")).toEqual([["Dear", "Slow"]]);
  });

  it("removes the details of a removed payment method, and the preview says so", async () => {
    const row = await makeCasino(app, {
      paymentMethods: ["Visa", "Skrill"],
      paymentDetails: [{ method: "Skrill", fee: "2%" }],
    });
    const remove = { paymentMethods: ["Skrill"] };
    const { result } = await previewCasinos([row], { remove });
    expect(result!.rows[0]!.changes.map(({ field }) => field).toSorted()).toEqual(["paymentDetails", "paymentMethods"]);
    await updateCasinos([row], { remove });
    expect(await listsOf([row], "paymentDetails")).toEqual([[]]);
  });

  it("rejects items that would make a list too long, names the row, and changes nothing", async () => {
    const full = await makeCasino(app, {
      name: "Full House",
      pros: Array.from({ length: 60 }, (_, at) => `Pro ${at}`),
    });
    const rows = [await makeCasino(app), full];
    const changeSets = await countChangeSets(app);
    for (const send of [updateCasinos, previewCasinos]) {
      const error = expectRefusal(await send(rows, { add: { pros: ["One more"] } }), "BAD_USER_INPUT", ["add.pros"]);
      expect(error.message).toContain("Full House");
    }
    expect(await countChangeSets(app)).toBe(changeSets);
    expect((await updateCasinos(rows, { add: { pros: ["Pro 1"] } })).result).toMatchObject({ changedCount: 1 });
  });

  it("rejects a list that is both set and changed, an empty update, and items that break a rule", async () => {
    const row = await makeCasino(app);
    const twice = { set: { pros: ["A"] }, add: { pros: ["B"] } };
    expectRefusal(await updateCasinos([row], twice), "BAD_USER_INPUT", ["set.pros"]);
    expectRefusal(await updateCasinos([row], { add: {}, remove: {} }), "BAD_USER_INPUT", ["set"]);
    expectRefusal(await updateCasinos([row], { add: { pros: ["a\nb"] } }), "BAD_USER_INPUT", ["add.pros"]);
    expectRefusal(await updateCasinos([row], { remove: { pros: null } }), "BAD_USER_INPUT", ["remove.pros"]);
  });
});

describe("bulk updates", () => {
  it("reject a value that is invalid for one of the rows, and change nothing", async () => {
    const owner = await makeCasino(app);
    const bonuses = [await makeBonus(app), await makeBonus(app, { maxBetMinor: 500, currency: "USD" })];
    const update = (set: object) =>
      call(app, "updateBonuses", { items: bonuses.map(itemOf), set }, "changedCount", { viewer: "demo" });
    expectRefusal(await update({ currency: null }), "BAD_USER_INPUT", ["currency"]);
    expectRefusal(await update({ casinoId: "00000000-0000-4000-8000-000000000000" }), "BAD_USER_INPUT", ["casinoId"]);
    expect((await update({ casinoId: owner.id })).result).toMatchObject({ changedCount: 2 });
  });

  it("reject a redirect target that is the path of another redirect", async () => {
    const rows = [await makeRedirect(app, { fromPath: "/from-here" }), await makeRedirect(app)];
    const args = { items: rows.map(itemOf), set: { toUrl: "/from-here" } };
    expectRefusal(await call(app, "updateRedirects", args, "changedCount"), "BAD_USER_INPUT", ["toUrl"]);
  });

  it.each([
    ["updateCasinos", { name: "N" }],
    ["updateCasinos", { slug: "s" }],
    ["updateCasinos", { paymentDetails: [] }],
    ["updateBonuses", { isPrimary: true }],
    ["updateRedirects", { fromPath: "/x" }],
  ])("do not accept fields that can't be the same in several rows: %s with %j", async (name, set) => {
    const { errors } = await call(app, name, { items: [], set }, "changedCount");
    expect(errors![0]!.message).toMatch(/is not defined by type/);
  });
});

describe.each(eachNoun)("update$Plural with a preview", (one) => {
  it("names the rows that would change, with their values, and changes nothing", async () => {
    const rows = [
      await one.make(app, { [one.label]: "/preview-b" }),
      await one.make(app, { [one.label]: "/preview-a" }),
    ];
    const set = bulkSets[one.noun];
    const items = rows.map(itemOf);
    const stored = await storedRows(app, one, rows);
    const before = await call<Preview>(app, `update${one.Plural}Preview`, { items, set }, previewed);
    expect(before.result).toMatchObject({ changedCount: 2, rows: [{ name: "/preview-a" }, { name: "/preview-b" }] });
    expect(Object.fromEntries(before.result!.rows[0]!.changes.map(({ field, after }) => [field, after]))).toEqual(set);
    expect(await storedRows(app, one, rows)).toEqual(stored);
    await callOrThrow(app, `update${one.Plural}`, { items, set }, "changedCount");
    const later = rows.map(({ id }) => ({ id, version: 2 }));
    const after = await call<Preview>(app, `update${one.Plural}Preview`, { items: later, set }, previewed);
    expect(after.result).toEqual({ changedCount: 0, rows: [] });
    const stale = await call(app, `update${one.Plural}Preview`, { items, set }, previewed);
    expectRefusal(stale, "CONFLICT");
    expect(stale.errors![0]!.message).toContain("/preview-a");
  });
});

describe("a preview of many rows", () => {
  it("counts all rows and returns the first ten", async () => {
    const rows: CreatedRow[] = [];
    for (let made = 0; made < 12; made += 1) rows.push(await makeGame(app));
    const args = { items: rows.map(itemOf), set: { provider: "A studio" } };
    const { result } = await call<Preview>(app, "updateGamesPreview", args, previewed);
    expect(result!.changedCount).toBe(12);
    expect(result!.rows).toHaveLength(10);
  });
});
