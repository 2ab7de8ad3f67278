import { createHash } from "node:crypto";

import { findInvalidDocuments, findUnusedDocuments } from "./checkDocuments.js";

const schema = "type Query { casino(slug: String!): Casino } type Casino { name: String! }";

function problemsOf(text: string, hash = createHash("sha256").update(text).digest("hex")) {
  return findInvalidDocuments(schema, { [hash]: text });
}

describe("the documents that the client sends by hash", () => {
  it("are accepted if they are valid for the schema", () => {
    expect(problemsOf('query Casino { casino(slug: "a") { ...Name } } fragment Name on Casino { name }')).toEqual([]);
  });

  it.each([
    [
      "a directive that only the client knows",
      'query Casino { casino(slug: "a") { ...Name @unmask } } fragment Name on Casino { name }',
      'Casino: Unknown directive "@unmask".',
    ],
    [
      "an unknown field",
      'query Casino { casino(slug: "a") { slug } }',
      'Casino: Cannot query field "slug" on type "Casino".',
    ],
  ])("are rejected for %s", (_what, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it("are rejected if the hash is not the hash of the document", () => {
    expect(problemsOf("query Casino { __typename }", "0".repeat(64))).toEqual([
      "Casino: the hash does not match the document.",
    ]);
  });
});

describe("a generated document", () => {
  const generated = "export const HomeDocument = {};\n";
  const files = {
    "client/pages/home/HomePage.graphql": "query Home { __typename }",
    "client/pages/home/HomePage.generated.ts": generated,
    "client/pages/home/HomePage.tsx": "usePageQuery(HomeDocument, {});",
  };
  const problemsIn = (changed: Partial<Record<string, string>>) =>
    findUnusedDocuments(new Map(Object.entries({ ...files, ...changed }) as [string, string][]));

  it("is accepted if a component uses it", () => {
    expect(problemsIn({})).toEqual([]);
  });

  it("is accepted if it is a fragment that a document spreads", () => {
    const spread = { "client/pages/home/HomePage.graphql": "query Home { ...Card }", "client/Card.graphql": "" };
    expect(problemsIn({ ...spread, "client/Card.generated.ts": "export const CardFragmentDoc = {};" })).toEqual([]);
  });

  it("is reported if only a test or another generated file uses it", () => {
    const mentions = { "client/pages/home/HomePage.test.tsx": "HomeDocument", "client/a.generated.ts": "HomeDocument" };
    expect(problemsIn({ "client/pages/home/HomePage.tsx": "", "client/a.graphql": "", ...mentions })).toEqual([
      "client/pages/home/HomePage.graphql: HomeDocument is unused.",
    ]);
  });

  it("is reported if its .graphql file was deleted", () => {
    expect(problemsIn({ "client/pages/OldPage.generated.ts": generated })).toEqual([
      "client/pages/OldPage.generated.ts: delete this file, because client/pages/OldPage.graphql no longer exists.",
    ]);
  });
});
