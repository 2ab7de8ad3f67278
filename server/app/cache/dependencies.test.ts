import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parse } from "graphql";

import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { everyOperation, policyOf, writeWholeDocument } from "../../test/wholeDocument.js";
import { dependenciesOfOperation } from "./dependencies.js";
import { buildGraphqlSchema } from "../graphql/schema.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

function dependencies(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const operation = document.definitions.find((each) => each.kind === "OperationDefinition")!;
  const parsed = { schema: buildGraphqlSchema(), document, operation };
  return dependenciesOfOperation(parsed, variables)?.toSorted() ?? null;
}

/** Whether a statement looks up when the next offer starts or ends, or when the next article is published. */
const isBoundary = (statement: string) => statement.includes("(SELECT min(");

/**
 * Returns the tables that the statements read. Omits the tables of the history and of the change feed, because they
 * change only together with the catalogue.
 */
function tablesOf(statements: string[]): string[] {
  const tables = app.database.dataSource.entityMetadatas.map(({ tableName }) => tableName);
  const followers = ["change_feed", "change_feed_epoch", "change_sets", "history"];
  return tables.filter(
    (table) =>
      !followers.includes(table) &&
      statements.some((each) => !isBoundary(each) && new RegExp(`(FROM|JOIN)\\s+"?${table}\\b`, "i").test(each)),
  );
}

const found = {
  casino: { slug: "northgate" },
  casinos: { filter: { search: "north" } },
  searchSuggestions: { text: "no" },
  provider: { slug: "netent" },
  paymentMethod: { slug: "visa" },
  licensingAuthority: { slug: "mga" },
  article: { slug: "your-first-hour-at-an-online-casino" },
  person: { slug: "games-desk" },
  redirectFrom: { path: "/old" },
} as Record<string, Record<string, unknown>>;

const fromTables = [
  "article",
  "articles",
  "bonus",
  "bonuses",
  "casino",
  "casinos",
  "game",
  "games",
  "licensingAuthorities",
  "licensingAuthority",
  "paymentMethod",
  "paymentMethods",
  "people",
  "person",
  "provider",
  "providers",
  "redirectFrom",
  "searchSuggestions",
  "siteSettings",
];

describe("the schema's cache policy", () => {
  it("allows caching only for public catalogue queries and the scoring rules", () => {
    const cacheable = everyOperation().filter((each) => dependencies(writeWholeDocument(each).text) !== null);
    expect(cacheable.map(({ field }) => field.name).toSorted()).toEqual([...fromTables, "scoringRules"].toSorted());
    expect(cacheable.every(({ kind, field }) => kind === "query" && policyOf(field) === "anybody")).toBe(true);
  });

  it.each(fromTables)("names every table that the query %s reads", async (name) => {
    const operation = everyOperation().find(({ kind, field }) => kind === "query" && field.name === name)!;
    const [row] = await app.database.dataSource.query<{ id: string }[]>(
      `SELECT id FROM ${name === "bonus" ? "bonuses" : "games"} LIMIT 1`,
    );
    const { text, variables } = writeWholeDocument(operation, found[name] ?? { id: row!.id });
    const statements = await app.countStatements(async () => {
      expect((await app.query(text, variables)).errors).toBeUndefined();
    });
    const read = tablesOf(statements);
    expect(read).not.toEqual([]);
    expect(dependencies(text)).toEqual(expect.arrayContaining(read));
  });

  it.each([
    ['{ casino(slug: "x") { name } }', ["casinos", "slug_redirects"]],
    ['{ casino(slug: "x") { bonuses { title } } }', ["bonuses", "casinos", "slug_redirects"]],
    // A list of casinos can be filtered by directory slugs, so it depends on the directory's tables.
    [
      "{ casinos { nodes { ...F } } } fragment F on Casino { ... { trustScore { score } } }",
      ["casinos", "licensing_authorities", "payment_methods", "providers", "year"],
    ],
    ["{ games { edges { node { name } } totalCount pageInfo { endCursor } } }", ["games", "providers"]],
    ['{ provider(slug: "x") { name } }', ["casinos", "games", "providers"]],
    [
      '{ bonus(id: "x") { casino { casinoPaymentMethods { method { name } } } } }',
      ["bonuses", "casinos", "payment_methods"],
    ],
    ['{ bonus(id: "x") { casino { bonusCount } } }', ["bonuses", "casinos"]],
    ['{ bonus(id: "x") { facts { isStale } } }', ["bonuses", "day", "fact_checks"]],
    ["{ __schema { types { name } } __typename }", []],
  ])("gives the dependencies of %s as %j", (text, expected) => {
    expect(dependencies(text)).toEqual(expected);
  });

  it.each<[string, Record<string, unknown>, boolean]>([
    ["{ casinos(filter: { minDepositAtMost: 5 }) { nodes { name } } }", {}, true],
    ["query ($most: Float) { casinos(filter: { minDepositAtMost: $most }) { nodes { name } } }", { most: 5 }, true],
    ["query ($filter: CasinoFilter) { casinos(filter: $filter) { nodes { name } } }", { filter: null }, false],
    [
      "query ($filter: CasinoFilter) { casinos(filter: $filter) { nodes { name } } }",
      { filter: { minDepositAtMost: 5 } },
      true,
    ],
    [
      "query ($filter: CasinoFilter) { casinos(filter: $filter) { nodes { name } } }",
      { filter: { isNew: true } },
      false,
    ],
  ])("says whether a list of casinos depends on the bonuses (%s, variables %j: %p)", (text, variables, expected) => {
    expect(dependencies(text, variables)?.includes("bonuses")).toBe(expected);
  });

  it.each([
    "{ casinos { nodes { name } } session { name } }",
    "{ ...F } fragment F on Query { session { name } }",
    "{ changes { nodes { id } } }",
    "{ factsToCheck { facts { id } } }",
    "{ trustScorePreview(input: {}) { score } }",
    'mutation { subscribeToNewsletter(email: "a@example.com") { id } }',
  ])("forbids caching of %s", (text) => {
    expect(dependencies(text)).toBeNull();
  });
});
