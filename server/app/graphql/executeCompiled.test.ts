import { describe, expect, it } from "@jest/globals";
import {
  buildSchema,
  execute as executeByGraphqlJs,
  getOperationAST,
  type GraphQLObjectType,
  Kind,
  parse,
} from "graphql";

import { Disconnect } from "../../shared/disconnect.js";
import { AbandonedError } from "../../shared/errors.js";
import { executeCompiled } from "./executeCompiled.js";
import { type CompiledField, type CompiledValue, compileQuery } from "./compiledQueries.js";
import { countTokens } from "./parsedDocuments.js";

const schema = buildSchema(`
  enum Kind { WELCOME RELOAD }
  type Bonus { id: ID! title: String kind: Kind! casino: Casino }
  type Casino {
    id: ID!
    name: String
    rating: Float!
    licenses: [String!]!
    bonuses(first: Int = 2): [Bonus!]!
    notes: [String]
    late: Int
    lateButNeeded: Int!
    count: Int!
  }
  union Entry = Casino | Bonus
  type Query {
    casino(slug: String!): Casino
    casinos: [Casino]
    needed: [Casino!]!
    entry: Entry
    broken: String
    notIterable: [String]
  }
`);

const later = <Value>(value: Value): Promise<Value> => new Promise((resolve) => setTimeout(() => resolve(value), 1));

const bonuses = [
  { id: 1, title: "One", kind: "WELCOME" },
  { id: 2, title: null, kind: "RELOAD", casino: { id: "x", name: "Back", rating: 1, licenses: [] } },
];

const whole = { id: "a", name: "Amber", rating: 4.5, licenses: ["MGA", "UKGC"], notes: ["one", null], bonuses };
const half = { id: "b", name: () => later("Later"), rating: null, licenses: [null], count: () => 3 };

function resolvers(): Record<string, Record<string, (...given: never[]) => unknown>> {
  return {
    Query: {
      casino: (_root: unknown, { slug }: { slug: string }) => (slug === "amber" ? later(whole) : null),
      casinos: () => [whole, later(half), null, new Error("not read")],
      needed: () => later([whole, half]),
      entry: () => ({ __typename: "Casino", ...whole }),
      broken: () => Promise.reject(new Error("broken")),
      notIterable: () => 3,
    },
    Casino: {
      bonuses: ({ bonuses: all }: typeof whole, { first }: { first: number }) => later((all ?? []).slice(0, first)),
      late: () => later(7),
      lateButNeeded: () => later(null),
    },
  };
}

for (const [type, fields] of Object.entries(resolvers()))
  for (const [name, resolve] of Object.entries(fields))
    (schema.getType(type) as GraphQLObjectType).getFields()[name]!.resolve = resolve as never;

const planned = [
  '{ casino(slug: "amber") { id name rating licenses notes } }',
  '{ casino(slug: "amber") { ...A bonuses { title } ... on Casino { name bonuses { kind casino { name } } } } } fragment A on Casino { id late __typename }',
  '{ one: casino(slug: "amber") { bonuses(first: 1) { id } } other: casino(slug: "none") { id } __typename }',
  "query Q($slug: String!, $first: Int) { casino(slug: $slug) { bonuses(first: $first) { id title } } }",
  "{ casinos { id rating } }",
  "{ casinos { id name late } }",
  "{ casinos { licenses count } }",
  "{ needed { id } }",
  "{ needed { rating } }",
  "{ needed { lateButNeeded name } broken }",
  "{ broken casinos { notes } notIterable }",
  '{ casino(slug: "amber") { lateButNeeded } }',
];

/** Documents that the compiler does not support. */
const others = [
  "{ entry { ... on Casino { name } } }",
  '{ casino(slug: "amber") { id @skip(if: true) name } }',
  '{ __type(name: "Casino") { name } }',
];

function planOf(text: string) {
  const document = parse(text);
  return compileQuery({ schema, document, operation: getOperationAST(document)! });
}

describe("executeCompiled", () => {
  const given = { slug: "amber", first: 1 };

  it.each(planned)("returns the same result as graphql-js for %s", async (text) => {
    const ours = await executeCompiled(planOf(text)!, given, {});
    const theirs = await executeByGraphqlJs({ schema, document: parse(text), variableValues: given, contextValue: {} });
    expect(JSON.stringify(ours.data)).toBe(JSON.stringify(theirs.data));
    const shown = ({ errors = [] }: typeof ours) => errors.map((error) => JSON.stringify(error));
    expect(shown(ours).toSorted()).toEqual(shown(theirs).toSorted());
  });

  it.each(others)("leaves %s to graphql-js", (text) => {
    expect(planOf(text)).toBeNull();
  });
});

function countNodes(fields: CompiledField[]): number {
  return fields.reduce((sum, { nodes, value }) => sum + nodes.length + countNodes(fieldsOf(value)), 0);
}

function fieldsOf(value: CompiledValue): CompiledField[] {
  if (value.kind === "list") return fieldsOf(value.item);
  return value.kind === "object" ? value.fields : [];
}

describe("the size of a document's compiled queries", () => {
  const times = (count: number, textOf: (at: number) => string) => Array.from({ length: count }, (_, at) => textOf(at));
  const aliased = (textOf: (at: number) => string) => times(29, (at) => `a${at}: ${textOf(at)}`).join(" ");

  it.each([
    [
      "many operations spread one fragment",
      `${times(180, (at) => `query Q${at} { ...F }`).join(" ")} fragment F on Query { ${aliased(() => "casinos { ...G }")} } fragment G on Casino { id name rating notes }`,
    ],
    [
      "many fields spread a fragment that repeats one field",
      `{ casinos { ${aliased(() => "bonuses { ...F }")} } } fragment F on Bonus { ${"id ".repeat(1_000)} }`,
    ],
  ])("is limited by the number of tokens in the document if %s", (_how, text) => {
    const document = parse(text);
    const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    const compiled = operations.map((operation) => compileQuery({ schema, document, operation }));
    const nodeCount = compiled.reduce((sum, query) => sum + countNodes(query?.fields ?? []), 0);
    expect(nodeCount).toBeLessThanOrEqual(countTokens(document));
  });
});

it("an operation starts no resolvers after every caller has disconnected", async () => {
  const disconnect = new Disconnect();
  const plan = planOf('{ casino(slug: "amber") { name bonuses { title } } }')!;
  const executing = executeCompiled(plan, {}, { disconnect });
  disconnect.fire();
  const { data, errors = [] } = await executing;
  expect(data).toEqual({ casino: null });
  expect(errors.map(({ message }) => message)).toEqual([new AbandonedError().message]);
});
