import { createHash } from "node:crypto";

import { findInvalidDocuments } from "./checkDocuments.js";

const schema = "type Query { casino(slug: String!): Casino } type Casino { name: String! }";

function problemsOf(text: string, hash = createHash("sha256").update(text).digest("hex")) {
  return findInvalidDocuments(schema, { [hash]: text });
}

describe("the documents that the client sends by hash", () => {
  it("may be whatever the schema allows", () => {
    expect(problemsOf('query Casino { casino(slug: "a") { ...Name } } fragment Name on Casino { name }')).toEqual([]);
  });

  it.each([
    [
      "a directive that only the client knows",
      'query Casino { casino(slug: "a") { ...Name @unmask } } fragment Name on Casino { name }',
      'Casino: Unknown directive "@unmask".',
    ],
    [
      "a field that is not there",
      'query Casino { casino(slug: "a") { slug } }',
      'Casino: Cannot query field "slug" on type "Casino".',
    ],
  ])("are rejected for %s", (_what, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it("are rejected under a hash of another text", () => {
    expect(problemsOf("query Casino { __typename }", "0".repeat(64))).toEqual([
      "Casino: the hash is not that of its text.",
    ]);
  });
});
