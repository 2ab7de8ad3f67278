import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { startTestServer, type TestServer } from "../../test/startTestServer.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: true, env: { rateLimits: false } });
});
afterAll(() => server.close());

async function post(body: string): Promise<{ data?: unknown; errors?: { extensions: { code: string } }[] }> {
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return (await response.json()) as Awaited<ReturnType<typeof post>>;
}

const list = "query ($n: Int) { casinos(first: $n) { nodes { id } } }";
const named = "query A { casinos(first: 1) { nodes { id } } }";

describe("an invalid request", () => {
  it.each([
    [
      "a number too large for JSON, after a request with null",
      `{ "query": "${list}", "variables": { "n": null } }`,
      `{ "query": "${list}", "variables": { "n": 1e400 } }`,
    ],
    [
      "half a surrogate pair, after a request with the replacement character",
      String.raw`{ "query": "{ casinos(first: 1) { nodes { id } } } # \ufffd" }`,
      String.raw`{ "query": "{ casinos(first: 1) { nodes { id } } } # \ud800" }`,
    ],
    [
      "an operation name that contains the start of the document",
      JSON.stringify({ query: `# a\n${named}`, operationName: "A" }),
      JSON.stringify({ query: named, operationName: "A\n# a" }),
    ],
  ])("is rejected even if the response to a similar valid request is cached: %s", async (_what, right, wrong) => {
    for (let time = 0; time < 3; time += 1) expect(await post(right)).not.toHaveProperty("errors");
    const { data, errors } = await post(wrong);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});
