import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeGame } from "../../test/catalogue/factories.js";
import { walk } from "../../test/catalogue/lists.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

const nobody = "00000000-0000-4000-8000-000000000000";
const everything = "name slug provider category rtp volatility maxWin imageUrl isPopular version";
const empty = { category: "SLOTS", rtp: null, volatility: null, maxWin: null, imageUrl: null, isPopular: false };
const filled = {
  category: "JACKPOTS",
  rtp: 88.12,
  volatility: "HIGH",
  maxWin: "5,000x",
  imageUrl: "/tiles/filled.svg",
  isPopular: true,
};
let slugCount = 0;

function create(input: Record<string, unknown>, selection = "id") {
  slugCount += 1;
  const values = { name: `Game ${slugCount}`, slug: `game-${slugCount}`, provider: "Studio", ...input };
  return call(app, "createGame", { input: values }, selection);
}
const update = (id: string, version: number, input: Record<string, unknown>, selection = "id") =>
  call(app, "updateGame", { id, version, input }, selection);
const read = (id: string, selection = everything) => call(app, "game", { id }, selection);

/** Inputs that are invalid both for a new game and for an update, each with the rejected field. */
const wrong: [Record<string, unknown>, string][] = [
  [{ name: "" }, "name"],
  [{ name: "n".repeat(201) }, "name"],
  [{ slug: " " }, "slug"],
  [{ slug: "%%%" }, "slug"],
  [{ slug: "s".repeat(121) }, "slug"],
  [{ provider: "" }, "provider"],
  [{ provider: "p".repeat(201) }, "provider"],
  [{ category: null }, "category"],
  [{ isPopular: null }, "isPopular"],
  [{ rtp: -0.01 }, "rtp"],
  [{ rtp: 100.01 }, "rtp"],
  [{ rtp: 96.123 }, "rtp"],
  [{ maxWin: "m".repeat(201) }, "maxWin"],
  [{ imageUrl: "javascript:alert(1)" }, "imageUrl"],
  [{ imageUrl: "//elsewhere.example/tile.svg" }, "imageUrl"],
];

describe("createGame", () => {
  it("sets a default for every omitted field and normalizes the slug", async () => {
    const { result } = await create({ name: " Bare ", slug: "Bare Game!", provider: " Studio " }, everything);
    expect(result).toEqual({ ...empty, name: "Bare", slug: "bare-game", provider: "Studio", version: 1 });
  });

  it("stores all values", async () => {
    expect((await create(filled, everything)).result).toMatchObject(filled);
  });

  it.each([0, 100, 96.09, 95.97, 0.01, 33.33])("accepts an RTP of %d percent", async (rtp) => {
    expect((await create({ rtp }, "rtp")).result).toEqual({ rtp });
  });

  it.each([...wrong, [{ id: "nope" }, "id"] as const])(
    "rejects invalid input (case %#) and names the field",
    async (input, field) => {
      const before = await walk(app, "games", {});
      expectRefusal(await create(input), "BAD_USER_INPUT", [field]);
      expect(await walk(app, "games", {})).toEqual(before);
    },
  );

  it.each([
    [{ category: "slots" }, "input.category"],
    [{ volatility: "EXTREME" }, "input.volatility"],
    [{ rtp: "96" }, "input.rtp"],
    [{ name: null }, "input.name"],
  ])("rejects %j, which the schema does not allow", async (input, field) => {
    expectRefusal(await create(input), "BAD_USER_INPUT", [field]);
  });

  it("rejects a slug that another game has, but accepts the slug of a casino", async () => {
    await create({ slug: "taken" });
    expectRefusal(await create({ slug: "TAKEN" }), "BAD_USER_INPUT", ["slug"]);
    await callOrThrow(app, "createCasino", { input: { name: "Casino", slug: "shared" } }, "id");
    expect((await create({ slug: "shared" }, "slug")).result).toEqual({ slug: "shared" });
  });

  it("creates only one row for repeated and simultaneous calls with the same id and input", async () => {
    const input = { ...filled, id: randomUUID(), name: "Once", slug: "Once Only" };
    const answers = await Promise.all([1, 2, 3].map(() => create(input, `id ${everything}`)));
    answers.push(await create(input, `id ${everything}`));
    for (const answer of answers) expect(answer).toEqual({ result: answers[0]!.result, errors: undefined });
    expect(await walk(app, "games", { filter: { search: "Once" } })).toEqual([input.id]);
  });

  it("rejects an id that was used with different input or for a deleted game", async () => {
    const input = { id: randomUUID(), name: "Used", slug: "used" };
    await create(input);
    expectRefusal(await create({ ...input, rtp: 90 }), "CONFLICT");
    await callOrThrow(app, "deleteGame", { id: input.id, version: 1 }, "id");
    expectRefusal(await create(input), "CONFLICT");
  });

  it("rejects a visitor", async () => {
    const input = { name: "", slug: "", provider: "" };
    expectRefusal(await call(app, "createGame", { input }, "id", { viewer: "visitor" }), "UNAUTHENTICATED");
  });
});

describe("updateGame", () => {
  it("changes only the fields in the input", async () => {
    const { id, slug } = await makeGame(app, { ...filled, name: "Before" });
    const expected = { ...filled, name: "After", slug, provider: "Factory", rtp: 90, version: 2 };
    expect((await update(id, 1, { name: "After", rtp: 90 }, everything)).result).toEqual(expected);
    expect((await read(id)).result).toEqual(expected);
  });

  it("clears optional fields if the input has null or blank text", async () => {
    const { id } = await makeGame(app, filled);
    const { result } = await update(id, 1, { rtp: null, volatility: null, maxWin: " ", imageUrl: "" }, everything);
    expect(result).toMatchObject({ ...empty, category: "JACKPOTS", isPopular: true });
  });

  it("changes the slug, and does nothing for an empty input", async () => {
    const { id } = await makeGame(app);
    expect((await update(id, 1, { slug: "Renamed Game" }, "slug version")).result).toEqual({
      slug: "renamed-game",
      version: 2,
    });
    expect((await update(id, 2, {}, "version")).result).toEqual({ version: 2 });
  });

  it.each([...wrong, [{ name: null }, "name"] as const, [{ slug: null }, "slug"] as const])(
    "rejects invalid input (case %#), names the field, and changes nothing",
    async (input, field) => {
      const { id } = await makeGame(app, { name: "Kept" });
      expectRefusal(await update(id, 1, { maxWin: "1x", ...input }), "BAD_USER_INPUT", [field]);
      expect((await read(id)).result).toMatchObject({ ...empty, name: "Kept", version: 1 });
    },
  );

  it("rejects a slug that another game has", async () => {
    const other = await makeGame(app);
    const { id } = await makeGame(app);
    expectRefusal(await update(id, 1, { slug: other.slug }), "BAD_USER_INPUT", ["slug"]);
  });

  it.each([nobody, "nope", ""])("finds no game with the id %j", async (id) => {
    expectRefusal(await update(id, 1, { rtp: 90 }), "NOT_FOUND");
  });

  it("rejects a stale version and names the changed fields", async () => {
    const { id } = await makeGame(app);
    await update(id, 1, { rtp: 90, isPopular: true });
    expectRefusal(await update(id, 1, { name: "Mine" }), "CONFLICT", ["isPopular", "rtp"]);
    expectRefusal(await update(id, 9, { name: "Mine" }), "CONFLICT");
  });

  it("lets exactly one of two updates of the same version succeed", async () => {
    const { id } = await makeGame(app);
    const answers = await Promise.all([90, 91].map((rtp) => update(id, 1, { rtp }, "rtp")));
    const [won, ...others] = answers.filter(({ errors }) => !errors);
    expect(others).toEqual([]);
    expect((await read(id, "rtp")).result).toEqual(won!.result);
  });

  it("rejects a visitor", async () => {
    const { id } = await makeGame(app);
    const answer = await call(app, "updateGame", { id, version: 1, input: {} }, "id", { viewer: "visitor" });
    expectRefusal(answer, "UNAUTHENTICATED");
  });
});

describe("deleteGame", () => {
  const remove = (id: string, version: number) => call(app, "deleteGame", { id, version }, "id bonusIds changeSetId");

  it("deletes the game, so it is no longer found", async () => {
    const { id } = await makeGame(app);
    expect((await remove(id, 1)).result).toEqual({ id, bonusIds: [], changeSetId: expect.any(String) });
    expect((await read(id)).result).toBeNull();
    expectRefusal(await remove(id, 1), "NOT_FOUND");
  });

  it.each([nobody, "nope", ""])("finds no game with the id %j", async (id) => {
    expectRefusal(await remove(id, 1), "NOT_FOUND");
  });

  it("rejects a stale version", async () => {
    const { id } = await makeGame(app);
    await update(id, 1, { name: "Newer" });
    expectRefusal(await remove(id, 1), "CONFLICT", ["name"]);
    expect((await read(id, "name")).result).toEqual({ name: "Newer" });
  });

  it("rejects a visitor", async () => {
    const { id } = await makeGame(app);
    const answer = await call(app, "deleteGame", { id, version: 1 }, "id", { viewer: "visitor" });
    expectRefusal(answer, "UNAUTHENTICATED");
    expect((await read(id, "id")).result).toEqual({ id });
  });
});
