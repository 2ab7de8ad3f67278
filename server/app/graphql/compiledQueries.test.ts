import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { startTestServer, type TestServer } from "../../test/startTestServer.js";

let app: TestServer;

beforeAll(async () => {
  app = await startTestServer({ env: { responseCache: false }, seed: true });
});
afterAll(() => app.close());

interface Asked {
  query?: string;
  variables?: Record<string, unknown>;
  operationName?: string;
  extensions?: Record<string, unknown>;
}

/** Returns the status and the body without the request id. */
async function ask(asked: Asked, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  const response = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json", ...headers },
    body: JSON.stringify(asked),
  });
  const text = await response.text();
  return { status: response.status, body: text.replaceAll(/"requestId":"[^"]+"/g, '"requestId":"..."') };
}

const several = "query A { casinos(first: 2) { nodes { slug } } } query B { bonuses(first: 1) { nodes { title } } }";
const bySlug = "query S($slug: String!) { casino(slug: $slug) { name trustScore { score } bonuses { title } } }";

describe("a repeated query", () => {
  it.each<[string, Asked]>([
    ["a list", { query: "{ casinos(first: 3) { edges { cursor node { name licenses } } totalCount } }" }],
    ["variables", { query: bySlug, variables: { slug: "no-such-casino" } }],
    ["the first of two operations", { query: several, operationName: "A" }],
    ["the second of two operations", { query: several, operationName: "B" }],
    ["an unknown operation name", { query: several, operationName: "C" }],
    ["invalid variables", { query: bySlug, variables: { slug: 3 } }],
    ["an argument that is out of range", { query: "{ casinos(first: 0) { nodes { name } } }" }],
    [
      "partial data with an error",
      { query: '{ casinos(first: 1) { nodes { name } } bonuses(after: "x") { nodes { id } } }' },
    ],
    ["a query that needs a session", { query: "{ newsletterSubscriptions(first: 1) { nodes { email } } }" }],
    ["an explain request", { query: "{ games(first: 5) { nodes { name } } }", extensions: { explain: true } }],
    ["introspection", { query: '{ __type(name: "Casino") { name } }' }],
  ])("gets the same response as the first time: %s", async (_name, asked) => {
    const first = await ask(asked);
    for (let at = 0; at < 2; at += 1) expect(await ask(asked)).toEqual(first);
  });

  it("gets the response that matches its operation name and variables", async () => {
    const query = "query S($slug: String!) { casino(slug: $slug) { slug } }";
    const { body } = await ask({ query: "{ casinos(first: 2) { nodes { slug } } }" });
    const { data } = JSON.parse(body) as { data: { casinos: { nodes: { slug: string }[] } } };
    for (const { slug } of [...data.casinos.nodes, ...data.casinos.nodes])
      expect((await ask({ query, variables: { slug } })).body).toContain(`"${slug}"`);
    const a = await ask({ query: several, operationName: "A" });
    expect(await ask({ query: several, operationName: "B" })).not.toEqual(a);
  });

  it("is rejected if the caller requires a session but has none", async () => {
    const query = "{ casinos(first: 1) { nodes { version } } }";
    for (let at = 0; at < 2; at += 1) expect(await ask({ query })).toMatchObject({ status: 200 });
    expect(await ask({ query }, { "x-session": "required" })).toMatchObject({ status: 401 });
  });
});
