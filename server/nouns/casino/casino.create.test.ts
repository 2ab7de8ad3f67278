import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

const everything = `id slug name logoUrl websiteUrl rating reviewCount description
  review { about games bonuses banking support mobile security }
  welcomeBonus bonusAmount freeSpins minDeposit wageringRequirement establishedYear withdrawalHours
  currency payoutLimitPerMonth
  isFeatured isNew acceptsCrypto hasLiveGames mobileOptimized
  licenses paymentMethods pros cons gameProviders version createdAt updatedAt`;

let slugCount = 0;

function create(input: Record<string, unknown>, selection = "id slug name") {
  slugCount += 1;
  return call(
    app,
    "createCasino",
    { input: { name: `Casino ${slugCount}`, slug: `casino-${slugCount}`, ...input } },
    selection,
  );
}

async function created(input: Record<string, unknown>, selection?: string) {
  const { result, errors } = await create(input, selection);
  expect(errors).toBeUndefined();
  return result!;
}

async function countCasinos(): Promise<number> {
  return (await callOrThrow<{ totalCount: number }>(app, "casinos", {}, "totalCount")).totalCount;
}

describe("createCasino", () => {
  it("sets a default for every omitted field", async () => {
    const casino = await created({ name: "Bare", slug: "bare" }, everything);
    expect(casino).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      slug: "bare",
      name: "Bare",
      logoUrl: null,
      websiteUrl: null,
      rating: 0,
      reviewCount: 0,
      description: null,
      review: { about: null, games: null, bonuses: null, banking: null, support: null, mobile: null, security: null },
      welcomeBonus: null,
      bonusAmount: null,
      freeSpins: null,
      minDeposit: null,
      wageringRequirement: null,
      establishedYear: null,
      withdrawalHours: null,
      currency: null,
      payoutLimitPerMonth: null,
      isFeatured: false,
      isNew: false,
      acceptsCrypto: false,
      hasLiveGames: false,
      mobileOptimized: true,
      licenses: [],
      paymentMethods: [],
      pros: [],
      cons: [],
      gameProviders: [],
      version: 1,
      createdAt: expect.any(String),
      updatedAt: casino["createdAt"],
    });
  });

  it("stores all values, and a query returns them", async () => {
    const input = {
      slug: "complete",
      name: "Complete",
      logoUrl: "/logos/complete.svg",
      websiteUrl: "https://complete.example/",
      rating: 4.7,
      reviewCount: 312,
      description: "Everything is set.",
      review: { about: "a", games: "g", bonuses: "bo", banking: "ba", support: "su", mobile: "m", security: "se" },
      welcomeBonus: "100% up to $500",
      bonusAmount: "$500",
      freeSpins: 0,
      minDeposit: "$10",
      wageringRequirement: "35x",
      establishedYear: new Date().getUTCFullYear(),
      withdrawalHours: 720,
      currency: "USD",
      payoutLimitPerMonth: 1_000_000_000,
      isFeatured: true,
      isNew: true,
      acceptsCrypto: true,
      hasLiveGames: true,
      mobileOptimized: false,
      licenses: ["MGA"],
      paymentMethods: ["Visa", "Skrill"],
      pros: ["Fast, and fair"],
      cons: ["'Quoted' \"twice\" {braced}"],
      gameProviders: ["Play'n GO"],
    };
    expect(await created(input, everything)).toMatchObject(input);
    expect(await callOrThrow(app, "casino", { slug: "complete" }, everything)).toMatchObject(input);
  });

  it.each([
    ["  Le  Café -- d'Or!  ", "le-cafe-d-or"],
    ["ÅNGSTRÖM_Casino", "angstrom-casino"],
    ["---24/7---", "24-7"],
    ["Straße Ærø, Казино", "strasse-aero-kazino"],
    ["already-fine-2", "already-fine-2"],
  ])("normalizes the slug %j to %s", async (slug, expected) => {
    expect(await created({ slug })).toMatchObject({ slug: expected });
  });

  it("trims text, stores blank text as null, and removes blank and duplicate list items", async () => {
    const input = {
      name: "  Trimmed  ",
      description: "   ",
      websiteUrl: " https://trimmed.example ",
      logoUrl: "",
      review: { about: " text ", games: " " },
      licenses: [" MGA ", "", "MGA", "  ", "UKGC"],
    };
    const selection = "name description websiteUrl logoUrl review { about games } licenses";
    expect(await created(input, selection)).toEqual({
      name: "Trimmed",
      description: null,
      websiteUrl: "https://trimmed.example",
      logoUrl: null,
      review: { about: "text", games: null },
      licenses: ["MGA", "UKGC"],
    });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ name: "" }, "name"],
    [{ name: "   " }, "name"],
    [{ name: "n".repeat(201) }, "name"],
    [{ slug: "" }, "slug"],
    [{ slug: "!!!" }, "slug"],
    [{ slug: "カジノ" }, "slug"],
    [{ slug: "s".repeat(121) }, "slug"],
    [{ slug: "щ".repeat(60) }, "slug"],
    [{ rating: -0.1 }, "rating"],
    [{ rating: 5.1 }, "rating"],
    [{ rating: 4.55 }, "rating"],
    [{ rating: null }, "rating"],
    [{ reviewCount: -1 }, "reviewCount"],
    [{ reviewCount: 1_000_000_001 }, "reviewCount"],
    [{ reviewCount: null }, "reviewCount"],
    [{ freeSpins: -1 }, "freeSpins"],
    [{ freeSpins: 1_000_000_001 }, "freeSpins"],
    [{ withdrawalHours: -1 }, "withdrawalHours"],
    [{ withdrawalHours: 721 }, "withdrawalHours"],
    [{ currency: "usd" }, "currency"],
    [{ currency: "USD", payoutLimitPerMonth: 0 }, "payoutLimitPerMonth"],
    [{ currency: "USD", payoutLimitPerMonth: 1_000_000_001 }, "payoutLimitPerMonth"],
    [{ payoutLimitPerMonth: 500_000 }, "currency"],
    [{ establishedYear: 1899 }, "establishedYear"],
    [{ establishedYear: new Date().getUTCFullYear() + 1 }, "establishedYear"],
    [{ websiteUrl: "javascript:alert(1)" }, "websiteUrl"],
    [{ websiteUrl: "ftp://casino.example" }, "websiteUrl"],
    [{ websiteUrl: "casino.example" }, "websiteUrl"],
    [{ websiteUrl: "/own" }, "websiteUrl"],
    [{ websiteUrl: `https://casino.example/${"x".repeat(2_000)}` }, "websiteUrl"],
    [{ logoUrl: "//elsewhere.example/logo.svg" }, "logoUrl"],
    [{ logoUrl: "/\\elsewhere.example/logo.svg" }, "logoUrl"],
    [{ logoUrl: "data:image/svg+xml,x" }, "logoUrl"],
    [{ logoUrl: "http://cdn.example/logo.svg" }, "logoUrl"],
    [{ logoUrl: "/logos/a\tb.svg" }, "logoUrl"],
    [{ websiteUrl: "https://casino.example/a\tb" }, "websiteUrl"],
    [{ websiteUrl: "https://casino.example/\u202Etxt" }, "websiteUrl"],
    [{ websiteUrl: "https://casino.example/a b" }, "websiteUrl"],
    [{ name: "North\tgate" }, "name"],
    [{ name: "North\u202Egate" }, "name"],
    [{ name: "North\u2066gate" }, "name"],
    [{ name: "North\ngate" }, "name"],
    [{ welcomeBonus: "100%\u0007" }, "welcomeBonus"],
    [{ licenses: ["MGA", "UK\u202EGC"] }, "licenses"],
    [{ description: "d".repeat(4_001) }, "description"],
    [{ review: { about: "a".repeat(20_001) } }, "review.about"],
    [{ review: { security: "a".repeat(20_001) } }, "review.security"],
    [{ welcomeBonus: "w".repeat(201) }, "welcomeBonus"],
    [{ bonusAmount: "b".repeat(201) }, "bonusAmount"],
    [{ minDeposit: "m".repeat(201) }, "minDeposit"],
    [{ wageringRequirement: "w".repeat(201) }, "wageringRequirement"],
    [{ licenses: Array.from({ length: 61 }, (_, at) => `L${at}`) }, "licenses"],
    [{ paymentMethods: ["p".repeat(201)] }, "paymentMethods"],
    [{ pros: null }, "pros"],
    [{ cons: null }, "cons"],
    [{ gameProviders: null }, "gameProviders"],
    [{ isFeatured: null }, "isFeatured"],
    [{ isNew: null }, "isNew"],
    [{ acceptsCrypto: null }, "acceptsCrypto"],
    [{ hasLiveGames: null }, "hasLiveGames"],
    [{ mobileOptimized: null }, "mobileOptimized"],
    [{ id: "nope" }, "id"],
  ])("rejects invalid input (case %#) and names the field", async (input, field) => {
    const before = await countCasinos();
    expectRefusal(await create(input), "BAD_USER_INPUT", [field]);
    expect(await countCasinos()).toBe(before);
  });

  it("names every invalid field in one error", async () => {
    const input = { name: "", slug: "?", rating: 9, review: { games: "g".repeat(20_001) } };
    expectRefusal(await create(input), "BAD_USER_INPUT", ["name", "slug", "rating", "review.games"]);
  });

  it.each([
    [{ name: "n".repeat(200) }],
    [{ rating: 5 }],
    [{ rating: 0.1 }],
    [{ reviewCount: 1_000_000_000 }],
    [{ establishedYear: 1900 }],
    [{ establishedYear: null, freeSpins: null, websiteUrl: null, review: null, description: null }],
    [{ review: { about: "a".repeat(20_000) }, description: "d".repeat(4_000) }],
    [{ logoUrl: "https://cdn.example/logo.svg", websiteUrl: "http://casino.example" }],
    [{ name: "\tNorthgate\n", description: "One line\nand another,\twith a tab" }],
    [{ name: "Казино الكازينو 🎰" }],
    [{ licenses: Array.from({ length: 60 }, (_, at) => `L${at}`) }],
  ])("accepts the largest and smallest valid values (case %#)", async (input) => {
    expect(await created(input)).toHaveProperty("id");
  });

  it("rejects a slug that another casino has, even if the two are equal only after normalization", async () => {
    await created({ slug: "taken-slug" });
    for (const slug of ["taken-slug", " Taken Slug "])
      expectRefusal(await create({ slug }), "BAD_USER_INPUT", ["slug"]);
  });

  it("creates only one casino for two simultaneous calls with the same slug", async () => {
    const answers = await Promise.all([create({ slug: "wanted" }), create({ slug: "wanted" })]);
    const [refused, ...others] = answers.filter(({ errors }) => errors !== undefined);
    expect(others).toEqual([]);
    expectRefusal(refused!, "BAD_USER_INPUT", ["slug"]);
  });

  it("rejects a visitor", async () => {
    const input = { name: "", slug: "by-a-visitor" };
    expectRefusal(await call(app, "createCasino", { input }, "id", { viewer: "visitor" }), "UNAUTHENTICATED");
    expect((await call(app, "casino", { slug: "by-a-visitor" }, "id")).result).toBeNull();
  });
});

describe("createCasino with an id from the caller", () => {
  it("creates only one row for repeated calls with the same input", async () => {
    const input = { id: randomUUID(), name: "Once", slug: "Once Only", rating: 4.5, review: { about: " text " } };
    const before = await countCasinos();
    const first = await created(input, everything);
    expect(first["id"]).toBe(input.id);
    expect(await created(input, everything)).toEqual(first);
    expect(await created({ ...input, id: input.id.toUpperCase() }, everything)).toEqual(first);
    expect(await countCasinos()).toBe(before + 1);
  });

  it("returns the current row if the row has changed since its creation", async () => {
    const input = { id: randomUUID(), slug: "changed-since", name: "First" };
    await created(input);
    await callOrThrow(app, "updateCasino", { id: input.id, version: 1, input: { name: "Second" } }, "id");
    expect(await created(input, "name version")).toEqual({ name: "Second", version: 2 });
  });

  it("rejects the same id with different input", async () => {
    const input = { id: randomUUID(), slug: "same-id", name: "First" };
    await created(input);
    expectRefusal(await create({ ...input, name: "Second" }), "CONFLICT");
    expectRefusal(await create({ ...input, slug: "other" }), "CONFLICT");
    expectRefusal(await create({ ...input, review: { about: "New" } }), "CONFLICT");
  });

  it("rejects the id of a deleted casino", async () => {
    const input = { id: randomUUID(), slug: "was-deleted", name: "Deleted" };
    await created(input);
    await callOrThrow(app, "deleteCasino", { id: input.id, version: 1 }, "id");
    expectRefusal(await create(input), "CONFLICT");
    expect((await call(app, "casino", { slug: "was-deleted" }, "id")).result).toBeNull();
  });

  it("creates only one row for simultaneous calls with the same input", async () => {
    const input = { id: randomUUID(), slug: "at-once", name: "At once" };
    const before = await countCasinos();
    const answers = await Promise.all([1, 2, 3, 4].map(() => created(input, everything)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countCasinos()).toBe(before + 1);
  });

  it("creates only one row for simultaneous calls with the same id and different input", async () => {
    const id = randomUUID();
    const inputs = ["left", "right"].map((slug) => ({ id, slug, name: slug }));
    const answers = await Promise.all(inputs.map((input) => create(input)));
    const refused = answers.filter(({ errors }) => errors !== undefined);
    expect(refused).toHaveLength(1);
    expectRefusal(refused[0]!, "CONFLICT");
  });
});
