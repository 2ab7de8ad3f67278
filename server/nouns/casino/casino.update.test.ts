import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeCasino } from "../../test/catalogue/factories.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

function update(id: string, version: number, input: Record<string, unknown>, selection = "id") {
  return call(app, "updateCasino", { id, version, input }, selection);
}

const full = {
  description: "Old",
  rating: 4.1,
  reviewCount: 5,
  freeSpins: 20,
  establishedYear: 2011,
  websiteUrl: "https://old.example",
  licenses: ["MGA"],
  review: { about: "Old about", games: "Old games" },
};
const selection = `name slug description rating reviewCount freeSpins establishedYear websiteUrl licenses
  review { about games } version`;

describe("updateCasino", () => {
  it("changes only the fields in the input", async () => {
    const { id, slug } = await makeCasino(app, { name: "Partly", ...full });
    const { result } = await update(id, 1, { rating: 4.2, review: { games: "New games" } }, selection);
    const expected = {
      ...full,
      name: "Partly",
      slug,
      rating: 4.2,
      review: { about: "Old about", games: "New games" },
      version: 2,
    };
    expect(result).toEqual(expected);
    expect(await callOrThrow(app, "casino", { slug }, selection)).toEqual(expected);
  });

  it("keeps an existing logo URL with http, but rejects a new one", async () => {
    const { id } = await makeCasino(app, full);
    await app.database.dataSource.query("UPDATE casinos SET logo_url = 'http://old.example/a.png' WHERE id = $1", [id]);
    const row = await app.database.dataSource.query<[{ version: number }]>(
      "SELECT version FROM casinos WHERE id = $1",
      [id],
    );
    const { result } = await update(id, row[0].version, { rating: 4.3 }, "rating logoUrl version");
    expect(result).toMatchObject({ rating: 4.3, logoUrl: "http://old.example/a.png" });
    const { version } = result as { version: number };
    const again = await update(id, version, { logoUrl: "http://new.example/a.png" });
    expect(expectRefusal(again, "BAD_USER_INPUT", ["logoUrl"]).message).toContain("https://");
  });

  it("clears optional fields if the input has null or blank text", async () => {
    const { id } = await makeCasino(app, full);
    const input = {
      description: null,
      freeSpins: null,
      establishedYear: null,
      websiteUrl: " ",
      review: { about: null },
    };
    const { result } = await update(id, 1, input, selection);
    expect(result).toMatchObject({
      description: null,
      freeSpins: null,
      establishedYear: null,
      websiteUrl: null,
      review: { about: null, games: "Old games" },
      rating: 4.1,
    });
  });

  it.each([[{ review: null }], [{ review: {} }], [{}]])("changes nothing for %j", async (input) => {
    const { id } = await makeCasino(app, { ...full, name: "Still" });
    const { result, errors } = await update(id, 1, input, selection);
    expect(errors).toBeUndefined();
    expect(result).toMatchObject({ ...full, name: "Still", version: 1 });
  });

  it("increases the version by one and sets updatedAt each time", async () => {
    const { id } = await makeCasino(app);
    const times: string[] = [];
    for (const version of [1, 2, 3]) {
      const { result } = await update(id, version, { rating: version }, "version createdAt updatedAt");
      expect(result!["version"]).toBe(version + 1);
      times.push(result!["updatedAt"] as string);
      expect(Date.parse(result!["updatedAt"] as string)).toBeGreaterThanOrEqual(
        Date.parse(result!["createdAt"] as string),
      );
    }
    expect(times).toEqual(times.toSorted());
  });

  it.each<[Record<string, unknown>, string]>([
    [{ name: "" }, "name"],
    [{ name: null }, "name"],
    [{ slug: null }, "slug"],
    [{ slug: "?" }, "slug"],
    [{ rating: null }, "rating"],
    [{ rating: 5.5 }, "rating"],
    [{ reviewCount: null }, "reviewCount"],
    [{ reviewCount: -1 }, "reviewCount"],
    [{ freeSpins: -1 }, "freeSpins"],
    [{ establishedYear: 1899 }, "establishedYear"],
    [{ websiteUrl: "javascript:alert(1)" }, "websiteUrl"],
    [{ licenses: null }, "licenses"],
    [{ isFeatured: null }, "isFeatured"],
    [{ mobileOptimized: null }, "mobileOptimized"],
    [{ review: { banking: "b".repeat(20_001) } }, "review.banking"],
  ])("rejects %j, names the field, and changes nothing", async (input, field) => {
    const { id, slug } = await makeCasino(app);
    expectRefusal(await update(id, 1, { description: "New", ...input }), "BAD_USER_INPUT", [field]);
    expect(await callOrThrow(app, "casino", { slug }, "description version")).toEqual({
      description: null,
      version: 1,
    });
  });

  it("rejects a slug that another casino has", async () => {
    const other = await makeCasino(app);
    const { id } = await makeCasino(app);
    expectRefusal(await update(id, 1, { slug: other.slug.toUpperCase() }), "BAD_USER_INPUT", ["slug"]);
  });

  it("accepts the casino's own slug", async () => {
    const { id, slug } = await makeCasino(app);
    expect((await update(id, 1, { slug, rating: 1 }, "slug rating")).result).toEqual({ slug, rating: 1 });
  });

  it.each(["00000000-0000-4000-8000-000000000000", "nope", ""])("finds no casino with the id %j", async (id) => {
    expectRefusal(await update(id, 1, { rating: 1 }), "NOT_FOUND");
  });

  it("rejects a stale version and names the changed fields, with paths for nested fields", async () => {
    const { id, slug } = await makeCasino(app, full);
    await update(id, 1, { rating: 4.9, review: { about: "Newer" } });
    await update(id, 2, { licenses: ["MGA", "UKGC"], rating: 4.8 });
    const error = expectRefusal(await update(id, 1, { description: "Mine" }), "CONFLICT", [
      "licenses",
      "rating",
      "review.about",
    ]);
    expect(error.extensions["currentVersion"]).toBe(3);
    expect(await callOrThrow(app, "casino", { slug }, "description")).toEqual({ description: "Old" });
    expectRefusal(await update(id, 2, { rating: 1 }), "CONFLICT", ["licenses", "rating"]);
  });

  it("rejects a stale version and names the changed fields, even for an uppercase id", async () => {
    const { id } = await makeCasino(app, full);
    await update(id, 1, { rating: 4.9 });
    const error = expectRefusal(await update(id.toUpperCase(), 1, { description: "Mine" }), "CONFLICT", ["rating"]);
    expect(error.extensions["currentVersion"]).toBe(2);
  });

  it("rejects a version that does not exist yet", async () => {
    const { id } = await makeCasino(app);
    expectRefusal(await update(id, 2, { rating: 1 }), "CONFLICT");
  });

  it("lets exactly one of three updates of the same version succeed", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, slug } = await makeCasino(app);
      const ratings = [1, 2, 3];
      const answers = await Promise.all(ratings.map((rating) => update(id, 1, { rating }, "rating")));
      const won = answers.filter(({ errors }) => errors === undefined);
      expect(won).toHaveLength(1);
      for (const lost of answers.filter((answer) => answer !== won[0])) expectRefusal(lost, "CONFLICT", ["rating"]);
      expect(await callOrThrow(app, "casino", { slug }, "rating version")).toEqual({ ...won[0]!.result, version: 2 });
    }
  });

  it("lets at most one of two casinos take the other's slug at the same time, without an internal error", async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await makeCasino(app);
      const two = await makeCasino(app);
      const answers = await Promise.all([update(one.id, 1, { slug: two.slug }), update(two.id, 1, { slug: one.slug })]);
      const codes = answers.flatMap(({ errors }) => errors?.[0]?.extensions["code"] ?? []);
      expect(codes.length).toBeGreaterThan(0);
      expect(["BAD_USER_INPUT", "SERVICE_UNAVAILABLE"]).toEqual(expect.arrayContaining(codes));
    }
  });

  it("rejects a visitor", async () => {
    const { id, slug } = await makeCasino(app);
    const args = { id, version: 1, input: { rating: 1 } };
    expectRefusal(await call(app, "updateCasino", args, "id", { viewer: "visitor" }), "UNAUTHENTICATED");
    expect(await callOrThrow(app, "casino", { slug }, "rating")).toEqual({ rating: 0 });
  });
});
