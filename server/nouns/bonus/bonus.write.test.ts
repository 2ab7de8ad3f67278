import { randomUUID } from "node:crypto";
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

const nobody = "00000000-0000-4000-8000-000000000000";
const everything = `title bonusType bonusAmount freeSpins minDeposit wageringRequirement maxWin bonusCode terms isActive
  casino { slug } version`;
const empty = {
  bonusType: "WELCOME",
  bonusAmount: null,
  freeSpins: null,
  minDeposit: null,
  wageringRequirement: null,
  maxWin: null,
  bonusCode: null,
  terms: null,
  isActive: true,
  casino: null,
  version: 1,
};
const filled = {
  bonusType: "FREE_SPINS",
  bonusAmount: "50 spins",
  freeSpins: 50,
  minDeposit: "$10",
  wageringRequirement: "35x winnings",
  maxWin: "$100",
  bonusCode: "SPIN50",
  terms: "Within seven days.",
  isActive: false,
};

const create = (input: Record<string, unknown>, selection = "id") =>
  call(app, "createBonus", { input: { title: "A bonus", ...input } }, selection);
const update = (id: string, version: number, input: Record<string, unknown>, selection = "id") =>
  call(app, "updateBonus", { id, version, input }, selection);
const read = (id: string, selection = everything) => call(app, "bonus", { id }, selection);

/** Inputs that are invalid on creation and on update, each with the rejected field. */
const wrong: [Record<string, unknown>, string][] = [
  [{ title: "" }, "title"],
  [{ title: "  " }, "title"],
  [{ title: "t".repeat(201) }, "title"],
  [{ bonusType: null }, "bonusType"],
  [{ isActive: null }, "isActive"],
  [{ freeSpins: -1 }, "freeSpins"],
  [{ freeSpins: 1_000_000_001 }, "freeSpins"],
  [{ bonusAmount: "b".repeat(201) }, "bonusAmount"],
  [{ minDeposit: "m".repeat(201) }, "minDeposit"],
  [{ wageringRequirement: "w".repeat(201) }, "wageringRequirement"],
  [{ maxWin: "m".repeat(201) }, "maxWin"],
  [{ bonusCode: "c".repeat(201) }, "bonusCode"],
  [{ terms: "t".repeat(4_001) }, "terms"],
  [{ casinoId: "nope" }, "casinoId"],
  [{ casinoId: nobody }, "casinoId"],
];

describe("createBonus", () => {
  it("sets a default for every omitted field", async () => {
    expect((await create({ title: " Bare " }, everything)).result).toEqual({ ...empty, title: "Bare" });
  });

  it("stores all values", async () => {
    const { id, slug } = await makeCasino(app);
    const { result } = await create({ ...filled, casinoId: id }, everything);
    expect(result).toEqual({ ...filled, title: "A bonus", casino: { slug }, version: 1 });
  });

  it.each([...wrong, [{ id: "nope" }, "id"] as const])(
    "rejects invalid input (case %#) and names the field",
    async (input, field) => {
      const before = await walk(app, "bonuses", {});
      expectRefusal(await create(input), "BAD_USER_INPUT", [field]);
      expect(await walk(app, "bonuses", {})).toEqual(before);
    },
  );

  it("rejects an unknown bonus type", async () => {
    expectRefusal(await create({ bonusType: "free_spins" }), "BAD_USER_INPUT", ["input.bonusType"]);
  });

  it("creates only one row for repeated and simultaneous calls with the same id and input", async () => {
    const { id: casinoId } = await makeCasino(app);
    const input = { id: randomUUID(), title: "Once", casinoId: casinoId.toUpperCase(), freeSpins: 3 };
    const answers = await Promise.all([1, 2, 3].map(() => create(input, `id ${everything}`)));
    answers.push(await create(input, `id ${everything}`));
    for (const answer of answers) expect(answer).toEqual({ result: answers[0]!.result, errors: undefined });
    expect(await walk(app, "bonuses", { filter: { casinoId } })).toEqual([input.id]);
  });

  it("rejects an id that was used with different input or for a deleted bonus", async () => {
    const input = { id: randomUUID(), title: "Once" };
    await create(input);
    expectRefusal(await create({ ...input, title: "Twice" }), "CONFLICT");
    await callOrThrow(app, "deleteBonus", { id: input.id, version: 1 }, "id");
    expectRefusal(await create(input), "CONFLICT");
  });

  it("rejects a visitor", async () => {
    const answer = await call(app, "createBonus", { input: { title: "" } }, "id", { viewer: "visitor" });
    expectRefusal(answer, "UNAUTHENTICATED");
  });
});

describe("updateBonus", () => {
  it("changes only the fields in the input", async () => {
    const { id: casinoId, slug } = await makeCasino(app);
    const { id } = await makeBonus(app, { ...filled, title: "Before", casinoId });
    const expected = { ...filled, title: "After", freeSpins: 60, casino: { slug }, version: 2 };
    expect((await update(id, 1, { title: "After", freeSpins: 60 }, everything)).result).toEqual(expected);
    expect((await read(id)).result).toEqual(expected);
  });

  it("clears optional fields, including the casino, if the input has null or blank text", async () => {
    const { id: casinoId } = await makeCasino(app);
    const { id } = await makeBonus(app, { ...filled, title: "Emptied", casinoId });
    const texts = {
      bonusAmount: null,
      minDeposit: null,
      wageringRequirement: " ",
      maxWin: null,
      bonusCode: "",
      terms: " ",
    };
    const { result } = await update(id, 1, { ...texts, freeSpins: null, casinoId: null }, everything);
    expect(result).toEqual({ ...empty, title: "Emptied", bonusType: "FREE_SPINS", isActive: false, version: 2 });
  });

  it("moves a bonus to another casino", async () => {
    const from = await makeCasino(app);
    const to = await makeCasino(app);
    const { id } = await makeBonus(app, { casinoId: from.id });
    const { result } = await update(id, 1, { casinoId: to.id }, "casino { slug }");
    expect(result).toEqual({ casino: { slug: to.slug } });
  });

  it("hides a bonus from visitors if it becomes inactive", async () => {
    const { id } = await makeBonus(app);
    const asVisitor = () => call(app, "bonus", { id }, "id", { viewer: "visitor" });
    expect((await asVisitor()).result).toEqual({ id });
    await update(id, 1, { isActive: false });
    expect((await asVisitor()).result).toBeNull();
  });

  it("changes nothing for an empty input", async () => {
    const { id } = await makeBonus(app);
    expect((await update(id, 1, {}, "version")).result).toEqual({ version: 1 });
  });

  it.each([...wrong, [{ title: null }, "title"] as const])(
    "rejects invalid input (case %#), names the field, and changes nothing",
    async (input, field) => {
      const { id } = await makeBonus(app, { title: "Kept" });
      expectRefusal(await update(id, 1, { maxWin: "$1", ...input }), "BAD_USER_INPUT", [field]);
      expect((await read(id)).result).toEqual({ ...empty, title: "Kept" });
    },
  );

  it.each([nobody, "nope", ""])("finds no bonus with the id %j", async (id) => {
    expectRefusal(await update(id, 1, { freeSpins: 1 }), "NOT_FOUND");
  });

  it("rejects a stale version and names the changed fields", async () => {
    const { id } = await makeBonus(app);
    await update(id, 1, { freeSpins: 1, isActive: false });
    expectRefusal(await update(id, 1, { title: "Mine" }), "CONFLICT", ["freeSpins", "isActive"]);
    expectRefusal(await update(id, 9, { title: "Mine" }), "CONFLICT");
  });

  it("lets exactly one of two updates of the same version succeed", async () => {
    const { id } = await makeBonus(app);
    const answers = await Promise.all([1, 2].map((freeSpins) => update(id, 1, { freeSpins }, "freeSpins")));
    const [won, ...others] = answers.filter(({ errors }) => !errors);
    expect(others).toEqual([]);
    expect((await read(id, "freeSpins")).result).toEqual(won!.result);
  });

  it("rejects a visitor", async () => {
    const { id } = await makeBonus(app);
    const answer = await call(app, "updateBonus", { id, version: 1, input: {} }, "id", { viewer: "visitor" });
    expectRefusal(answer, "UNAUTHENTICATED");
  });
});

describe("deleteBonus", () => {
  const remove = (id: string, version: number) => call(app, "deleteBonus", { id, version }, "id bonusIds changeSetId");

  it("deletes the bonus and keeps its casino", async () => {
    const { id: casinoId, slug } = await makeCasino(app);
    const { id } = await makeBonus(app, { casinoId });
    expect((await remove(id, 1)).result).toEqual({ id, bonusIds: [], changeSetId: expect.any(String) });
    expect((await read(id)).result).toBeNull();
    expect((await call(app, "casino", { slug }, "bonuses { id }")).result).toEqual({ bonuses: [] });
  });

  it.each([nobody, "nope", ""])("finds no bonus with the id %j", async (id) => {
    expectRefusal(await remove(id, 1), "NOT_FOUND");
  });

  it("rejects a stale version", async () => {
    const { id } = await makeBonus(app);
    await update(id, 1, { title: "Newer" });
    expectRefusal(await remove(id, 1), "CONFLICT", ["title"]);
    expect((await read(id, "title")).result).toEqual({ title: "Newer" });
  });

  it("rejects a visitor", async () => {
    const { id } = await makeBonus(app);
    const answer = await call(app, "deleteBonus", { id, version: 1 }, "id", { viewer: "visitor" });
    expectRefusal(answer, "UNAUTHENTICATED");
    expect((await read(id, "id")).result).toEqual({ id });
  });
});
