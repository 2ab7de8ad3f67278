import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createTestApp, type TestApp } from "../test/createTestApp.js";
import { makeCasino } from "../test/catalogue/factories.js";
import { createLoaders } from "./loaders.js";

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
    "UPDATE casinos SET game_providers = '{Studio,Other}', payment_methods = '{Visa}', licenses = '{MGA}'",
  );
  await app.database.dataSource.query(
    `INSERT INTO games (name, slug, provider, is_popular)
     SELECT 'Game ' || n, 'game-' || n, 'Studio', true FROM generate_series(1, 100) AS n`,
  );
});
afterAll(() => app.close());

/** Returns the SQL statements that the server runs for a document with the given page size. */
async function statementsOf(document: string, size: number): Promise<string[]> {
  // The first query fills caches.
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
    ["casinos with a count of their bonuses", "casinos(first: $size) { nodes { name bonusCount } }", 2],
    ["casinos with their trust score", "casinos(first: $size) { nodes { trustScore { score } } }", 1],
    [
      "casinos with bonuses, trust scores and reviews",
      "casinos(first: $size) { nodes { trustScore { score } review { about } bonuses(first: 3) { title } } }",
      2,
    ],
    [
      "casinos with bonuses and the casino of each bonus",
      "casinos(first: $size) { nodes { bonuses(first: 3) { title casino { name } } } }",
      3,
    ],
    ["bonuses with their casino", "bonuses(first: $size) { nodes { title casino { name logoUrl } } }", 1],
    ["bonuses with more fields of their casino", "bonuses(first: $size) { nodes { title casino { name pros } } }", 2],
    [
      "bonuses with their casino and the casino's bonuses",
      "bonuses(first: $size) { nodes { title casino { name bonuses(first: 2) { title } } } }",
      3,
    ],
    [
      "a search with bonuses",
      `casinos(first: $size, filter: { search: "casino" }) { nodes { name bonuses(first: 2) { title } } totalCount }`,
      6,
    ],
    ["games", "games(first: $size) { nodes { name } }", 1],
    [
      "casinos with their directory entries",
      "casinos(first: $size) { nodes { providers { name } casinoPaymentMethods { method { name kind } } authorities { name } } }",
      4,
    ],
    [
      "games with their provider",
      "games(first: $size) { nodes { providerProfile { name casinoCount gameCount } } }",
      4,
    ],
    ["games with casinos", "games(first: $size) { nodes { casinos(first: 2) { nodes { name } } } }", 4],
    [
      "casinos with other casinos of their providers",
      "casinos(first: $size) { nodes { providers { casinos(first: 1) { nodes { name } } } } }",
      4,
    ],
    [
      "games with other games of their provider",
      "games(first: $size) { nodes { providerProfile { games(first: 2) { nodes { name } } } } }",
      4,
    ],
    [
      "the home page",
      `casinos(filter: { isFeatured: true }, first: $size) { edges { node { id name rating trustScore { score } } } }
       bonuses(first: $size) { edges { node { id title casino { id name slug logoUrl rating } } } }
       games(filter: { isPopular: true }, orderBy: NAME_ASC, first: $size) { edges { node { id name } } }`,
      3,
    ],
  ])("needs the same number of statements for 1 and 100 rows: %s", async (_list, selection, expected) => {
    const document = `query ($size: Int) { ${selection} }`;
    const one = await statementsOf(document, 1);
    const hundred = await statementsOf(document, 100);
    expect(hundred).toHaveLength(one.length);
    expect(one).toHaveLength(expected);
  });

  it.each([1, 100])("needs one more statement if its rows are counted, for a page size of %s", async (size) => {
    const document = "query ($size: Int) { casinos(first: $size) { nodes { name } totalCount } }";
    // The count stays cached until a table changes.
    app.services.tableVersions.bump("casinos");
    expect(await app.countStatements(() => app.query(document, { size }))).toHaveLength(2);
  });

  it("needs two statements for one casino and its bonuses, regardless of the number of bonuses", async () => {
    const document = `query ($size: Int) { casino(slug: "casino-7") { name trustScore { score } bonuses(first: $size) { title casino { name } } } }`;
    expect(await statementsOf(document, 1)).toHaveLength(2);
    expect(await statementsOf(document, 100)).toHaveLength(2);
  });

  it("returns each row under the correct parent", async () => {
    const { data } = await app.query<{
      casinos: { nodes: { slug: string; bonuses: { title: string; casino: { slug: string } }[] }[] };
    }>("{ casinos(first: 100) { nodes { slug bonuses(first: 2) { title casino { slug } } } } }");
    expect(data.casinos.nodes).toHaveLength(100);
    for (const { slug, bonuses } of data.casinos.nodes) {
      expect(bonuses).toEqual([3, 2].map((n) => ({ title: `Bonus ${n} of ${slug}`, casino: { slug } })));
    }
  });

  it("does not cache relations between operations", async () => {
    const read = async () =>
      (await app.query<{ bonuses: unknown }>("{ bonuses(first: 1) { nodes { casino { description } } } }")).data
        .bonuses;
    expect(await read()).toEqual({ nodes: [{ casino: { description: "Described" } }] });
    await app.database.dataSource.query("UPDATE casinos SET description = 'Changed'");
    expect(await read()).toEqual({ nodes: [{ casino: { description: "Changed" } }] });
  });
});

describe("a list", () => {
  it("reads only the selected columns", async () => {
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

  it("of bonuses returns every bonus in order, with its casino, or null if it has none", async () => {
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

  it("limits the number of rows before it reads related rows, and never uses OFFSET", async () => {
    const lists = ["casinos", "bonuses", "games"];
    for (const list of lists) {
      const [statement] = await statementsOf(`query ($size: Int) { ${list}(first: $size) { nodes { id } } }`, 5);
      expect(statement).toMatch(/LIMIT/);
      expect(statement).not.toMatch(/OFFSET|JOIN/);
    }
    const [nested] = await statementsOf("query ($size: Int) { bonuses(first: $size) { nodes { casino { id } } } }", 5);
    expect(nested).toContain(`FROM "casinos" AS row`);
    expect(nested).toMatch(/LIMIT \d+\) AS result$/);
  });
});

describe("the rows of a change set", () => {
  const page = { noun: null, rowId: null, limit: 10, behind: null, hasValues: false };

  it("are not found by an uppercase id", async () => {
    const { dataSource } = app.database;
    const { id } = await makeCasino(app);
    const [{ changeSetId }] = await dataSource.query<[{ changeSetId: string }]>(
      'SELECT change_set_id AS "changeSetId" FROM history WHERE row_id = $1',
      [id],
    );
    const rows = createLoaders(dataSource).rowsOf(page);
    expect(await rows.load(changeSetId)).toMatchObject([{ rowId: id }]);
    expect(await rows.load(changeSetId.toUpperCase())).toEqual([]);
  });
});
