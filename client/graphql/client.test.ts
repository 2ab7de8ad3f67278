import { readdirSync } from "node:fs";
import type { TypedDocumentNode } from "@apollo/client";
import { Kind } from "graphql";
import { http, HttpResponse } from "msw";
import { api, readGraphqlRequest } from "../test/api";
import { createClient } from "./client";
import { persistedDocuments } from "./persistedDocuments.generated";

const files = readdirSync("client", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".generated.ts"),
);
const modules: object[] = await Promise.all(files.map((file) => import(`../${file}`)));
const operations = modules
  .flatMap((module) => Object.values(module) as TypedDocumentNode[])
  .flatMap((document) => {
    const [first] = document.definitions ?? [];
    return first?.kind === Kind.OPERATION_DEFINITION
      ? [{ document, name: first.name?.value, kind: first.operation }]
      : [];
  });

/**
 * Mocks a server that runs another release and knows none of our hashes. Records each hash and query that it receives.
 */
function forgetDocuments(): string[] {
  const sent: string[] = [];
  api.use(
    http.all("http://localhost/graphql", async ({ request }) => {
      const { document } = await readGraphqlRequest(request);
      sent.push(document);
      const code = document.includes("{") ? "SERVICE_UNAVAILABLE" : "PERSISTED_QUERY_NOT_FOUND";
      return HttpResponse.json({ errors: [{ message: code, extensions: { code } }] });
    }),
  );
  return sent;
}

describe("the manifest of persisted documents", () => {
  it("contains as many documents as the client has operations", () => {
    expect(operations).toHaveLength(Object.keys(persistedDocuments).length);
  });
});

describe("a server that does not know the hash of an operation", () => {
  it.each(operations)("receives the query string after the hash of $name", async ({ document, kind }) => {
    const sent = forgetDocuments();
    const client = createClient();
    const answer =
      kind === "query"
        ? client.query({ query: document, fetchPolicy: "no-cache" })
        : client.mutate({ mutation: document, fetchPolicy: "no-cache" });
    await expect(answer).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    const [hash, text] = sent;
    expect(text).toBe(persistedDocuments[hash ?? ""]);
  });
});

describe("a request that the API or a proxy rejects before it runs the operation", () => {
  const errors = (code: string) =>
    JSON.stringify({ errors: [{ message: "why", extensions: { code, retryAfter: 7 } }] });

  it.each([
    ["the API's rate limit", 429, errors("RATE_LIMITED"), { code: "RATE_LIMITED", retryAfter: 7, reason: "why" }],
    ["a proxy's rate limit", 429, "<h1>Slow down</h1>", { code: "RATE_LIMITED", retryAfter: 30 }],
    ["an overloaded API", 503, errors("SERVICE_UNAVAILABLE"), { code: "SERVICE_UNAVAILABLE" }],
    ["a proxy without a server", 502, "<h1>Bad gateway</h1>", { code: "SERVICE_UNAVAILABLE" }],
    ["a proxy's limit for bodies", 413, "", { code: "REQUEST_TOO_LARGE" }],
    ["a proxy's own error", 500, "<h1>Oops</h1>", { code: "INTERNAL_SERVER_ERROR" }],
    ["a proxy that knows no such page", 404, "<h1>Not found</h1>", { code: "NETWORK" }],
  ])("has the code of %s", async (_name, status, body, expected) => {
    const headers = { "content-type": body.startsWith("{") ? "application/json" : "text/html", "retry-after": "30" };
    api.use(http.all("http://localhost/graphql", () => new HttpResponse(body, { status, headers })));
    const { document } = operations.find(({ name }) => name === "ManageCasinos")!;
    await expect(createClient().query({ query: document, fetchPolicy: "no-cache" })).rejects.toMatchObject(expected);
  });
});
