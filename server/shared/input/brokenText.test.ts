import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { apply, preview, stage } from "../../test/catalogue/imports.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { brokenTextMessage } from "../../../shared/visibleText.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo", seed: true });
});
afterAll(() => app.close());

const broken = ["a\0b", "\0", "\ud800", "\udc00 low", "wrong \udc00\ud800 way round"];

/** Every kind of variable that can contain text, with the field that the error must name. */
const ways: [string, string, (text: string) => [name: string, args: Record<string, unknown>, selection: string]][] = [
  ["a String argument", "slug", (text) => ["casino", { slug: text }, "id"]],
  ["an ID argument", "id", (text) => ["game", { id: text }, "id"]],
  ["a cursor", "after", (text) => ["casinos", { after: text }, "totalCount"]],
  ["a filter", "filter.search", (text) => ["casinos", { filter: { search: text } }, "totalCount"]],
  ["a list of ids", "filter.ids[1]", (text) => ["bonuses", { filter: { ids: ["x", text] } }, "totalCount"]],
  [
    "a list of strings",
    "filter.casinoNameContainsAny[0]",
    (text) => ["bonuses", { filter: { casinoNameContainsAny: [text] } }, "totalCount"],
  ],
  ["an input", "input.name", (text) => ["createCasino", { input: { name: text, slug: "broken" } }, "id"]],
  [
    "a nested input",
    "input.review.about",
    (text) => ["createCasino", { input: { name: "B", slug: "b", review: { about: text } } }, "id"],
  ],
  [
    "a list in an input",
    "input.pros[0]",
    (text) => ["createCasino", { input: { name: "B", slug: "b", pros: [text] } }, "id"],
  ],
  ["an email address", "email", (text) => ["subscribeToNewsletter", { email: text }, ""]],
  ["a wording", "wording", (text) => ["subscribeToNewsletter", { email: "a@example.com", wording: text }, ""]],
];

describe("an invisible character", () => {
  it("is removed from texts, lists, searches and drafts, and from the cells of imports", async () => {
    const input = {
      name: "Hid\u200Bden Gem",
      slug: "hid\u200Bden",
      pros: ["Fa\u00ADst", "Fast"],
      review: { about: "A\uFEFFb" },
    };
    const { result } = await call(app, "createCasino", { input }, "id version name slug pros review { about }");
    expect(result).toMatchObject({ name: "Hidden Gem", slug: "hidden", pros: ["Fast"], review: { about: "Ab" } });
    const found = await call(app, "casinos", { filter: { search: "hidden\u200B gem" } }, "totalCount");
    expect(found.result).toEqual({ totalCount: 1 });
    const draft = {
      noun: "BONUS",
      patch: { title: "Wel\u200Bcome", bonusType: "WELCOME", bonusCode: "WEL\u200BCOME" },
    };
    const created = await callOrThrow<{ id: string; version: number; name: string; patch: object }>(
      app,
      "createDraft",
      { input: draft },
      "id version name patch",
    );
    expect(created.name).toBe("Welcome");
    expect(created.patch).toEqual({ title: "Welcome", bonusType: "WELCOME", bonusCode: "WELCOME" });
    const changed = await callOrThrow<{ version: number; patch: object }>(
      app,
      "updateDraft",
      { id: created.id, version: created.version, input: { patch: { ...draft.patch, terms: "Ter\u00ADms" } } },
      "version patch",
    );
    expect(changed.patch).toEqual({ ...created.patch, terms: "Terms" });
    const publication = { id: created.id, version: changed.version };
    const { rowId: id } = await callOrThrow<{ rowId: string }>(app, "publishDraft", publication, "rowId");
    expect((await call(app, "bonus", { id }, "title bonusCode")).result).toEqual({
      title: "Welcome",
      bonusCode: "WELCOME",
    });
    const columns = ["slug", "name", "pros"];
    const rows = [["im\u200Bported", "Im\u200Bported", String.raw`["Fa\u200bst"]`]];
    const imported = await stage(app, { noun: "CASINO", columns, rows });
    await apply(app, imported);
    const casino = await call(app, "casino", { slug: "imported" }, "name pros");
    expect(casino.result).toEqual({ name: "Imported", pros: ["Fast"] });
  });
});

describe("a text of several lines", () => {
  const problem = (code: string) => `Remove the hidden character ${code} from line 3 of the text.`;

  it.each([
    ["U+0007", "\u0007"],
    ["U+000B", "\v"],
    ["U+0085", "\u0085"],
    ["U+2028", "\u2028"],
    ["U+2029", "\u2029"],
    ["U+202E", "\u202E"],
    ["U+2066", "\u2066"],
  ])("is rejected with %s by mutations, drafts and imports, which name its line", async (code, character) => {
    const body = `One\r\n\tTwo\nThr${character}ee`;
    const input = { kind: "NEWS", title: "Hidden", slug: "hidden", body };
    const created = await call(app, "createArticle", { input }, "id");
    expect(expectRefusal(created, "BAD_USER_INPUT", ["body"]).message).toBe(problem(code));
    const article = await callOrThrow<{ id: string; version: number }>(
      app,
      "createArticle",
      { input: { ...input, body: "One", slug: `hidden-${code.slice(2)}` } },
      "id version",
    );
    const updated = await call(app, "updateArticle", { ...article, input: { body } }, "id");
    expectRefusal(updated, "BAD_USER_INPUT", ["body"]);
    const drafted = await call(app, "createDraft", { input: { noun: "ARTICLE", patch: input } }, "id");
    expect(expectRefusal(drafted, "BAD_USER_INPUT", ["body"]).message).toBe(problem(code));
    const imported = await stage(app, {
      noun: "ARTICLE",
      columns: ["kind", "title", "slug", "body"],
      rows: [["NEWS", "Hidden", "hidden", body]],
    });
    const { rows } = await preview(app, imported);
    expect(rows.nodes.map(({ problems }) => problems)).toEqual([[{ column: "body", message: problem(code) }]]);
  });

  it("is rejected in the reason for a change", async () => {
    const input = { kind: "NEWS", title: "Reason", slug: "reason" };
    const refused = await call(app, "createArticle", { input, reason: "Fixed\u202E it" }, "id");
    expect(expectRefusal(refused, "BAD_USER_INPUT", ["reason"]).message).toMatch(
      /U\+202E from line 1 of the reason\.$/,
    );
    expect((await call(app, "createArticle", { input, reason: "Fixed\nit" }, "id")).errors).toBeUndefined();
  });

  it("keeps tabs, line breaks, joined emoji, and joiners of other scripts", async () => {
    const body = "One\r\n\tTwo\n\n\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u0645\u06CC\u200C\u062E";
    const input = { kind: "NEWS", title: "Visible", slug: "visible", body };
    const { result } = await call(app, "createArticle", { input }, "body");
    expect(result).toEqual({ body });
  });
});

describe("text that the database can't store", () => {
  it("is rejected in a draft, and the error names the field", async () => {
    for (const text of broken) {
      const input = { noun: "CASINO", patch: { name: "B", review: { about: text } } };
      const called = await call(app, "createDraft", { input }, "id");
      expect(expectRefusal(called, "BAD_USER_INPUT", ["review.about"]).message).toBe(brokenTextMessage);
    }
  });

  it.each(ways)("is rejected in %s, and the error names the field", async (_way, field, toCall) => {
    for (const text of broken) {
      const [name, args, selection] = toCall(text);
      const called = await call(app, name, args, selection);
      expect(called.result).toBeNull();
      expect(expectRefusal(called, "BAD_USER_INPUT", [field]).message).toBe(brokenTextMessage);
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
  ])("is rejected as the literal %j before any SQL statement", async (literal) => {
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
        expect(errors![0]).toHaveProperty("locations");
        const codes = errors!.map(({ extensions }) => extensions["code"]);
        expect(["GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED"]).toEqual(expect.arrayContaining(codes));
      }
    });
    expect(statements).toEqual([]);
  });

  it.each(["\u{1F3B0} paired", "\u{10FFFF}", "\uFFFD\uFEFF", "\u0001\u007f", "‮right to left"])(
    "does not include %j",
    async (search) => {
      for (const list of ["casinos", "bonuses", "games", "articles", "people", "redirects"])
        expect((await call(app, list, { filter: { search } }, "totalCount")).errors).toBeUndefined();
    },
  );
});
