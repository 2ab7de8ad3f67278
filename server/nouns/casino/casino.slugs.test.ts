import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";
import { expectRefusal } from "../../test/expectRefusal.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

/** Returns the casino that a visitor finds at a slug, or null. */
async function at(slug: string): Promise<{ id: string; slug: string } | null> {
  const { result, errors } = await call<{ id: string; slug: string }>(app, "casino", { slug }, "id slug", {
    viewer: "visitor",
  });
  expect(errors).toBeUndefined();
  return result;
}

const rename = (id: string, version: number, slug: string) =>
  callOrThrow(app, "updateCasino", { id, version, input: { slug } }, "slug");

describe("a casino", () => {
  it.each(["", "missing", "Not A Slug", "%", "'; DROP TABLE casinos; --", "x".repeat(5_000)])(
    "is not found by an unknown slug (case %#)",
    async (slug) => {
      expect(await at(slug)).toBeNull();
    },
  );

  it("is found even if the query selects no column", async () => {
    await makeCasino(app, { slug: "typename-only" });
    expect((await call(app, "casino", { slug: "typename-only" }, "__typename")).result).toEqual({
      __typename: "Casino",
    });
  });

  it("is found by its id, with its bonuses", async () => {
    const { id, slug } = await makeCasino(app);
    const bonus = await makeBonus(app, { casinoId: id });
    const { result } = await call(app, "casino", { id }, "id slug bonuses { id }", { viewer: "visitor" });
    expect(result).toEqual({ id, slug, bonuses: [{ id: bonus.id }] });
  });

  it.each(["", "nope", "00000000-0000-4000-8000-000000000000"])("is not found by the unknown id %j", async (id) => {
    expect(await call(app, "casino", { id }, "name")).toEqual({ result: null, errors: undefined });
  });

  it.each([
    ["neither an id nor a slug", {}],
    ["both an id and a slug", { id: "00000000-0000-4000-8000-000000000000", slug: "first" }],
  ])("can't be requested with %s", async (_what, args) => {
    expectRefusal(await call(app, "casino", args, "id"), "BAD_USER_INPUT", ["id"]);
  });

  it("is found by every old slug after several renames, and has its current slug", async () => {
    const { id } = await makeCasino(app, { slug: "first" });
    await rename(id, 1, "second");
    await rename(id, 2, "third");
    for (const slug of ["first", "second", "third"]) expect(await at(slug)).toEqual({ id, slug: "third" });
  });

  it("can get an old slug back", async () => {
    const { id } = await makeCasino(app, { slug: "there" });
    await rename(id, 1, "back");
    await rename(id, 2, "there");
    for (const slug of ["there", "back"]) expect(await at(slug)).toEqual({ id, slug: "there" });
    await rename(id, 3, "back");
    for (const slug of ["there", "back"]) expect(await at(slug)).toEqual({ id, slug: "back" });
  });

  it("gets no redirect if an update keeps the slug or is rejected", async () => {
    const { id, slug } = await makeCasino(app);
    const other = await makeCasino(app);
    await callOrThrow(app, "updateCasino", { id, version: 1, input: { slug, rating: 1 } }, "id");
    expect(
      (await call(app, "updateCasino", { id, version: 2, input: { slug: other.slug } }, "id")).errors,
    ).toHaveLength(1);
    expect(await at(slug)).toEqual({ id, slug });
    expect(await at(other.slug)).toEqual({ id: other.id, slug: other.slug });
    const [{ count }] = await app.database.dataSource.query(
      "SELECT count(*)::int AS count FROM slug_redirects WHERE casino_id = $1",
      [id],
    );
    expect(count).toBe(0);
  });

  it("loses a redirect if another casino takes the slug", async () => {
    const moved = await makeCasino(app, { slug: "prized" });
    await rename(moved.id, 1, "moved");
    const created = await makeCasino(app, { slug: "prized" });
    expect(await at("prized")).toEqual({ id: created.id, slug: "prized" });
    await rename(created.id, 1, "elsewhere");
    expect(await at("prized")).toEqual({ id: created.id, slug: "elsewhere" });
    const renamed = await makeCasino(app);
    await rename(renamed.id, 1, "prized");
    expect(await at("prized")).toEqual({ id: renamed.id, slug: "prized" });
    expect(await at("moved")).toEqual({ id: moved.id, slug: "moved" });
  });

  it("does not regain a redirect if the casino that took the slug is deleted", async () => {
    const moved = await makeCasino(app, { slug: "lent" });
    await rename(moved.id, 1, "moved-on");
    const created = await makeCasino(app, { slug: "lent" });
    await callOrThrow(app, "deleteCasino", { id: created.id, version: 1 }, "id");
    expect(await at("lent")).toBeNull();
    await rename(moved.id, 2, "moved-further");
    const renamed = await makeCasino(app);
    await rename(renamed.id, 1, "moved-on");
    await callOrThrow(app, "deleteCasino", { id: renamed.id, version: 2 }, "id");
    expect(await at("moved-on")).toBeNull();
  });

  it("is not found by any slug after its deletion, even if another casino takes its last slug", async () => {
    const { id } = await makeCasino(app, { slug: "former-old" });
    await rename(id, 1, "former");
    await callOrThrow(app, "deleteCasino", { id, version: 2 }, "id");
    expect(await at("former")).toBeNull();
    expect(await at("former-old")).toBeNull();
    const again = await makeCasino(app, { slug: "former" });
    expect(await at("former")).toEqual({ id: again.id, slug: "former" });
    expect(await at("former-old")).toBeNull();
  });

  it("can swap slugs with another casino in three updates", async () => {
    const one = await makeCasino(app, { slug: "one" });
    const two = await makeCasino(app, { slug: "two" });
    await rename(one.id, 1, "spare");
    await rename(two.id, 1, "one");
    await rename(one.id, 2, "two");
    expect(await at("one")).toEqual({ id: two.id, slug: "one" });
    expect(await at("two")).toEqual({ id: one.id, slug: "two" });
    expect(await at("spare")).toEqual({ id: one.id, slug: "two" });
  });
});
