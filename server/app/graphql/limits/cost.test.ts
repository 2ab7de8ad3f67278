import { describe, expect, it } from "@jest/globals";
import { buildSchema, getOperationAST, type GraphQLScalarType, type GraphQLSchema, Kind, parse, visit } from "graphql";

import { buildGraphqlSchema } from "../schema.js";
import { costOf as costOfOperation, maxCost } from "./cost.js";
import { CostWalk } from "./costWalk.js";

const schema = buildGraphqlSchema();

function parsedOf(text: string, of: GraphQLSchema = schema) {
  const document = parse(text);
  return { schema: of, document, operation: getOperationAST(document)! };
}

const costOf = (operation: ReturnType<typeof parsedOf>, variables?: Record<string, unknown>) =>
  costOfOperation(operation, variables)?.cost ?? null;

const repeat = (times: number, piece: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => piece(at)).join(" ");

/** Builds a chain of fragments. Each fragment spreads the next fragment several times. */
const bomb = (levels: number, spreads: number, core: string) =>
  `${repeat(levels, (at) => `fragment f${at} on Query { ${`...f${at + 1} `.repeat(spreads)} }`)} fragment f${levels} on Query { ${core} }`;

describe("the cost of an ordinary operation", () => {
  const search =
    "query ($filter: CasinoFilter, $first: Int) { casinos(filter: $filter, first: $first) { nodes { name } totalCount } }";
  const entries =
    "{ changes(first: 10) { nodes { entry { __typename ... on Casino { name slug } ... on Game { name } } } } }";
  const conditional = "query ($is: Boolean!) { casinos(first: 10) { nodes { name slug @include(if: $is) } } }";

  const cases: [string, number, Record<string, unknown>?][] = [
    ["{ __typename }", 1],
    ['{ casino(slug: "a") { name } }', 52],
    ["{ casinos(first: 10) { nodes { name slug } } }", 81],
    ["{ casinos { edges { node { name } } } }", 123],
    // The cost assumes 20 sessions, the maximum for an account.
    ["{ sessions { id userAgent } }", 91],
    ["{ casinos(last: 100) { nodes { name } } }", 251],
    ["{ casinos(first: 1) { totalCount } }", 152],
    ["{ casinos(first: 100) { facets { key values { slug count } } } }", 251],
    // Every alias adds its own cost. A repeated field does not.
    ["{ casinos(first: 1) { a: facets { key } b: facets { key } } }", 451],
    [
      "{ casinos(first: 1) { facets { key } facets { key } ...c } } fragment c on CasinoConnection { facets { key } }",
      251,
    ],
    ["{ casinos(first: 1) { a: totalCount ...c } } fragment c on CasinoConnection { b: totalCount }", 253],
    ["{ casinos(first: 1) { nodes { providers { name } authorities { name } } } }", 65],
    // The cost assumes 11 facts per casino and two per bonus.
    ["{ casinos(first: 10) { nodes { name facts { field checkedAt } } } }", 301],
    ["{ bonuses(first: 10) { nodes { facts { isStale } } } }", 91],
    ["{ factsToCheck(first: 10) { facts { field value } counts { stale } } }", 471],
    ["{ factsToCheck(first: 1000) { facts { field } } }", 551],
    ["{ providers { name } }", 351],
    // The cost assumes two factors per change.
    ["{ casinos(first: 2) { nodes { scoreHistory(first: 5) { score factors { label } } } } }", 113],
    ["{ casinos(first: 1) { nodes { scoreHistory(first: 1000) { score } } } }", 112],
    ['{ provider(slug: "a") { casinos(first: 10) { nodes { name } } } }', 72],
    [
      "{ casinos(first: 10) { ...c } } fragment c on CasinoConnection { totalCount nodes { ...n ...n } } fragment n on Casino { name }",
      191,
    ],
    ['{ games(first: 1, filter: { search: "a" }) { nodes { name } } }', 453],
    ["{ casinos(first: 2) { nodes { name bonuses(first: 3) { title } trustScore { factors { label } } } } }", 87],
    [entries, 101],
    [search, 301, { filter: { search: " " }, first: 50 }],
    [search, 701, { filter: { search: "a" }, first: 50 }],
    [search, 223],
    [conditional, 71, { is: false }],
    [conditional, 81, { is: true }],
    ['mutation { subscribeToNewsletter(email: "a@example.com") }', 51],
    // Checking or hashing a password takes much longer than other work.
    ['mutation { signIn(email: "a@example.com", password: "b") { name } }', 2_052],
    ['mutation { confirmIdentity(password: "b") { name } }', 2_052],
    ['mutation { acceptInvitation(token: "a", name: "", password: "b") { name } }', 2_052],
    ['mutation { recoverAccount(token: "a", password: "b") }', 2_051],
    ['mutation { changeOwnPassword(currentPassword: "a", newPassword: "b") }', 4_051],
  ];

  it.each(cases.map(([text, cost, variables = {}]) => [text, cost, variables] as const))(
    "is correct for %s: %d units",
    (text, cost, variables) => {
      expect(costOf(parsedOf(text), variables)).toBe(cost);
      // The second call returns the memoized cost.
      expect(costOf(parsedOf(text), variables)).toBe(cost);
    },
  );
});

describe("the cost of a hostile document", () => {
  const shapes: [string, string][] = [
    ["fragments that spread each other ten times", `{ ...f0 } ${bomb(5, 10, "casinos { nodes { name } }")}`],
    ["fragments that double sixty times", `{ ...f0 } ${bomb(60, 2, "__typename")}`],
    [
      "fragments that double below a list",
      `{ casinos { ...f0 } } ${bomb(30, 2, "totalCount").replaceAll("Query", "CasinoConnection")}`,
    ],
    ["nested inline fragments", `{ ${"... on Query { ".repeat(200)} casinos { totalCount } ${"} ".repeat(200)} }`],
  ];

  it.each(shapes)("is computed with at most one visit to each selection: %s", (_name, text) => {
    const { document, operation } = parsedOf(text);
    const fragments = new Map(
      document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
    );
    let selections = 0;
    const count = () => void (selections += 1);
    visit(document, { Field: count, FragmentSpread: count, InlineFragment: count });
    const walk = new CostWalk(schema, fragments, {});
    walk.costOf(operation.selectionSet, schema.getQueryType()!);
    expect(walk.visits).toBeLessThanOrEqual(selections);
  });

  it("is computed by reading each literal argument once, even in repeated fragments", () => {
    const counting = buildSchema("scalar Counted type Query { casinos(ids: [Counted!]): Int }");
    let read = 0;
    (counting.getType("Counted") as GraphQLScalarType).parseLiteral = () => (read += 1);
    const text = `{ ...f0 } ${bomb(3, 10, `casinos(ids: [${"1 ".repeat(100)}])`)}`;
    expect(() => costOf(parsedOf(text, counting))).toThrow(/costs [\d,]+ units/);
    expect(read).toBe(100);
  });

  it("is reported as a number, even if it is very large", () => {
    const refusalOf = (text: string) => {
      try {
        return costOf(parsedOf(text));
      } catch (error) {
        return (error as { extensions: Record<string, unknown> }).extensions;
      }
    };
    const list = "{ casinos(first: 100) { nodes { bonuses(first: 100) { title } } } }";
    expect(refusalOf(list)).toMatchObject({ code: "QUERY_TOO_COMPLEX", cost: 10_251, maxCost });
    expect(refusalOf(`{ ...f0 } ${bomb(200, 2, "__typename")}`)).toMatchObject({
      cost: Number.MAX_SAFE_INTEGER,
      maxCost,
    });
  });
});

describe("a memoized cost", () => {
  it("depends only on the variables that can change it", () => {
    const text =
      "query ($n: Int, $after: String, $slug: String!) { casinos(first: $n, after: $after) { nodes { name } } casino(slug: $slug) { name } }";
    const operation = parsedOf(text);
    const costs = [5, 100, 5].map((n, at) => costOf(operation, { n, after: `cursor ${at}`, slug: `casino-${at}` }));
    expect(costs).toEqual([113, 303, 113]);
    for (let at = 0; at < 60; at += 1) costOf(operation, { n: 1 + at, slug: "a" });
    expect(costOf(operation, { n: 100, slug: "b" })).toBe(303);
  });

  it.each([
    ["a field", "query ($on: Boolean!, $n: Int) { __typename casinos(first: $n) @include(if: $on) { nodes { id } } }"],
    [
      "a fragment",
      "query ($on: Boolean!, $n: Int) { ...F @include(if: $on) } fragment F on Query { casinos(first: $n) { nodes { id } } }",
    ],
    [
      "an inline fragment",
      "query ($on: Boolean!, $n: Int) { __typename ... @include(if: $on) { casinos(first: $n) { nodes { id } } } }",
    ],
  ])("depends on the variables in %s, even if an earlier request skipped that selection", (_what, text) => {
    const operation = parsedOf(text);
    const cost = (on: boolean, n: number) => costOf(operation, { on, n });
    cost(false, 1);
    cost(false, 1);
    const [small, large] = [cost(true, 1)!, cost(true, 100)!];
    expect(large).toBeGreaterThan(small + 90);
    expect([cost(true, 1), cost(true, 100), cost(false, 100)]).toEqual([small, large, cost(false, 1)]);
  });

  it("is not reported if another variable is invalid", () => {
    const operation = parsedOf(
      "query ($n: Int, $slug: String!) { casino(slug: $slug) { name } games(first: $n) { nodes { id } } }",
    );
    expect(costOf(operation, { n: 5, slug: "a" })).toBe(113);
    expect(costOf(operation, { n: 5, slug: 5 })).toBeNull();
  });
});
