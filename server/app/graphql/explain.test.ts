import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getIntrospectionQuery } from "graphql";

import { maxCost } from "./limits/cost.js";
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

describe("an explain request", () => {
  it.each([
    "{ __typename }",
    "{ casinos(first: 100) { nodes { name trustScore { factors { label } } bonuses(first: 3) { title } } } }",
    "{ changes { nodes { entry { ... on Casino { name } ... on Game { provider } } } } }",
    '{ casinos(filter: { search: "crypto" }) { nodes { name } } }',
  ])("returns the cost of the operation and no data: %s", async (query) => {
    const executed = await post({ query });
    const explained = await post({ query, extensions: explain });
    expect(executed.errors).toBeUndefined();
    expect(explained).toEqual({ data: null, extensions: { cost: executed.extensions!.cost } });
  });

  it("for a random operation returns the same cost or error code as executing the operation", async () => {
    const fuzzer = new Fuzzer(buildGraphqlSchema());
    /** Returns the part of a response that does not depend on the data. */
    const toldBy = (answer: Answer) => (answer.data === undefined ? codesOf(answer) : answer.extensions);
    const costs: unknown[] = [];
    for (let seed = 1; seed <= 60; seed += 1) {
      const operation = fuzzer.make(seed);
      const explained = toldBy(await post({ ...operation, extensions: explain }));
      expect(explained).toEqual(toldBy(await post(operation)));
      costs.push(explained);
    }
    const refusals = costs.filter(Array.isArray).length;
    expect(Math.min(refusals, costs.length - refusals)).toBeGreaterThan(10);
  });

  it("returns the cost of a mutation without running it", async () => {
    const query = 'mutation { subscribeToNewsletter(email: "explained@example.com") }';
    expect(await post({ query, extensions: explain })).toEqual({
      data: null,
      extensions: { cost: expect.any(Number) },
    });
    expect((await post({ query })).errors).toBeUndefined();
  });

  it("is rejected if the operation costs too much or is invalid", async () => {
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
      "a text search",
      '{ games(first: 1, filter: { search: "a" }) { __typename } }',
      "{ games(first: 1) { __typename } }",
      400,
    ],
    [
      "a filter on parts of names",
      '{ bonuses(first: 1, filter: { casinoNameContainsAny: ["a", "b"] }) { __typename } }',
      "{ bonuses(first: 1) { __typename } }",
      400,
    ],
    [
      "a second list of one row",
      "{ games(first: 1) { __typename } casinos(first: 1) { __typename } }",
      "{ games(first: 1) { __typename } }",
      50,
    ],
  ])("returns a higher cost for an operation with %s", async (_what, dear, cheap, difference) => {
    const [one, other] = [
      await post({ query: dear, extensions: explain }),
      await post({ query: cheap, extensions: explain }),
    ];
    expect(one.extensions!.cost - other.extensions!.cost).toBeGreaterThanOrEqual(difference);
  });

  it("for full introspection returns a cost below 80 percent of the limit", async () => {
    const whole = { specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, oneOf: true };
    const costs = [];
    for (const query of ["{ __schema { types { name } } }", getIntrospectionQuery(whole)])
      costs.push((await post({ query, extensions: explain })).extensions!.cost);
    expect(costs[0]).toBeLessThan(50);
    expect(costs[1]).toBeGreaterThan(1_000);
    expect(costs[1]).toBeLessThan(maxCost * 0.8);
  });

  it("is not cached", async () => {
    const parameters = new URLSearchParams({ query: "{ __typename }", extensions: JSON.stringify(explain) });
    const response = await fetch(`${server.url}/graphql?${parameters}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
  });
});
