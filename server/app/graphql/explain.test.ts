import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getIntrospectionQuery } from "graphql";

import { maxCost } from "../../shared/limits.js";
import { Fuzzer } from "../../test/hostile/fuzz.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { buildGraphqlSchema } from "./schema.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: true });
});
afterAll(() => server.close());

interface Answer {
  data: unknown;
  errors?: { extensions: { code: string } }[];
  extensions?: { cost: number };
}

async function post(operation: { query: string; variables?: unknown; extensions?: unknown }): Promise<Answer> {
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(operation),
  });
  return (await response.json()) as Answer;
}

const explain = { explain: true };
const codesOf = ({ errors }: Answer) => errors?.map(({ extensions }) => extensions.code);

describe("a request that asks to be explained", () => {
  it.each([
    "{ __typename }",
    "{ casinos(first: 100) { nodes { name trustScore { factors { label } } bonuses(first: 3) { title } } } }",
    "{ changes { nodes { entry { ... on Casino { name } ... on Game { provider } } } } }",
    '{ casinos(filter: { search: "crypto" }) { nodes { name } } }',
  ])("is told the cost that its execution has: %s", async (query) => {
    const executed = await post({ query });
    const explained = await post({ query, extensions: explain });
    expect(executed.errors).toBeUndefined();
    expect(explained).toEqual({ data: null, extensions: { cost: executed.extensions!.cost } });
  });

  it("is told what its execution is told, whatever the operation: the same cost, or the same refusal", async () => {
    const fuzzer = new Fuzzer(buildGraphqlSchema());
    /** What of an answer depends on nothing that an execution finds. */
    const toldBy = (answer: Answer) => (answer.data === undefined ? codesOf(answer) : answer.extensions);
    const told: unknown[] = [];
    for (let seed = 1; seed <= 60; seed += 1) {
      const operation = fuzzer.make(seed);
      const explained = toldBy(await post({ ...operation, extensions: explain }));
      expect(explained).toEqual(toldBy(await post(operation)));
      told.push(explained);
    }
    const refusals = told.filter(Array.isArray).length;
    expect(Math.min(refusals, told.length - refusals)).toBeGreaterThan(10);
  });

  it("is told the cost of a mutation, which does not happen", async () => {
    const query = 'mutation { subscribeToNewsletter(email: "explained@example.com") }';
    expect(await post({ query, extensions: explain })).toEqual({
      data: null,
      extensions: { cost: expect.any(Number) },
    });
    expect((await post({ query })).errors).toBeUndefined();
  });

  it("is refused like its execution where it costs too much or is wrong", async () => {
    const dear = "{ casinos(first: 100) { nodes { bonuses(first: 100) { title } } } }";
    expect(codesOf(await post({ query: dear, extensions: explain }))).toEqual(["QUERY_TOO_COMPLEX"]);
    const wrong = { query: "query ($n: Int) { casinos(first: $n) { nodes { id } } }", variables: { n: "many" } };
    expect(codesOf(await post({ ...wrong, extensions: explain }))).toEqual(["BAD_USER_INPUT"]);
  });

  it.each([
    ["a count", "{ games(first: 1) { totalCount } }", "{ games(first: 1) { __typename } }", 100],
    [
      "a count in a fragment",
      "{ games(first: 1) { ...c } } fragment c on GameConnection { totalCount }",
      "{ games(first: 1) { __typename } }",
      100,
    ],
    [
      "a text",
      '{ games(first: 1, filter: { search: "a" }) { __typename } }',
      "{ games(first: 1) { __typename } }",
      400,
    ],
    [
      "texts to be in names",
      '{ bonuses(first: 1, filter: { casinoNameContainsAny: ["a", "b"] }) { __typename } }',
      "{ bonuses(first: 1) { __typename } }",
      400,
    ],
    [
      "another list of one row",
      "{ games(first: 1) { __typename } casinos(first: 1) { __typename } }",
      "{ games(first: 1) { __typename } }",
      50,
    ],
  ])("is told that %s costs as much more as it is work", async (_what, dear, cheap, difference) => {
    const [one, other] = [
      await post({ query: dear, extensions: explain }),
      await post({ query: cheap, extensions: explain }),
    ];
    expect(one.extensions!.cost - other.extensions!.cost).toBeGreaterThanOrEqual(difference);
  });

  it("is told of an introspection what it is worth, with room for the schema to grow", async () => {
    const whole = { specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, oneOf: true };
    const costs = [];
    for (const query of ["{ __schema { types { name } } }", getIntrospectionQuery(whole)])
      costs.push((await post({ query, extensions: explain })).extensions!.cost);
    expect(costs[0]).toBeLessThan(50);
    expect(costs[1]).toBeGreaterThan(1_000);
    expect(costs[1]).toBeLessThan((maxCost * 2) / 3);
  });

  it("is kept by nobody", async () => {
    const parameters = new URLSearchParams({ query: "{ __typename }", extensions: JSON.stringify(explain) });
    const response = await fetch(`${server.url}/graphql?${parameters}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
  });
});
