import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";
import { walk } from "../../test/catalogue/lists.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

interface Deleted {
  id: string;
  bonusIds: string[];
  changeSetId: string;
}

function remove(id: string, version: number) {
  return call<Deleted>(app, "deleteCasino", { id, version }, "id bonusIds changeSetId");
}

describe("deleteCasino", () => {
  it("deletes the casino and all its bonuses, including inactive ones, but no other bonuses", async () => {
    const casino = await makeCasino(app);
    const other = await makeCasino(app);
    const own = [
      await makeBonus(app, { casinoId: casino.id }),
      await makeBonus(app, { casinoId: casino.id, isActive: false }),
    ];
    const remaining = [await makeBonus(app, { casinoId: other.id }), await makeBonus(app)];
    const { result } = await remove(casino.id, 1);
    expect(result).toEqual({
      id: casino.id,
      bonusIds: expect.arrayContaining(own.map(({ id }) => id)),
      changeSetId: expect.any(String),
    });
    expect(result!.bonusIds).toHaveLength(2);
    expect((await call(app, "casino", { slug: casino.slug }, "id")).result).toBeNull();
    const left = await walk(app, "bonuses", {});
    expect(left).toEqual(expect.arrayContaining(remaining.map(({ id }) => id)));
    expect(own.filter(({ id }) => left.includes(id))).toEqual([]);
  });

  it.each(["00000000-0000-4000-8000-000000000000", "nope", ""])("finds no casino with the id %j", async (id) => {
    expectRefusal(await remove(id, 1), "NOT_FOUND");
  });

  it("does not find a deleted casino", async () => {
    const { id } = await makeCasino(app);
    await remove(id, 1);
    expectRefusal(await remove(id, 1), "NOT_FOUND");
  });

  it("rejects a stale version and keeps the bonuses", async () => {
    const { id, slug } = await makeCasino(app);
    await makeBonus(app, { casinoId: id });
    await callOrThrow(app, "updateCasino", { id, version: 1, input: { rating: 3 } }, "id");
    expectRefusal(await remove(id, 1), "CONFLICT", ["rating"]);
    const casino = await callOrThrow<{ bonuses: unknown[] }>(app, "casino", { slug }, "bonuses { id }");
    expect(casino.bonuses).toHaveLength(1);
  });

  it("rejects a visitor", async () => {
    const { id, slug } = await makeCasino(app);
    const answer = await call(app, "deleteCasino", { id, version: 1 }, "id", { viewer: "visitor" });
    expectRefusal(answer, "UNAUTHENTICATED");
    expect((await call(app, "casino", { slug }, "id")).result).toEqual({ id });
  });

  it("conflicts with a simultaneous update, and exactly one of the two succeeds", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, slug } = await makeCasino(app);
      const [updated, deleted] = await Promise.all([
        call(app, "updateCasino", { id, version: 1, input: { rating: 2 } }, "id"),
        remove(id, 1),
      ]);
      const isThere = (await call(app, "casino", { slug }, "id")).result !== null;
      if (isThere) expectRefusal(deleted, "CONFLICT", ["rating"]);
      else expectRefusal(updated, "NOT_FOUND");
    }
  });

  it("leaves no orphaned bonuses, even if bonuses are created at the same time", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await makeCasino(app);
      await makeBonus(app, { casinoId: id });
      const create = () => call<{ id: string }>(app, "createBonus", { input: { title: "Race", casinoId: id } }, "id");
      const [one, deletion, two] = await Promise.all([create(), remove(id, 1), create()]);
      expect(deletion.errors).toBeUndefined();
      for (const late of [one, two].filter(({ errors }) => errors)) expectRefusal(late, "BAD_USER_INPUT", ["casinoId"]);
      const created = [one, two].flatMap(({ result }) => result?.id ?? []);
      expect(deletion.result!.bonusIds).toEqual(expect.arrayContaining(created));
      expect(await walk(app, "bonuses", { filter: { casinoId: id } })).toEqual([]);
    }
  });
});
