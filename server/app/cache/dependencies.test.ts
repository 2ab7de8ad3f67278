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

function dependencies(text: string) {
  const document = parse(text);
  const operation = document.definitions.find((each) => each.kind === "OperationDefinition")!;
  return dependenciesOfOperation({ schema: buildGraphqlSchema(), document, operation })?.toSorted() ?? null;
}

/** The tables that the statements read. An index in memory reads the feed, which is of the casinos here. */
function tablesOf(statements: string[]): string[] {
  const tables = app.database.dataSource.entityMetadatas.map(({ tableName }) => tableName);
  const inFeed = ["change_feed", "change_feed_epoch"];
  return tables.filter(
    (table) =>
      !inFeed.includes(table) && statements.some((each) => new RegExp(`(FROM|JOIN)\\s+"?${table}\\b`, "i").test(each)),
  );
}

const found = {
  casino: { slug: "northgate" },
  casinos: { filter: { search: "north" } },
  searchSuggestions: { text: "no" },
} as Record<string, Record<string, unknown>>;

const fromTables = ["bonus", "bonuses", "casino", "casinos", "game", "games", "searchSuggestions"];

describe("the cache policy of the schema", () => {
  it("lets what visitors read of the catalogue be kept, and nothing else", () => {
    const keepable = everyOperation().filter((each) => dependencies(writeWholeDocument(each).text) !== null);
    expect(keepable.map(({ field }) => field.name).toSorted()).toEqual([...fromTables, "scoringRules"].toSorted());
    expect(keepable.every(({ kind, field }) => kind === "query" && policyOf(field) === "anybody")).toBe(true);
  });

  it.each(fromTables)("names every table that an answer of %s is read from", async (name) => {
    const operation = everyOperation().find(({ kind, field }) => kind === "query" && field.name === name)!;
    const [row] = await app.database.dataSource.query<{ id: string }[]>(
      `SELECT id FROM ${name === "bonus" ? "bonuses" : "games"} LIMIT 1`,
    );
    const { text, variables } = writeWholeDocument(operation, { id: row!.id, ...found[name] });
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
    ["{ casinos { nodes { ...F } } } fragment F on Casino { ... { trustScore { score } } }", ["casinos", "year"]],
    ["{ games { edges { node { name } } totalCount pageInfo { endCursor } } }", ["games"]],
    ['{ bonus(id: "x") { casino { bonusCount } } }', ["bonuses", "casinos"]],
    ["{ __schema { types { name } } __typename }", []],
  ])("finds what %s is made from", (text, expected) => {
    expect(dependencies(text)).toEqual(expected);
  });

  it.each([
    "{ casinos { nodes { name } } session { name } }",
    "{ ...F } fragment F on Query { session { name } }",
    "{ changes { nodes { id } } }",
    "{ trustScorePreview(input: {}) { score } }",
    'mutation { subscribeToNewsletter(email: "a@example.com") { id } }',
  ])("forbids keeping the answer to %s", (text) => {
    expect(dependencies(text)).toBeNull();
  });
});
