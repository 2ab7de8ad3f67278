import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call } from "../test/call.js";
import { createTestApp, type TestApp } from "../test/createTestApp.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo", seed: true });
});
afterAll(() => app.close());

const broken = ["a\0b", "\0", "\ud800", "\udc00 low", "wrong \udc00\ud800 way round"];

/** Every way in which a text can come in as a variable. */
const ways: [string, (text: string) => [name: string, args: Record<string, unknown>, selection: string]][] = [
  ["a String argument", (text) => ["casino", { slug: text }, "id"]],
  ["an ID argument", (text) => ["game", { id: text }, "id"]],
  ["a cursor", (text) => ["casinos", { after: text }, "totalCount"]],
  ["a filter", (text) => ["casinos", { filter: { search: text } }, "totalCount"]],
  ["a list of ids", (text) => ["bonuses", { filter: { ids: ["x", text] } }, "totalCount"]],
  ["a list of texts", (text) => ["bonuses", { filter: { casinoNameContainsAny: [text] } }, "totalCount"]],
  ["an input", (text) => ["createCasino", { input: { name: text, slug: "broken" } }, "id"]],
  ["a nested input", (text) => ["createCasino", { input: { name: "B", slug: "b", review: { about: text } } }, "id"]],
  ["a list in an input", (text) => ["createCasino", { input: { name: "B", slug: "b", pros: [text] } }, "id"]],
  ["an address", (text) => ["subscribeToNewsletter", { email: text }, ""]],
  ["a wording", (text) => ["subscribeToNewsletter", { email: "a@example.com", wording: text }, ""]],
];

describe("a text that the database can't store", () => {
  it.each(ways)("is refused in %s", async (_way, toCall) => {
    for (const text of broken) {
      const [name, args, selection] = toCall(text);
      const { errors, result } = await call(app, name, args, selection);
      expect(result).toBeNull();
      expect(errors).toHaveLength(1);
      expect(errors![0]!.extensions["code"]).toBe("BAD_USER_INPUT");
      expect(errors![0]!.message).toMatch(/NUL|half surrogate|invalid value/);
    }
  });

  it.each([
    String.raw`"a\u0000b"`,
    String.raw`"\uD800"`,
    String.raw`"\u{0}"`,
    String.raw`"\u{D800}"`,
    '"a\0b"',
    '"\ud800"',
    '"""a\0b"""',
  ])("is refused as the literal %j, before anything is asked of the database", async (literal) => {
    const documents = [
      `{ casino(slug: ${literal}) { id } }`,
      `{ bonus(id: ${literal}) { id } }`,
      `mutation { createGame(input: { name: ${literal}, slug: "b", provider: "p" }) { id } }`,
      `query ($search: String = ${literal}) { casinos(filter: { search: $search }) { totalCount } }`,
    ];
    const statements = await app.countStatements(async () => {
      for (const document of documents) {
        const { data, errors } = await app.query(document);
        expect(data ?? null).toBeNull();
        const codes = errors!.map(({ extensions }) => extensions["code"]);
        expect(["BAD_USER_INPUT", "GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED"]).toEqual(
          expect.arrayContaining(codes),
        );
      }
    });
    expect(statements).toEqual([]);
  });

  it.each(["\u{1F3B0} paired", "\u{10FFFF}", "\uFFFD\uFEFF", "\u0001\u007f", "‮right to left"])(
    "is not the text %j",
    async (search) => {
      expect((await call(app, "casinos", { filter: { search } }, "totalCount")).errors).toBeUndefined();
    },
  );
});
