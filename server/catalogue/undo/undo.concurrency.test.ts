import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { itemOf } from "../../test/catalogue/bulk.js";
import { call, callOrThrow, type Called } from "../../test/call.js";
import { catalogueState } from "../../test/database/catalogueState.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { type CreatedRow, makeBonus, makeCasino, makeGame } from "../../test/catalogue/factories.js";
import { latestChangeSet, tryUndo } from "../../test/changes/undo.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

const rounds = Array.from({ length: 6 }, (_, round) => round);

interface Deletion {
  changeSetId: string;
}

function remove(name: "deleteCasino" | "deleteBonus" | "deleteGame", row: CreatedRow): Promise<Deletion> {
  return callOrThrow<Deletion>(app, name, itemOf(row), "changeSetId");
}

function expectOneWins(answers: Called<unknown>[]): void {
  const lost = answers.flatMap(({ errors }) => errors ?? []);
  expect(lost.map(({ extensions }) => extensions["code"])).toEqual(["CONFLICT"]);
}

describe("two simultaneous undos", () => {
  it.each(rounds)("of one deletion restore the casino once (round %s)", async () => {
    const casino = await makeCasino(app);
    await makeBonus(app, { casinoId: casino.id });
    const before = await catalogueState(app);
    const { changeSetId } = await remove("deleteCasino", casino);
    expectOneWins(await Promise.all([tryUndo(app, changeSetId), tryUndo(app, changeSetId, "owner")]));
    expect(await catalogueState(app)).toEqual(before);
  });

  it.each(rounds)("of one deletion by the same editor return the same change set (round %s)", async () => {
    const casino = await makeCasino(app);
    const { changeSetId } = await remove("deleteCasino", casino);
    const [first, second] = await Promise.all([tryUndo(app, changeSetId), tryUndo(app, changeSetId)]);
    expect(first.errors).toBeUndefined();
    expect(second).toEqual(first);
  });

  it.each(rounds)(
    "of the deletions of two games with the same slug restore only one of the games (round %s)",
    async (round) => {
      const name = `contested-${round}`;
      const deletions: Deletion[] = [];
      for (const title of ["First", "Second"]) {
        const game = await makeGame(app, { name: title, slug: name });
        deletions.push(await remove("deleteGame", game));
      }
      const answers = await Promise.all(deletions.map(({ changeSetId }) => tryUndo(app, changeSetId)));
      expectOneWins(answers);
      const winner = answers[0]!.errors ? "Second" : "First";
      const lost = answers.find(({ errors }) => errors)!;
      expect(lost.errors![0]!.message).toContain(`the game ${winner} now has it`);
    },
  );
});

describe("an undo at the same time as a write", () => {
  it.each(rounds)(
    "to the same row conflicts with the write, and exactly one of the two succeeds (round %s)",
    async () => {
      const casino = await makeCasino(app);
      await callOrThrow(app, "updateCasino", { ...itemOf(casino), input: { rating: 4 } }, "id");
      const changeSetId = await latestChangeSet(app);
      const [undone, updated] = await Promise.all([
        tryUndo(app, changeSetId),
        call(app, "updateCasino", { id: casino.id, version: 2, input: { rating: 2 } }, "id"),
      ]);
      expectOneWins([undone, updated]);
      const found = await call<{ rating: number }>(app, "casino", { slug: casino.slug }, "rating");
      expect(found.result).toEqual({ rating: undone.errors ? 2 : 0 });
    },
  );

  it.each(rounds)("that takes the slug succeeds only if the write fails (round %s)", async (round) => {
    const casino = await makeCasino(app, { slug: `wanted-${round}` });
    const { changeSetId } = await remove("deleteCasino", casino);
    const [undone, created] = await Promise.all([
      tryUndo(app, changeSetId),
      call<{ id: string }>(app, "createCasino", { input: { name: "New", slug: `wanted-${round}` } }, "id"),
    ]);
    if (undone.errors) expectRefusal(undone, "CONFLICT");
    else expectRefusal(created, "BAD_USER_INPUT", ["slug"]);
    const found = await call(app, "casino", { slug: `wanted-${round}` }, "id");
    expect(found.result).toEqual({ id: undone.errors ? created.result!.id : casino.id });
  });

  it.each(rounds)("that adds a bonus to the casino never leaves a bonus without a casino (round %s)", async () => {
    const casino = await makeCasino(app);
    const creation = await latestChangeSet(app);
    const [undone, created] = await Promise.all([
      tryUndo(app, creation),
      call(app, "createBonus", { input: { title: "Late", casinoId: casino.id } }, "id"),
    ]);
    if (undone.errors) expectRefusal(undone, "CONFLICT");
    else expectRefusal(created, "BAD_USER_INPUT", ["casinoId"]);
    const left = await app.database.dataSource.query(
      "SELECT title FROM bonuses WHERE casino_id IS NOT NULL AND casino_id NOT IN (SELECT id FROM casinos)",
    );
    expect(left).toEqual([]);
  });

  it.each(rounds)("that deletes the casino never leaves a restored bonus behind (round %s)", async () => {
    const casino = await makeCasino(app, { name: "Going" });
    const bonus = await makeBonus(app, { casinoId: casino.id });
    const { changeSetId } = await remove("deleteBonus", bonus);
    const [undone, deleted] = await Promise.all([
      tryUndo(app, changeSetId),
      call<{ bonusIds: string[] }>(app, "deleteCasino", itemOf(casino), "bonusIds"),
    ]);
    if (undone.errors) expectRefusal(undone, "CONFLICT");
    expect(deleted.result!.bonusIds).toEqual(undone.errors ? [] : [bonus.id]);
    expect((await call(app, "bonus", { id: bonus.id }, "id")).result).toBeNull();
  });
});
