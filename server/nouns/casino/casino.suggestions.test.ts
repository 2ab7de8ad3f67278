import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { readPage } from "../../test/catalogue/lists.js";
import { plainBonuses, plainCasinos } from "../../test/catalogue/plainSeed.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

interface Suggestions {
  casinos: { name: string }[];
  games: { name: string }[];
  bonuses: { title: string }[];
  providers: { name: string; slug: string }[];
  paymentMethods: { name: string; slug: string }[];
  licensingAuthorities: { name: string; slug: string }[];
  articles: { title: string }[];
}

const selection = `casinos { name } games { name } bonuses { title } providers { name slug }
  paymentMethods { name slug } licensingAuthorities { name slug } articles { title }`;

async function suggest(text: string) {
  const found = await callOrThrow<Suggestions>(app, "searchSuggestions", { text }, selection);
  return {
    casinos: found.casinos.map(({ name }) => name),
    games: found.games.map(({ name }) => name),
    bonuses: found.bonuses.map(({ title }) => title),
    providers: found.providers.map(({ name }) => name),
    paymentMethods: found.paymentMethods.map(({ name }) => name),
    licensingAuthorities: found.licensingAuthorities.map(({ name }) => name),
    articles: found.articles.map(({ title }) => title),
  };
}

/** Returns the names that contain the text. Names that begin with the text come first. */
function pick(names: string[], text: string, limit: number): string[] {
  const lower = text.trim().toLowerCase();
  const containing = names.filter((name) => name.toLowerCase().includes(lower));
  const first = containing.filter((name) => name.toLowerCase().indexOf(lower) === 0);
  return [...first, ...containing.filter((name) => !first.includes(name))].slice(0, limit);
}

const byRating = plainCasinos
  .toSorted((one, other) => other.rating - one.rating || (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
  .map(({ name }) => name);
const sorted = (names: string[]) => [...new Set(names)].toSorted((one, other) => one.localeCompare(other, "en"));
const providers = sorted(plainCasinos.flatMap(({ gameProviders }) => gameProviders));
const paymentMethods = sorted(plainCasinos.flatMap((casino) => casino.paymentMethods));
const nothing = {
  casinos: [],
  games: [],
  bonuses: [],
  providers: [],
  paymentMethods: [],
  licensingAuthorities: [],
  articles: [],
};

/** Expects names that begin with the text first, in any order, as many as there are and as fit. */
function expectFirst(offered: string[], names: string[], text: string, limit: number) {
  const beginning = names.filter((name) => name.toLowerCase().startsWith(text.trim().toLowerCase()));
  const first = offered.slice(0, Math.min(beginning.length, limit));
  expect(offered.length).toBeLessThanOrEqual(limit);
  expect(beginning).toEqual(expect.arrayContaining(first));
  expect(first).toHaveLength(Math.min(beginning.length, limit));
}

/** Returns the casinos whose names contain the text, and then the best search results. */
async function expectedCasinos(text: string): Promise<string[]> {
  const { edges } = await readPage(app, "casinos", { filter: { search: text }, first: 5 });
  const found = edges.map(({ node }) => plainCasinos.find(({ id }) => id === node.id)!.name);
  return [...new Set([...pick(byRating, text, 5), ...found])].slice(0, 5);
}

describe("searchSuggestions", () => {
  it.each(["bit", "BIT", " stake ", "a", "e", "o", "net", "play'n", "visa", "card", "coin", "n", "re", "mga"])(
    "returns up to 5 casinos, 3 providers and 2 payment methods for %j, prefix matches first",
    async (text) => {
      const offered = await suggest(text);
      expect(offered.casinos).toEqual(await expectedCasinos(text));
      expectFirst(offered.providers, providers, text, 3);
      expectFirst(offered.paymentMethods, paymentMethods, text, 2);
      expect(offered).not.toEqual(nothing);
    },
  );

  it.each([
    ["ambr abacus", "Amber Abacus"],
    ["bitharbour", "BitHarbor"],
    ["lakspur", "Larkspur Palace"],
  ])("corrects the typo in %j and returns %s", async (text, name) => {
    expect((await suggest(text)).casinos).toContain(name);
  });

  it.each<[string, "providers" | "paymentMethods" | "licensingAuthorities" | "articles", string | RegExp]>([
    ["net ent", "providers", "NetEnt"],
    ["trustley", "paymentMethods", "Trustly"],
    ["etherium", "paymentMethods", "Ethereum"],
    ["mga", "licensingAuthorities", /\(MGA\)/],
    ["curacoa", "licensingAuthorities", /Cura[cç]ao/],
    ["wagering", "articles", /wager/i],
    ["wagring requirements", "articles", /wager/i],
  ])("finds for %j, of the %s, %s first", async (text, kind, name) => {
    const { [kind]: found } = await suggest(text);
    expect(found[0]).toEqual(expect.stringMatching(name instanceof RegExp ? name : new RegExp(`^${name}`)));
  });

  it("finds a provider by a spelling of its name", async () => {
    const [provider] = await app.database.dataSource.query<{ id: string }[]>(
      "SELECT id FROM providers WHERE name = 'NetEnt'",
    );
    await app.database.dataSource.query(
      "INSERT INTO provider_spellings (spelling, key, provider_id) SELECT given, spelling_key(given), $1 FROM unnest(ARRAY['Zyxware Interactive']) AS given",
      [provider!.id],
    );
    expect((await suggest("zyxware")).providers).toEqual(["NetEnt"]);
  });

  it("returns no article that visitors can't see, even to an editor", async () => {
    const input = { kind: "GUIDE", title: "Quokkas and jackpots", slug: "quokkas" };
    await callOrThrow(app, "createArticle", { input }, "id", { viewer: "demo" });
    const find = (viewer?: "demo") =>
      callOrThrow<Suggestions>(
        app,
        "searchSuggestions",
        { text: "quokkas" },
        "articles { title }",
        viewer && { viewer },
      );
    expect([await find(), await find("demo")]).toEqual([{ articles: [] }, { articles: [] }]);
  });

  it("returns games and bonuses that contain every word", async () => {
    expect((await suggest("starburst")).games).toEqual(["Starburst"]);
    const { games, bonuses } = await suggest("a");
    expect([games.length, bonuses.length]).toEqual([3, 3]);
    const offers = await suggest("spins 100%");
    expect(offers.bonuses).toHaveLength(3);
    for (const title of offers.bonuses) expect(title).toMatch(/100.*spins|spins.*100/i);
  });

  it("returns the slugs of providers and payment methods, so callers can link to their pages", async () => {
    const found = await callOrThrow<Suggestions>(
      app,
      "searchSuggestions",
      { text: "visa" },
      "providers { slug } paymentMethods { slug }",
    );
    expect(found).toEqual({ providers: [], paymentMethods: [{ slug: "visa" }] });
  });

  it("returns no inactive bonuses, even to an editor", async () => {
    const { title, id } = plainBonuses.find((bonus) => !bonus.isActive)!;
    const found = await callOrThrow<{ bonuses: { id: string }[] }>(
      app,
      "searchSuggestions",
      { text: title },
      "bonuses { id }",
      { viewer: "demo" },
    );
    expect(found.bonuses.map((bonus) => bonus.id)).not.toContain(id);
  });

  it("returns at most 5 casinos, 3 providers and 2 payment methods for a query that matches more", async () => {
    const { casinos, providers: studios, paymentMethods: methods } = await suggest("a");
    expect([casinos.length, studios.length, methods.length]).toEqual([5, 3, 2]);
  });

  it.each(["", "   ", "\u0300", "qqxxzz", "_", ".*", "x".repeat(10_000)])(
    "returns nothing for a query that is blank or matches nothing (case %#)",
    async (text) => {
      expect(await suggest(text)).toEqual(nothing);
    },
  );

  it("reads only the first 200 characters of the query", async () => {
    expect(await suggest(`bit${" ".repeat(197)}and more`)).toEqual(await suggest("bit"));
  });

  it("runs one SQL statement if only providers are selected", async () => {
    const statements = await app.countStatements(() =>
      callOrThrow(app, "searchSuggestions", { text: "bit" }, "providers { name }"),
    );
    expect(statements).toEqual([expect.stringContaining("FROM providers")]);
  });
});
