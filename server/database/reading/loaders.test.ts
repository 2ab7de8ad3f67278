import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createTestApp, type TestApp } from "../../test/createTestApp.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.database.dataSource.query(
    `INSERT INTO casinos (name, slug, is_featured, rating, description)
     SELECT 'Casino ' || n, 'casino-' || n, true, n % 50 / 10.0, 'Described' FROM generate_series(1, 100) AS n`,
  );
  await app.database.dataSource.query(
    `INSERT INTO bonuses (title, casino_id, created_at)
     SELECT 'Bonus ' || n || ' of ' || casinos.slug, casinos.id, now() + n * interval '1 second'
     FROM casinos, generate_series(1, 3) AS n`,
  );
  await app.database.dataSource.query(
    `INSERT INTO games (name, slug, provider, is_popular)
     SELECT 'Game ' || n, 'game-' || n, 'Studio', true FROM generate_series(1, 100) AS n`,
  );
});
afterAll(() => app.close());

/** The statements that a document is answered with, for a page size. */
async function statementsOf(document: string, size: number): Promise<string[]> {
  // A first time, so that what is kept, such as the index of the search, is there.
  await app.query(document, { size });
  return app.countStatements(async () => {
    const { errors } = await app.query(document, { size });
    expect(errors).toBeUndefined();
  });
}

describe("a list with relations", () => {
  it.each([
    ["casinos", "casinos(first: $size) { nodes { name } }", 1],
    ["casinos with their bonuses", "casinos(first: $size) { nodes { name bonuses(first: 2) { title } } }", 2],
    ["casinos with the number of their bonuses", "casinos(first: $size) { nodes { name bonusCount } }", 2],
    ["casinos with their trust score", "casinos(first: $size) { nodes { trustScore { score } } }", 1],
    [
      "casinos with bonuses and trust score and review",
      "casinos(first: $size) { nodes { trustScore { score } review { about } bonuses(first: 3) { title } } }",
      2,
    ],
    [
      "casinos with their bonuses and those with their casino",
      "casinos(first: $size) { nodes { bonuses(first: 3) { title casino { name } } } }",
      3,
    ],
    ["bonuses with their casino", "bonuses(first: $size) { nodes { title casino { name logoUrl } } }", 1],
    ["bonuses with more of their casino", "bonuses(first: $size) { nodes { title casino { name pros } } }", 2],
    [
      "bonuses with their casino and its other bonuses",
      "bonuses(first: $size) { nodes { title casino { name bonuses(first: 2) { title } } } }",
      3,
    ],
    [
      "a search with bonuses",
      `casinos(first: $size, filter: { search: "casino" }) { nodes { name bonuses(first: 2) { title } } totalCount }`,
      2,
    ],
    ["games", "games(first: $size) { nodes { name } }", 1],
    [
      "the home page",
      `casinos(filter: { isFeatured: true }, first: $size) { edges { node { id name rating trustScore { score } } } }
       bonuses(first: $size) { edges { node { id title casino { id name slug logoUrl rating } } } }
       games(filter: { isPopular: true }, orderBy: NAME_ASC, first: $size) { edges { node { id name } } }`,
      3,
    ],
  ])("of %s takes the same number of statements for 1 and for 100 rows", async (_list, selection, expected) => {
    const document = `query ($size: Int) { ${selection} }`;
    const one = await statementsOf(document, 1);
    const hundred = await statementsOf(document, 100);
    expect(hundred).toHaveLength(one.length);
    expect(one).toHaveLength(expected);
  });

  it.each([1, 100])("of %s casinos with their count takes one statement more", async (size) => {
    const document = "query ($size: Int) { casinos(first: $size) { nodes { name } totalCount } }";
    // The count is cached until a table changes.
    app.services.tableVersions.bump("casinos");
    expect(await app.countStatements(() => app.query(document, { size }))).toHaveLength(2);
  });

  it("takes one statement for a casino and one for its bonuses, however many there are", async () => {
    const document = `query ($size: Int) { casino(slug: "casino-7") { name trustScore { score } bonuses(first: $size) { title casino { name } } } }`;
    expect(await statementsOf(document, 1)).toHaveLength(3);
    expect(await statementsOf(document, 100)).toHaveLength(3);
  });

  it("has the right rows at the right parents", async () => {
    const { data } = await app.query<{
      casinos: { nodes: { slug: string; bonuses: { title: string; casino: { slug: string } }[] }[] };
    }>("{ casinos(first: 100) { nodes { slug bonuses(first: 2) { title casino { slug } } } } }");
    expect(data.casinos.nodes).toHaveLength(100);
    for (const { slug, bonuses } of data.casinos.nodes) {
      expect(bonuses).toEqual([3, 2].map((n) => ({ title: `Bonus ${n} of ${slug}`, casino: { slug } })));
    }
  });

  it("keeps nothing from one operation to the next", async () => {
    const read = async () =>
      (await app.query<{ bonuses: unknown }>("{ bonuses(first: 1) { nodes { casino { description } } } }")).data
        .bonuses;
    expect(await read()).toEqual({ nodes: [{ casino: { description: "Described" } }] });
    await app.database.dataSource.query("UPDATE casinos SET description = 'Told anew'");
    expect(await read()).toEqual({ nodes: [{ casino: { description: "Told anew" } }] });
  });
});

describe("a list", () => {
  it("reads the columns that are asked for and no others", async () => {
    const [card] = await statementsOf("query ($size: Int) { casinos(first: $size) { nodes { name } } }", 1);
    expect(card).toMatch(/"name"/);
    expect(card).not.toMatch(/review_about|payment_methods|description/);
    const [game] = await statementsOf("query ($size: Int) { games(first: $size) { nodes { id } } }", 1);
    expect(game).not.toMatch(/image_url|provider/);
    const [bonus] = await statementsOf("query ($size: Int) { bonuses(first: $size) { nodes { title } } }", 1);
    expect(bonus).not.toMatch(/terms|bonus_code/);
    const [link] = await statementsOf("query ($size: Int) { bonuses(first: $size) { nodes { casino { name } } } }", 1);
    expect(link).not.toMatch(/description|payment_methods|terms/);
  });

  it("of bonuses has each with its casino, or with none, in its order", async () => {
    await app.database.dataSource.query(
      "INSERT INTO bonuses (title, created_at) VALUES ('Of nobody', now() + interval '1 minute')",
    );
    interface Listed {
      title: string;
      casino: { slug: string; __typename: string } | null;
    }
    const { data } = await app.query<{ bonuses: { nodes: Listed[] } }>(
      "{ bonuses(first: 100) { nodes { title casino { slug __typename } } } }",
    );
    const [first, ...rest] = data.bonuses.nodes;
    expect(first).toEqual({ title: "Of nobody", casino: null });
    const numbers = rest.map(({ title, casino }) => {
      expect(title.endsWith(` of ${casino!.slug}`)).toBe(true);
      return Number(title.split(" ")[1]);
    });
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  });

  it("never joins or skips under its limit", async () => {
    const lists = ["casinos", "bonuses", "games"];
    for (const list of lists) {
      const [statement] = await statementsOf(`query ($size: Int) { ${list}(first: $size) { nodes { id } } }`, 5);
      expect(statement).toMatch(/LIMIT/);
      expect(statement).not.toMatch(/OFFSET|JOIN/);
    }
    const [linked] = await statementsOf("query ($size: Int) { bonuses(first: $size) { nodes { casino { id } } } }", 5);
    expect(linked).toMatch(/LIMIT \d+\) AS row LEFT JOIN/);
  });
});
