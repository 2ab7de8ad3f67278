import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { deleteMany, eachNoun, itemOf, updateMany } from "../../test/catalogue/bulk.js";
import { call, callOrThrow } from "../../test/call.js";
import { catalogueState } from "../../test/database/catalogueState.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino, makeGame } from "../../test/catalogue/factories.js";
import { latestChangeSet, tryUndo, undo } from "../../test/changes/undo.js";
import { nouns } from "../write/nouns.js";

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
  article: {
    body: "# One\n\nTwo",
    publishedAt: "2026-01-02T03:04:05.000Z",
    figureLines: ["One | 1", "Two | 2"],
    readMinutes: 4,
    difficulty: "ADVANCED",
    isNoindex: true,
  },
  person: { role: "Editor", bio: "Line one\nline two", pictureUrl: "/logos/northgate.svg" },
  redirect: { toUrl: "https://example.com/moved?from=us", isPermanent: false, note: "Line one\nline two" },
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
  article: { body: null, publishedAt: null, figureLines: [], difficulty: null, kind: "FAQ", isNoindex: false },
  person: { role: null, bio: "Another", pictureUrl: null },
  redirect: { toUrl: "/faq#top", isPermanent: true, note: null },
};

describe.each(eachNoun)("undoing a change to one row ($noun)", ({ noun, Noun, make }) => {
  it("restores every field after an update, and undoing the undo repeats the update", async () => {
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

  it("restores a deleted row with its id and a later version, and undoing the undo deletes it", async () => {
    const { id } = await make(app, whole[noun]);
    const before = await catalogueState(app);
    await callOrThrow(app, `delete${Noun}`, { id, version: 1 }, "id");
    const afterwards = await catalogueState(app);
    const back = await undo(app, await latestChangeSet(app));
    expect(await catalogueState(app)).toEqual(before);
    expectRefusal(await call(app, `update${Noun}`, { id, version: 1, input: changed[noun] }, "id"), "CONFLICT");
    await undo(app, back.id);
    expect(await catalogueState(app)).toEqual(afterwards);
  });

  it("sets a new column to its default in a row that was deleted before the migration", async () => {
    const { id } = await make(app, {});
    const before = await catalogueState(app);
    await callOrThrow(app, `delete${Noun}`, { id, version: 1 }, "id");
    const added = {
      casino: "isFeatured",
      bonus: "isActive",
      game: "isPopular",
      article: "position",
      person: "role",
      redirect: "isPermanent",
    }[noun];
    const deleted = "operation = 'delete' AND row_id = $1";
    await app.database.dataSource.query(`UPDATE history SET before = before - $2 WHERE ${deleted}`, [id, added]);
    await undo(app, await latestChangeSet(app));
    expect(await catalogueState(app)).toEqual(before);
  });

  it("deletes a created row, and undoing the undo restores it", async () => {
    const before = await catalogueState(app);
    await make(app, whole[noun]);
    const after = await catalogueState(app);
    const taken = await undo(app, await latestChangeSet(app));
    expect(await catalogueState(app)).toEqual(before);
    await undo(app, taken.id);
    expect(await catalogueState(app)).toEqual(after);
  });

  it("is rejected for an update after a later update, deletion or undo, until that change is also undone", async () => {
    const { id } = await make(app, whole[noun]);
    const before = await catalogueState(app);
    await callOrThrow(app, `update${Noun}`, { id, version: 1, input: changed[noun] }, "id");
    const first = await latestChangeSet(app);
    await callOrThrow(app, `update${Noun}`, { id, version: 2, input: whole[noun] }, "id");
    const again = expectRefusal(await tryUndo(app, first), "CONFLICT");
    expect(again.message).toContain("was changed again later by demo");
    const second = await latestChangeSet(app);
    await callOrThrow(app, `delete${Noun}`, { id, version: 3 }, "id");
    const deleted = expectRefusal(await tryUndo(app, second), "CONFLICT");
    expect(deleted.message).toContain("was deleted later by demo");
    await undo(app, await latestChangeSet(app));
    await undo(app, second);
    const taken = await undo(app, first);
    expect(await catalogueState(app)).toEqual(before);
    const other = expectRefusal(await tryUndo(app, first, "owner"), "CONFLICT");
    expect(other.message).toContain("has already been undone by demo");
    await undo(app, taken.id);
    await undo(app, first);
    expect(await catalogueState(app)).toEqual(before);
  });

  it("is rejected for a deletion if the row was restored and deleted again, but the later deletion can be undone", async () => {
    const { id } = await make(app, whole[noun]);
    await callOrThrow(app, `delete${Noun}`, { id, version: 1 }, "id");
    const first = await latestChangeSet(app);
    await undo(app, first);
    expect(expectRefusal(await tryUndo(app, first, "owner"), "CONFLICT").message).toContain("already been undone");
    await callOrThrow(app, `update${Noun}`, { id, version: 2, input: changed[noun] }, "id");
    const last = await catalogueState(app);
    await callOrThrow(app, `delete${Noun}`, { id, version: 3 }, "id");
    expect(expectRefusal(await tryUndo(app, first), "CONFLICT").message).toContain("changed again");
    await undo(app, await latestChangeSet(app));
    expect(await catalogueState(app)).toEqual(last);
  });

  it("returns the same change set if the same editor repeats the call", async () => {
    const { id } = await make(app, whole[noun]);
    await callOrThrow(app, `update${Noun}`, { id, version: 1, input: changed[noun] }, "id");
    const update = await latestChangeSet(app);
    const taken = await undo(app, update);
    const before = await catalogueState(app);
    expect(await undo(app, update)).toEqual(taken);
    expect(await catalogueState(app)).toEqual(before);
    expect(await latestChangeSet(app)).toBe(taken.id);
  });

  it("is rejected for a creation if the row was changed or deleted through SQL", async () => {
    const { id } = await make(app, whole[noun]);
    const { table } = nouns[noun];
    const creation = await latestChangeSet(app);
    await app.database.dataSource.query(`UPDATE ${table} SET created_at = created_at WHERE id = $1`, [id]);
    expectRefusal(await tryUndo(app, creation), "CONFLICT");
    await app.database.dataSource.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
    expect(expectRefusal(await tryUndo(app, creation), "CONFLICT").message).toContain(
      "was deleted later: undo the deletion first.",
    );
  });
});

describe.each(eachNoun)("undoing a bulk action on $Plural", (one) => {
  it("restores every row, or none if one of them has a conflict", async () => {
    const rows = [await one.make(app, whole[one.noun]), await one.make(app), await one.make(app)];
    const before = await catalogueState(app);
    const field = {
      casino: { isNew: true },
      bonus: { bonusType: "NO_DEPOSIT" },
      game: { provider: "Other" },
      article: { category: "Other" },
      person: { role: "Other" },
      redirect: { isPermanent: false },
    }[one.noun];
    await updateMany(app, one, rows, field);
    const bulk = await latestChangeSet(app);
    const label = { [one.label]: "/changed-since" };
    await callOrThrow(app, `update${one.Noun}`, { id: rows[1]!.id, version: 2, input: label }, "id");
    const current = await catalogueState(app);
    const error = expectRefusal(await tryUndo(app, bulk), "CONFLICT");
    expect(error.extensions["obstacles"]).toEqual([
      expect.objectContaining({ kind: "CHANGED_SINCE", rowId: rows[1]!.id, rowName: "/changed-since" }),
    ]);
    expect(await catalogueState(app)).toEqual(current);
    await undo(app, await latestChangeSet(app));
    await undo(app, bulk);
    expect(await catalogueState(app)).toEqual(before);
  });

  it("restores deleted rows", async () => {
    const rows = [await one.make(app, whole[one.noun]), await one.make(app)];
    const before = await catalogueState(app);
    const { result } = await deleteMany(app, one, rows);
    await undo(app, result!.changeSetId);
    expect(await catalogueState(app)).toEqual(before);
  });
});

describe("undoing a casino's deletion", () => {
  it("also restores the bonuses, and undoing the undo deletes all rows again", async () => {
    const casino = await makeCasino(app, whole.casino);
    await makeBonus(app, { ...whole.bonus, casinoId: casino.id });
    await makeBonus(app, { casinoId: casino.id });
    const before = await catalogueState(app);
    await callOrThrow(app, "deleteCasino", itemOf(casino), "id");
    const afterwards = await catalogueState(app);
    expect(afterwards.size).toBe(before.size - 3);
    const back = await undo(app, await latestChangeSet(app));
    expect(await catalogueState(app)).toEqual(before);
    await undo(app, back.id);
    expect(await catalogueState(app)).toEqual(afterwards);
  });

  it("is rejected while another casino has the slug, and the error names that casino", async () => {
    const casino = await makeCasino(app, { name: "First", slug: "wanted" });
    await callOrThrow(app, "deleteCasino", itemOf(casino), "id");
    const deletion = await latestChangeSet(app);
    const holder = await makeCasino(app, { name: "Holder", slug: "wanted" });
    const error = expectRefusal(await tryUndo(app, deletion), "CONFLICT");
    expect(error.message).toContain(
      "The casino First can't get its slug wanted back, because the casino Holder now has it: change that slug first.",
    );
    expect(error.extensions["obstacles"]).toEqual([
      expect.objectContaining({ kind: "SLUG_TAKEN", rowId: casino.id, holderId: holder.id, holderName: "Holder" }),
    ]);
    await callOrThrow(app, "updateCasino", { ...itemOf(holder), input: { slug: "other" } }, "id");
    await undo(app, deletion);
    expect((await call(app, "casino", { slug: "wanted" }, "name")).result).toEqual({ name: "First" });
  });
});

describe("undoing a change that involves a bonus and a casino", () => {
  it.each(["update", "delete"])("is rejected for the %s of a bonus whose former casino was deleted", async (what) => {
    const casino = await makeCasino(app, { name: "Former" });
    const bonus = await makeBonus(app, { title: "Left", casinoId: casino.id });
    const other = await makeCasino(app);
    if (what === "update")
      await callOrThrow(app, "updateBonus", { ...itemOf(bonus), input: { casinoId: other.id } }, "id");
    else await callOrThrow(app, "deleteBonus", itemOf(bonus), "id");
    const first = await latestChangeSet(app);
    await callOrThrow(app, "deleteCasino", itemOf(casino), "id");
    const deletion = await latestChangeSet(app);
    const error = expectRefusal(await tryUndo(app, first), "CONFLICT");
    expect(error.message).toContain("The bonus Left belonged to the casino Former, which no longer exists");
    await undo(app, deletion);
    await undo(app, first);
    const found = await call(app, "bonus", { id: bonus.id }, "casino { id }");
    expect(found.result).toEqual({ casino: { id: casino.id } });
  });

  it("is rejected if the change created a casino that now has bonuses, and the error names the bonuses", async () => {
    const casino = await makeCasino(app, { name: "New" });
    const creation = await latestChangeSet(app);
    const bonus = await makeBonus(app, { title: "Newer", casinoId: casino.id });
    const error = expectRefusal(await tryUndo(app, creation), "CONFLICT");
    expect(error.message).toContain("The casino New now has the bonus Newer");
    await callOrThrow(app, "deleteBonus", itemOf(bonus), "id");
    await undo(app, creation);
    expect((await call(app, "casino", { slug: casino.slug }, "id")).result).toBeNull();
  });
});

describe("undo", () => {
  it("is rejected while another game has the slug, and the error names that game", async () => {
    const game = await makeGame(app, { name: "First", slug: "first-game" });
    await callOrThrow(app, "updateGame", { ...itemOf(game), input: { slug: "second-game" } }, "id");
    const rename = await latestChangeSet(app);
    await makeGame(app, { name: "Holder", slug: "first-game" });
    expect(expectRefusal(await tryUndo(app, rename), "CONFLICT").message).toContain("the game Holder now has it");
  });

  it.each([randomUUID(), "nope", ""])("finds no change set with the id %j", async (id) => {
    expectRefusal(await tryUndo(app, id), "NOT_FOUND");
  });

  it("rejects a visitor", async () => {
    await makeGame(app);
    const changeSetId = await latestChangeSet(app);
    expectRefusal(await call(app, "undo", { changeSetId }, "id", { viewer: "visitor" }), "UNAUTHENTICATED");
    expect(await latestChangeSet(app)).toBe(changeSetId);
  });

  it("bumps the versions of the changed tables, so the server serves no stale response", async () => {
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
    expect(after.every((version, at) => version > before[at]!)).toBe(true);
    expect((await found()).result).toEqual({ nodes: [{ id: casino.id }] });
    expect((await call(app, "bonus", { id: bonus.id }, "id")).result).toEqual({ id: bonus.id });
  });
});
