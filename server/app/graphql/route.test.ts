import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { startTestServer, type TestServer } from "../../test/startTestServer.js";

const json = "application/json";
const graphqlJson = "application/graphql-response+json";
const friend = "https://friend.example";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { isDemoRequested: true, allowedOrigins: [friend] } });
});
afterAll(() => server.close());

function post(body: unknown, headers: Record<string, string> = {}) {
  const content = typeof body === "string" ? body : JSON.stringify(body);
  return fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": json, ...headers },
    body: content,
  });
}

function get(parameters: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${server.url}/graphql?${new URLSearchParams(parameters).toString()}`, { headers });
}

interface Body {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
}

async function read(response: Response): Promise<Body> {
  return (await response.json()) as Body;
}

async function codeOf(response: Response): Promise<unknown> {
  return (await read(response)).errors?.[0]?.extensions["code"];
}

const mutation = 'mutation { subscribeToNewsletter(email: "not an address") }';

describe("POST /graphql", () => {
  it("returns a query's result, cost and request id, and forbids caching", async () => {
    const response = await post({ query: "{ __typename }" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(`${json}; charset=utf-8`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await read(response)).toEqual({ data: { __typename: "Query" }, extensions: { cost: 1 } });
  });

  it("returns the same request id in an error and in the header", async () => {
    const response = await post({ query: "{ nothing }" });
    const { errors } = await read(response);
    expect(errors?.[0]?.extensions["requestId"]).toBe(response.headers.get("x-request-id"));
  });

  it("ignores a request id that the caller sent", async () => {
    const response = await post({ query: "{ __typename }" }, { "x-request-id": "forged", "request-id": "forged" });
    expect(response.headers.get("x-request-id")).not.toBe("forged");
  });

  it.each([
    ["nothing", undefined, `${json}; charset=utf-8`],
    ["any type", "*/*", `${json}; charset=utf-8`],
    ["the older type", json, `${json}; charset=utf-8`],
    ["the newer type", graphqlJson, `${graphqlJson}; charset=utf-8`],
    ["both but prefers the newer type", `${json};q=0.5, ${graphqlJson}`, `${graphqlJson}; charset=utf-8`],
  ])("chooses the media type for a caller that asks for %s", async (_case, accept, expected) => {
    const response = await post({ query: "{ __typename }" }, accept === undefined ? {} : { accept });
    expect(response.headers.get("content-type")).toBe(expected);
  });

  it("rejects a caller that accepts neither media type", async () => {
    expect((await post({ query: "{ __typename }" }, { accept: "text/html" })).status).toBe(406);
  });

  it.each([
    ["a syntax error", { query: "{" }],
    ["an unknown field", { query: "{ nothing }" }],
    [
      "an invalid variable",
      { query: "query($n: Int!) { casinos(first: $n) { nodes { id } } }", variables: { n: "x" } },
    ],
    ["an unknown operation", { query: "query A { __typename }", operationName: "B" }],
    ["a query that costs too much", { query: "{ casinos(first: 100) { nodes { bonuses(first: 100) { id } } } }" }],
  ])("returns status 200 for %s with the older media type, and 400 with the newer one", async (_case, body) => {
    const older = await post(body, { accept: json });
    const olderRather = await post(body, { accept: `${json}, ${graphqlJson};q=0.9` });
    const newer = await post(body, { accept: graphqlJson });
    expect([older.status, olderRather.status, newer.status]).toEqual([200, 200, 400]);
    expect(await read(newer)).not.toHaveProperty("data");
  });

  it.each([
    ["no query", {}],
    ["a query that is not a string", { query: { kind: "Document" } }],
    ["an operation name that is not a string", { query: "{ __typename }", operationName: 1 }],
    ["variables that are not an object", { query: "{ __typename }", variables: [1] }],
    ["extensions that are not an object", { query: "{ __typename }", extensions: "x" }],
    ["several operations", [{ query: "{ __typename }" }]],
    ["a body that is not an object", "null"],
    ["a body that is not JSON", "{ query"],
    ["an empty body", ""],
  ])("rejects %s with an error that has a code", async (_case, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe("BAD_USER_INPUT");
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/graphql",
  ])("rejects a body of type %s, which another site could send without a preflight request", async (type) => {
    const response = await post(JSON.stringify({ query: mutation }), { "content-type": type });
    expect(response.status).toBe(415);
    expect(await codeOf(response)).toBe("UNSUPPORTED_MEDIA_TYPE");
  });

  it("names the field of a string that the database can't store", async () => {
    const response = await post({
      query: "mutation ($input: BonusInput!) { createBonus(input: $input) { id } }",
      variables: { input: { title: "a\0b" } },
    });
    const { errors } = await read(response);
    expect(errors).toHaveLength(1);
    expect(errors![0]!.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ field: "input.title", message: expect.stringMatching(/remove NUL/) }],
    });
  });

  it("returns the location of a literal that the database can't store", async () => {
    const { errors } = await read(await post({ query: String.raw`{ casino(slug: "a\u0000b") { id } }` }));
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/remove NUL/), locations: [{ line: 1, column: 16 }] },
    ]);
  });

  it("rejects a body that is too large", async () => {
    const response = await post({ query: `{ __typename } # ${"x".repeat(256 * 1024)}` });
    expect(response.status).toBe(413);
    expect(await codeOf(response)).toBe("REQUEST_TOO_LARGE");
  });
});

describe("GET /graphql", () => {
  it("returns a cacheable response, and a 304 for its ETag", async () => {
    const first = await get({ query: "{ games { nodes { id } } }" });
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(first.headers.get("vary")).toMatch(/Accept/);
    expect(first.headers.get("access-control-allow-origin")).toBe("*");
    const again = await get({ query: "{ games { nodes { id } } }" }, { "if-none-match": first.headers.get("etag")! });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it("accepts variables and an operation name", async () => {
    const query = "query A($t: Boolean!) { a: __typename @include(if: $t) } query B { __typename }";
    const response = await get({ query, operationName: "A", variables: '{"t":true}' });
    expect((await read(response)).data).toEqual({ a: "Query" });
  });

  it("ignores the session", async () => {
    expect((await read(await get({ query: "{ session { name } }" }))).data).toEqual({ session: null });
    expect((await read(await post({ query: "{ session { name } }" }))).data).toEqual({ session: { name: "demo" } });
  });

  it("rejects mutations", async () => {
    const response = await get({ query: mutation });
    expect(response.status).toBe(405);
    expect(await codeOf(response)).toBe("METHOD_NOT_ALLOWED");
  });

  it("forbids caching an error", async () => {
    expect((await get({ query: "{ nothing }" })).headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["no query", {}],
    ["variables that are not JSON", { query: "{ __typename }", variables: "{" }],
    ["variables that are not an object", { query: "{ __typename }", variables: "[]" }],
  ])("rejects %s", async (_case, parameters) => {
    expect((await get(parameters as Record<string, string>)).status).toBe(400);
  });

  it("rejects a URL with two queries", async () => {
    const response = await fetch(`${server.url}/graphql?query={__typename}&query={games{nodes{id}}}`);
    expect(response.status).toBe(400);
  });

  it("caches a document by its hash", async () => {
    const query = "{ games(first: 1) { nodes { slug } } }";
    const sha256Hash = createHash("sha256").update(query).digest("hex");
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    const unknown = await get({ extensions });
    expect(unknown.headers.get("cache-control")).toBe("no-store");
    expect(await codeOf(unknown)).toBe("PERSISTED_QUERY_NOT_FOUND");
    expect((await get({ extensions, query })).status).toBe(200);
    expect((await read(await get({ extensions }))).data).toEqual({ games: { nodes: [] } });
  });

  it("rejects a document sent with another document's hash", async () => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } });
    const { errors } = await read(await get({ extensions, query: "{ __typename }" }));
    expect(errors![0]).toMatchObject({
      message: expect.stringMatching(/is not the SHA-256 hash of `query`/),
      extensions: { code: "BAD_USER_INPUT" },
    });
  });

  it("lets a CDN cache the response for CDN_TTL seconds", async () => {
    const other = await startTestServer({ env: { cdnTtl: 30 } });
    const response = await fetch(`${other.url}/graphql?query={__typename}`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=30");
    await other.close();
  });
});

describe("a page on another site", () => {
  const stranger = { origin: "https://stranger.example" };
  let quiet: TestServer;
  beforeAll(async () => {
    quiet = await startTestServer({ env: { allowedOrigins: [friend] } });
  });
  afterAll(() => quiet.close());

  function send(body: unknown, headers: Record<string, string>, at = quiet) {
    return fetch(`${at.url}/graphql`, {
      method: "POST",
      headers: { "content-type": json, ...headers },
      body: JSON.stringify(body),
    });
  }

  it("can send JSON, according to the preflight response", async () => {
    const response = await fetch(`${quiet.url}/graphql`, {
      method: "OPTIONS",
      headers: {
        ...stranger,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    const allowed = response.headers.get("access-control-allow-headers")!.split(", ");
    expect(allowed).toEqual(
      expect.arrayContaining([
        "content-type",
        "accept",
        "authorization",
        "apollo-require-preflight",
        "apollographql-client-name",
        "apollographql-client-version",
        "x-apollo-operation-name",
        "traceparent",
        "tracestate",
      ]),
    );
  });

  it("can read its remaining budget and the ETag", async () => {
    const response = await send({ query: "{ __typename }" }, stranger);
    const exposed = response.headers.get("access-control-expose-headers")!.split(", ");
    expect(exposed).toEqual(
      expect.arrayContaining(["ratelimit", "ratelimit-policy", "retry-after", "etag", "x-request-id"]),
    );
  });

  it("can read public data without credentials", async () => {
    const response = await send({ query: "{ __typename }" }, stranger);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    expect((await read(response)).data).toEqual({ __typename: "Query" });
  });

  it.each(["https://stranger.example", "null", "http://127.0.0.1:1", "https://friend.example.stranger.example"])(
    "can't send a mutation if its origin is %s",
    async (origin) => {
      const response = await send({ query: mutation }, { origin });
      expect(response.status).toBe(403);
      expect(await codeOf(response)).toBe("FORBIDDEN");
    },
  );

  it("can read why its request was rejected", async () => {
    const response = await send({ query: "x".repeat(300_000) }, stranger);
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([413, "*"]);
  });

  it.each([
    ["a program without an origin", () => ({})],
    ["our own page", () => ({ origin: quiet.url })],
    ["a page at an origin that the operator allows", () => ({ origin: friend })],
  ])("can't send a mutation by default, but this caller can: %s", async (_case, headers) => {
    expect(await codeOf(await send({ query: mutation }, headers()))).toBe("BAD_USER_INPUT");
  });

  it("can send credentials if the operator allows its origin", async () => {
    const response = await send({ query: "{ __typename }" }, { origin: friend });
    expect(response.headers.get("access-control-allow-origin")).toBe(friend);
    expect(response.headers.get("access-control-allow-credentials")).toBe("true");
  });

  it("is treated as a visitor if its site is on this machine, and does not end demo mode", async () => {
    const asked = { query: "{ session { name } }" };
    const local = await send(asked, { origin: "http://localhost:1" }, server);
    expect((await read(local)).data).toEqual({ session: null });
    expect((await read(await post(asked))).data).toEqual({ session: { name: "demo" } });
  });

  it("has no demo viewer if its link led to the request, and does not end demo mode", async () => {
    const demo = await startTestServer({ env: { isDemoRequested: true } });
    const asked = { query: "{ session { name } }" };
    const own = () => send(asked, { origin: demo.url }, demo).then(read);
    expect((await own()).data).toEqual({ session: { name: "demo" } });
    const referer = "https://stranger.example/";
    await fetch(demo.url, { headers: { referer } });
    expect((await read(await send(asked, { referer }, demo))).data).toEqual({ session: null });
    expect((await own()).data).toEqual({ session: { name: "demo" } });
    await demo.close();
  });
});
