import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { latestChangeSet, tryUndo, undo } from "../../test/changes/undo.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";
import { apply, preview, stage, tryApply } from "../../test/catalogue/imports.js";

let app: TestApp;
let casinoId: string;
let main: { id: string; version: number };
let second: { id: string; version: number };

beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());
beforeEach(async () => {
  casinoId = (await makeCasino(app)).id;
  main = await makeBonus(app, { title: "Main", casinoId, isPrimary: true });
  second = await makeBonus(app, { title: "Second", casinoId });
});

const update = (bonus: { id: string; version: number }, input: object) =>
  call<{ id: string; version: number }>(
    app,
    "updateBonus",
    { id: bonus.id, version: bonus.version, input },
    "id version",
  );

async function updateOrThrow(bonus: { id: string; version: number }, input: object) {
  const { result, errors } = await update(bonus, input);
  if (result === null) throw new Error(JSON.stringify(errors));
  return result;
}

/** Returns the titles of the casino's main offers. */
async function mainOffers(): Promise<string[]> {
  const args = { filter: { casinoId } };
  const { nodes } = await callOrThrow<{ nodes: { title: string; isPrimary: boolean }[] }>(
    app,
    "bonuses",
    args,
    "nodes { title isPrimary }",
  );
  return nodes.filter(({ isPrimary }) => isPrimary).map(({ title }) => title);
}

const stageRows = (columns: string[], rows: string[][]) => stage(app, { noun: "BONUS", columns, rows });

describe("a casino's main offer", () => {
  it("can't be added by an update if the casino already has one", async () => {
    expectRefusal(await update(second, { isPrimary: true }), "BAD_USER_INPUT", ["isPrimary"]);
    expect(await mainOffers()).toEqual(["Main"]);
  });

  it("is found by the filter `isMainOffer`, and is the newest visible bonus if visitors can't see the chosen one", async () => {
    const newest = await makeBonus(app, { title: "Newest", casinoId });
    const found = async (isMainOffer: boolean) => {
      const args = { filter: { casinoId, isMainOffer } };
      const { nodes } = await callOrThrow<{ nodes: { title: string }[] }>(app, "bonuses", args, "nodes { title }");
      return nodes.map(({ title }) => title);
    };
    expect(await found(true)).toEqual(["Main"]);
    expect(await found(false)).toEqual(["Newest", "Second"]);
    await updateOrThrow(main, { isActive: false });
    expect(await found(true)).toEqual(["Newest"]);
    await updateOrThrow(newest, { isActive: false });
    expect(await found(true)).toEqual(["Second"]);
  });

  it("can't move to a casino that already has one", async () => {
    const { id: otherId } = await makeCasino(app);
    const moving = await makeBonus(app, { title: "Moving", casinoId: otherId, isPrimary: true });
    expectRefusal(await update(moving, { casinoId }), "BAD_USER_INPUT", ["isPrimary"]);
    expect(await mainOffers()).toEqual(["Main"]);
  });

  it("can't be added by an import of a new bonus if the casino already has one", async () => {
    const id = await stageRows(["title", "casinoId", "isPrimary"], [["New", casinoId, "true"]]);
    expect(await preview(app, id)).toMatchObject({ createCount: 1 });
    const refused = await tryApply(app, id);
    expectRefusal(refused, "CONFLICT");
    expect(refused.errors![0]!.message).toContain("isPrimary");
    expect(await mainOffers()).toEqual(["Main"]);
  });

  it("can't be added by an import of an existing bonus if the casino already has one", async () => {
    const id = await stageRows(["id", "isPrimary"], [[second.id, "true"]]);
    expectRefusal(await tryApply(app, id), "CONFLICT");
    expect(await mainOffers()).toEqual(["Main"]);
  });

  it("can't be set in two rows of the same import", async () => {
    const { id: otherId } = await makeCasino(app);
    const rows = ["One", "Two"].map((title) => [title, otherId, "true"]);
    const id = await stageRows(["title", "casinoId", "isPrimary"], rows);
    expectRefusal(await tryApply(app, id), "CONFLICT");
    const { totalCount } = await callOrThrow<{ totalCount: number }>(
      app,
      "bonuses",
      { filter: { casinoId: otherId } },
      "totalCount",
    );
    expect(totalCount).toBe(0);
  });

  it.each([
    ["first", (rows: string[][]) => rows],
    ["last", (rows: string[][]) => rows.toReversed()],
  ])(
    "can be replaced by an import that lists the old main offer %s, and an undo restores the old one",
    async (_place, order) => {
      const rows = order([
        [main.id, "false"],
        [second.id, "true"],
      ]);
      const applied = await apply(app, await stageRows(["id", "isPrimary"], rows));
      expect(await mainOffers()).toEqual(["Second"]);
      await undo(app, applied!.id);
      expect(await mainOffers()).toEqual(["Main"]);
    },
  );

  it("is not restored by an undo if the casino has a different main offer", async () => {
    await updateOrThrow(main, { isPrimary: false });
    const demoted = await latestChangeSet(app);
    const promoted = await updateOrThrow(second, { isPrimary: true });
    const refused = await tryUndo(app, demoted);
    expectRefusal(refused, "CONFLICT");
    expect(refused.errors![0]!.message).toContain("isPrimary");
    expect(await mainOffers()).toEqual(["Second"]);
    await updateOrThrow(promoted, { isPrimary: false });
    await undo(app, demoted);
    expect(await mainOffers()).toEqual(["Main"]);
  });

  it("is not restored with its deleted bonus if the casino has a different main offer", async () => {
    await callOrThrow(app, "deleteBonus", { id: main.id, version: main.version }, "id");
    const deletion = await latestChangeSet(app);
    await updateOrThrow(second, { isPrimary: true });
    expectRefusal(await tryUndo(app, deletion), "CONFLICT");
    expect(await mainOffers()).toEqual(["Second"]);
  });
});
