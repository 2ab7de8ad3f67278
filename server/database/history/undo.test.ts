import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { deleteMany, eachNoun, itemOf, updateMany } from "../../test/bulk.js";
import { call, callOrThrow } from "../../test/call.js";
import { catalogueState } from "../../test/database/catalogueState.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino, makeGame } from "../../test/factories.js";
import { latestChangeSet, tryUndo, undo } from "../../test/undo.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

const whole = {
  casino: {
    rating: 4.3,
    reviewCount: 12,
    description: "Described",
    review: { about: "About it", security: 'Quotes " and \\ and 😀' },
    establishedYear: 2012,
    freeSpins: 50,
    licenses: ["MGA", "a, b", '"quoted"'],
    pros: ["Fast"],
    isFeatured: true,
    mobileOptimized: false,
  },
  bonus: { bonusType: "RELOAD", bonusAmount: "100%", freeSpins: 5, terms: "Line one\nline two", isActive: false },
  game: { category: "JACKPOTS", rtp: 96.51, volatility: "HIGH", maxWin: "5,000x", isPopular: true },
};

const changed = {
  casino: {
    rating: 1.1,
    review: { about: "Other", security: null },
    licenses: [],
    establishedYear: null,
    freeSpins: 0,
  },
  bonus: { bonusType: "CASHBACK", freeSpins: null, terms: null, isActive: true },
  game: { rtp: null, volatility: null, isPopular: false, category: "SLOTS" },
};

describe.each(eachNoun)("undo of a $noun's", ({ noun, Noun, make }) => {
  it("update puts every field back, and its undo changes them again", async () => {
    const { id } = await make(app, whole[noun]);
    const before = await catalogueState(app);
    await callOrThrow(app, `update${Noun}`, { id, version: 1, input: changed[noun] }, "id");
    const after = await catalogueState(app);
    expect(after).not.toEqual(before);
    const taken = await undo(app, await latestChangeSet(app));
    expect(taken).toMatchObject({ actor: "demo", operation: "undo" });
    expect(await catalogueState(app)).toEqual(before);
    await undo(app, taken.id);
    expect(await catalogueState(app)).toEqual(after);
  });

  it("deletion brings it back with the same id and a later version, and its undo deletes it again", async () => {
    const { id } = await make(app, whole[noun]);
    const before = await catalogueState(app);
    await callOrThrow(app, `delete${Noun}`, { id, version: 1 }, "id");
    const gone = await catalogueState(app);
    const back = await undo(app, await latestChangeSet(app));
    expect(await catalogueState(app)).toEqual(before);
    expectRefusal(await call(app, `update${Noun}`, { id, version: 1, input: changed[noun] }, "id"), "CONFLICT");
    await undo(app, back.id);
    expect(await catalogueState(app)).toEqual(gone);
  });

  it("creation deletes it, and its undo brings it back", async () => {
    const before = await catalogueState(app);
    await make(app, whole[noun]);
    const after = await catalogueState(app);
    const taken = await undo(app, await latestChangeSet(app));
    expect(await catalogueState(app)).toEqual(before);
    await undo(app, taken.id);
    expect(await catalogueState(app)).toEqual(after);
  });

  it("update is refused once it was undone, changed again or deleted, and goes through when that is undone", async () => {
    const { id } = await make(app, whole[noun]);
    const before = await catalogueState(app);
    await callOrThrow(app, `update${Noun}`, { id, version: 1, input: changed[noun] }, "id");
    const first = await latestChangeSet(app);
    await callOrThrow(app, `update${Noun}`, { id, version: 2, input: whole[noun] }, "id");
    const again = expectRefusal(await tryUndo(app, first), "CONFLICT");
    expect(again.message).toContain("has been changed again since then by demo");
    const second = await latestChangeSet(app);
    await callOrThrow(app, `delete${Noun}`, { id, version: 3 }, "id");
    const deleted = expectRefusal(await tryUndo(app, second), "CONFLICT");
    expect(deleted.message).toContain("has been deleted since then by demo");
    await undo(app, await latestChangeSet(app));
    await undo(app, second);
    const taken = await undo(app, first);
    expect(await catalogueState(app)).toEqual(before);
    const other = expectRefusal(await tryUndo(app, first, "editor"), "CONFLICT");
    expect(other.message).toContain("has been undone already by demo");
    await undo(app, taken.id);
    await undo(app, first);
    expect(await catalogueState(app)).toEqual(before);
  });

  it("deletion is refused when it was undone and the row deleted once more, which alone is undone", async () => {
    const { id } = await make(app, whole[noun]);
    await callOrThrow(app, `delete${Noun}`, { id, version: 1 }, "id");
    const first = await latestChangeSet(app);
    await undo(app, first);
    expect(expectRefusal(await tryUndo(app, first, "editor"), "CONFLICT").message).toContain("undone already");
    await callOrThrow(app, `update${Noun}`, { id, version: 2, input: changed[noun] }, "id");
    const last = await catalogueState(app);
    await callOrThrow(app, `delete${Noun}`, { id, version: 3 }, "id");
    expect(expectRefusal(await tryUndo(app, first), "CONFLICT").message).toContain("changed again");
    await undo(app, await latestChangeSet(app));
    expect(await catalogueState(app)).toEqual(last);
  });

  it("update, asked for again by whoever did it, answers the same change set and changes nothing", async () => {
    const { id } = await make(app, whole[noun]);
    await callOrThrow(app, `update${Noun}`, { id, version: 1, input: changed[noun] }, "id");
    const update = await latestChangeSet(app);
    const taken = await undo(app, update);
    const before = await catalogueState(app);
    expect(await undo(app, update)).toEqual(taken);
    expect(await catalogueState(app)).toEqual(before);
    expect(await latestChangeSet(app)).toBe(taken.id);
  });

  it("row that was changed by SQL, past the history, is refused", async () => {
    const { id } = await make(app, whole[noun]);
    const table = { casino: "casinos", bonus: "bonuses", game: "games" }[noun];
    const creation = await latestChangeSet(app);
    await app.database.dataSource.query(`UPDATE ${table} SET created_at = created_at WHERE id = $1`, [id]);
    expectRefusal(await tryUndo(app, creation), "CONFLICT");
    await app.database.dataSource.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
    expect(expectRefusal(await tryUndo(app, creation), "CONFLICT").message).toContain("has been deleted since then.");
  });
});

describe.each(eachNoun)("undo of a bulk action on $Plural", (one) => {
  it("puts every row back, all or none", async () => {
    const rows = [await one.make(app, whole[one.noun]), await one.make(app), await one.make(app)];
    const before = await catalogueState(app);
    const field = { casino: { isNew: true }, bonus: { bonusType: "NO_DEPOSIT" }, game: { provider: "Other" } }[
      one.noun
    ];
    await updateMany(app, one, rows, field);
    const bulk = await latestChangeSet(app);
    const label = { [one.label]: "Touched meanwhile" };
    await callOrThrow(app, `update${one.Noun}`, { id: rows[1]!.id, version: 2, input: label }, "id");
    const meanwhile = await catalogueState(app);
    const error = expectRefusal(await tryUndo(app, bulk), "CONFLICT");
    expect(error.extensions["obstacles"]).toEqual([
      expect.objectContaining({ kind: "CHANGED_SINCE", rowId: rows[1]!.id, rowName: "Touched meanwhile" }),
    ]);
    expect(await catalogueState(app)).toEqual(meanwhile);
    await undo(app, await latestChangeSet(app));
    await undo(app, bulk);
    expect(await catalogueState(app)).toEqual(before);
  });

  it("brings deleted rows back", async () => {
    const rows = [await one.make(app, whole[one.noun]), await one.make(app)];
    const before = await catalogueState(app);
    const { result } = await deleteMany(app, one, rows);
    await undo(app, result!.changeSetId);
    expect(await catalogueState(app)).toEqual(before);
  });
});

describe("undo of a casino's deletion", () => {
  it("brings its bonuses back with it, and its undo takes all of them again", async () => {
    const casino = await makeCasino(app, whole.casino);
    await makeBonus(app, { ...whole.bonus, casinoId: casino.id });
    await makeBonus(app, { casinoId: casino.id });
    const before = await catalogueState(app);
    await callOrThrow(app, "deleteCasino", itemOf(casino), "id");
    const gone = await catalogueState(app);
    expect(gone.size).toBe(before.size - 3);
    const back = await undo(app, await latestChangeSet(app));
    expect(await catalogueState(app)).toEqual(before);
    await undo(app, back.id);
    expect(await catalogueState(app)).toEqual(gone);
  });

  it("is refused while another casino has its slug, naming it", async () => {
    const casino = await makeCasino(app, { name: "First", slug: "wanted" });
    await callOrThrow(app, "deleteCasino", itemOf(casino), "id");
    const deletion = await latestChangeSet(app);
    const holder = await makeCasino(app, { name: "Holder", slug: "wanted" });
    const error = expectRefusal(await tryUndo(app, deletion), "CONFLICT");
    expect(error.message).toContain("The casino First can't have its slug wanted back: the casino Holder has it now.");
    expect(error.extensions["obstacles"]).toEqual([
      expect.objectContaining({ kind: "SLUG_TAKEN", rowId: casino.id, holderId: holder.id, holderName: "Holder" }),
    ]);
    await callOrThrow(app, "updateCasino", { ...itemOf(holder), input: { slug: "other" } }, "id");
    await undo(app, deletion);
    expect((await call(app, "casino", { slug: "wanted" }, "name")).result).toEqual({ name: "First" });
  });
});

describe("undo of a bonus's", () => {
  it.each(["update", "delete"])(
    "%s is refused while the casino that it belonged to is gone, naming it",
    async (what) => {
      const casino = await makeCasino(app, { name: "Gone" });
      const bonus = await makeBonus(app, { title: "Left", casinoId: casino.id });
      const other = await makeCasino(app);
      if (what === "update")
        await callOrThrow(app, "updateBonus", { ...itemOf(bonus), input: { casinoId: other.id } }, "id");
      else await callOrThrow(app, "deleteBonus", itemOf(bonus), "id");
      const first = await latestChangeSet(app);
      await callOrThrow(app, "deleteCasino", itemOf(casino), "id");
      const deletion = await latestChangeSet(app);
      const error = expectRefusal(await tryUndo(app, first), "CONFLICT");
      expect(error.message).toContain("The bonus Left belonged to the casino Gone that is gone by now");
      await undo(app, deletion);
      await undo(app, first);
      const found = await call(app, "bonus", { id: bonus.id }, "casino { id }");
      expect(found.result).toEqual({ casino: { id: casino.id } });
    },
  );

  it("casino's creation is refused while it has bonuses, naming them", async () => {
    const casino = await makeCasino(app, { name: "New" });
    const creation = await latestChangeSet(app);
    const bonus = await makeBonus(app, { title: "Newer", casinoId: casino.id });
    const error = expectRefusal(await tryUndo(app, creation), "CONFLICT");
    expect(error.message).toContain("The casino New has a bonus by now, Newer");
    await callOrThrow(app, "deleteBonus", itemOf(bonus), "id");
    await undo(app, creation);
    expect((await call(app, "casino", { slug: casino.slug }, "id")).result).toBeNull();
  });
});

describe("undo", () => {
  it("is refused while another game has the slug, naming it", async () => {
    const game = await makeGame(app, { name: "First", slug: "first-game" });
    await callOrThrow(app, "updateGame", { ...itemOf(game), input: { slug: "second-game" } }, "id");
    const rename = await latestChangeSet(app);
    await makeGame(app, { name: "Holder", slug: "first-game" });
    expect(expectRefusal(await tryUndo(app, rename), "CONFLICT").message).toContain("the game Holder has it now");
  });

  it.each([randomUUID(), "nope", ""])("finds no change set with the id %j", async (id) => {
    expectRefusal(await tryUndo(app, id), "NOT_FOUND");
  });

  it("refuses a visitor", async () => {
    await makeGame(app);
    const changeSetId = await latestChangeSet(app);
    expectRefusal(await call(app, "undo", { changeSetId }, "id", { viewer: "visitor" }), "UNAUTHENTICATED");
    expect(await latestChangeSet(app)).toBe(changeSetId);
  });

  it("bumps the table versions of what it touched, so that nothing kept is served", async () => {
    const casino = await makeCasino(app, { name: "Findable by undo" });
    const bonus = await makeBonus(app, { casinoId: casino.id });
    await callOrThrow(app, "deleteCasino", itemOf(casino), "id");
    const found = () => call(app, "casinos", { filter: { search: "Findable by undo" } }, "nodes { id }");
    expect((await found()).result).toEqual({ nodes: [] });
    const before = (["casinos", "bonuses", "slug_redirects"] as const).map((table) =>
      app.services.tableVersions.of(table),
    );
    await undo(app, await latestChangeSet(app));
    const after = (["casinos", "bonuses", "slug_redirects"] as const).map((table) =>
      app.services.tableVersions.of(table),
    );
    expect(after.every((generation, at) => generation > before[at]!)).toBe(true);
    expect((await found()).result).toEqual({ nodes: [{ id: casino.id }] });
    expect((await call(app, "bonus", { id: bonus.id }, "id")).result).toEqual({ id: bonus.id });
  });
});
