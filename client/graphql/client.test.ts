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
