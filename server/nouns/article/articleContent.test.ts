import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parseFragment } from "parse5";

import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { callOrThrow } from "../../test/call.js";
import { makeArticle, makeBonus, makeCasino } from "../../test/catalogue/factories.js";
import { forbiddenIn, hostileMarkdown } from "../../test/hostile/hostileMarkdown.js";
import { topFieldCost } from "../../shared/limits.js";
import { assumedEmbeds, embedCost } from "./articleContent.js";
import { maxEmbeds, renderMarkdown } from "./markdown.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Block =
  | { __typename: "ArticleHtml"; html: string }
  | { __typename: "ArticleBonus"; bonus: { title: string } }
  | { __typename: "ArticleCasino" | "ArticleReceipt"; casino: { name: string; rating: number } };

const content = `content {
  __typename
  ... on ArticleHtml { html }
  ... on ArticleCasino { casino { name rating } }
  ... on ArticleBonus { bonus { title } }
  ... on ArticleReceipt { casino { name rating trustScore { score } review { about } } }
}`;

const publishedAt = "2026-01-01T00:00:00Z";

async function contentOf(slug: string): Promise<Block[]> {
  const { data, errors } = await app.query<{ article: { content: Block[] } }>(
    `query ($slug: String!) { article(slug: $slug) { ${content} } }`,
    { slug },
  );
  expect(errors).toBeUndefined();
  return data.article.content;
}

const htmlOf = (body: string) =>
  renderMarkdown(body)
    .parts.map((part) => ("html" in part ? part.html : ""))
    .join("\n");

describe("an article's HTML", () => {
  it("has headings of levels 2 to 4, lists, tables, pictures and formatted text", () => {
    const html = htmlOf(
      "# One\n\nText **bold** *soft* `code`\n\n1. a\n2. b\n\n| x |\n|---|\n| y |\n\n![Alt](/a.png)\n\n###### Six",
    );
    expect(html).toContain("<h2>One</h2>");
    expect(html).toContain("<strong>bold</strong> <em>soft</em> <code>code</code>");
    expect(html).toContain("<li>a</li>");
    expect(html).toContain("<td>y</td>");
    expect(html).toContain('<img src="/a.png" alt="Alt" loading="lazy" />');
    expect(html).toContain("<h4>Six</h4>");
  });

  it.each([
    ["[x](https://example.com/a)", '<a href="https://example.com/a" rel="nofollow noopener">x</a>'],
    ["[x](/faq)", '<a href="/faq">x</a>'],
    ["[x](#terms)", '<a href="#terms">x</a>'],
    ["[x](mailto:a@example.com)", '<a href="mailto:a@example.com">x</a>'],
    ["<script>x</script>", "&lt;script&gt;x&lt;/script&gt;"],
  ])("for the Markdown %s contains %s", (body, html) => {
    expect(htmlOf(body)).toContain(html);
  });

  it.each(hostileMarkdown.map((body) => [body]))("is inert for %j", (body) => {
    const { parts, opening } = renderMarkdown(body);
    const html = parts.map((part) => ("html" in part ? part.html : "")).join("");
    expect(forbiddenIn(parseFragment(html))).toEqual([]);
    expect(forbiddenIn(parseFragment(opening))).toEqual([]);
  });

  it("stays small even for text that repeats or nests as much as possible", () => {
    const bytes = 60_000;
    const fill = (piece: string) => piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);
    const reference = `[a]: https://example.com/${"b".repeat(20_000)}\n\n`;
    const hostile = [
      fill(">"),
      fill("> - "),
      fill("["),
      fill("![]("),
      fill("*a_"),
      fill("`a``"),
      fill("[a]()"),
      fill("|a"),
      reference + fill("[a]"),
      fill("- \n"),
      fill("1) "),
      fill("<a "),
      fill("&amp;"),
      fill("\\"),
      fill("a\n=\n"),
      `|${"a|".repeat(200)}\n|${"-|".repeat(200)}\n${"|\n".repeat(20_000)}`,
    ];
    for (const body of hostile) expect(htmlOf(body).length).toBeLessThan(40 * bytes);
  });

  it("comes with a plain-text version and an opening, which is the first two paragraphs", () => {
    const { text, opening } = renderMarkdown("One **bold**\n\n- item\n\nTwo\nlines\n\nThree\n\n{{casino:a}}");
    expect(text).toBe("One bold\n\nitem\n\nTwo lines\n\nThree");
    expect(opening).toBe("<p>One <strong>bold</strong></p>\n<p>Two\nlines</p>");
  });
});

describe("an article's embeds", () => {
  it("appear between the parts of the text, in order and with current data", async () => {
    const casino = await makeCasino(app, { name: "Embedded", slug: "embedded", rating: 3 });
    const bonus = await makeBonus(app, { title: "By id", casinoId: casino.id });
    await makeBonus(app, { title: "Main", casinoId: casino.id, isPrimary: true });
    const body = `Before\n{{casino:embedded}}\nBetween\n\n{{bonus:${bonus.id}}}\n{{bonus:embedded}}\n{{receipt:embedded}}\n\nAfter`;
    await makeArticle(app, { slug: "with-embeds", body, publishedAt });
    const blocks = await contentOf("with-embeds");
    expect(blocks.map(({ __typename }) => __typename)).toEqual([
      "ArticleHtml",
      "ArticleCasino",
      "ArticleHtml",
      "ArticleBonus",
      "ArticleBonus",
      "ArticleReceipt",
      "ArticleHtml",
    ]);
    expect(blocks[1]).toMatchObject({ casino: { name: "Embedded", rating: 3 } });
    expect(blocks[3]).toMatchObject({ bonus: { title: "By id" } });
    expect(blocks[4]).toMatchObject({ bonus: { title: "Main" } });
    const edit = { id: casino.id, version: 1, input: { rating: 4.5, slug: "renamed" } };
    await callOrThrow(app, "updateCasino", edit, "id", { viewer: "owner" });
    expect((await contentOf("with-embeds"))[1]).toMatchObject({ casino: { name: "Embedded", rating: 4.5 } });
  });

  it("are omitted if their row is not found, and stay plain text within a sentence or code block", async () => {
    const inactive = await makeBonus(app, { isActive: false });
    const body = `{{casino:nobody}}\n\n{{bonus:${inactive.id}}}\n\nSee {{casino:nobody}} here\n\n\`\`\`\n{{casino:nobody}}\n\`\`\``;
    await makeArticle(app, { slug: "unknown-embeds", body, publishedAt });
    const blocks = await contentOf("unknown-embeds");
    expect(blocks.map(({ __typename }) => __typename)).toEqual(["ArticleHtml"]);
    expect(blocks[0]).toMatchObject({ html: expect.stringContaining("See {{casino:nobody}} here") });
  });

  it("need only one statement per table, regardless of the number of embeds", async () => {
    const slugs = await Promise.all([1, 2, 3, 4].map(async () => (await makeCasino(app)).slug));
    const body = slugs.map((slug) => `{{casino:${slug}}}`).join("\n");
    await makeArticle(app, { slug: "many-embeds", body, publishedAt });
    const statements = await app.countStatements(() => contentOf("many-embeds"));
    expect(statements).toHaveLength(3);
  });

  it("cost at least as much as selecting the same fields of the same number of casinos", async () => {
    const fields = "providers { name casinos(first: 20) { nodes { name } } }";
    const costOf = async (query: string) => Number((await app.query(query)).extensions?.["cost"]);
    const one = (await costOf(`{ casino(slug: "a") { ${fields} } }`)) - topFieldCost - 1;
    const embedded = await costOf(
      `{ article(slug: "a") { content { ... on ArticleCasino { casino { ${fields} } } } } }`,
    );
    const chargedWhenLoaded = (maxEmbeds - assumedEmbeds) * embedCost;
    expect(one).toBeGreaterThan(embedCost);
    expect(embedded + chargedWhenLoaded).toBeGreaterThanOrEqual(maxEmbeds * one);
  });
});

describe("articlePreview", () => {
  const preview = `query ($body: String!) { articlePreview(body: $body) { warnings ${content} } }`;

  it("renders the text for editors, with one warning for each unknown embed", async () => {
    await makeCasino(app, { slug: "known" });
    const body = "Hello\n\n{{casino:known}}\n\n{{casino:unknown}}\n\n{{casino:unknown}}";
    const { data, errors } = await app.query(preview, { body }, { viewer: "owner" });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      articlePreview: {
        warnings: ["{{casino:unknown}} matches nothing that visitors can see."],
        content: [{ html: "<p>Hello</p>" }, { __typename: "ArticleCasino" }],
      },
    });
  });

  it.each(hostileMarkdown.map((body) => [body]))("returns inert HTML for %j", async (body) => {
    const { data, errors } = await app.query<{ articlePreview: { content: Block[] } }>(
      preview,
      { body },
      { viewer: "owner" },
    );
    expect(errors).toBeUndefined();
    const html = data.articlePreview.content.map((block) => (block.__typename === "ArticleHtml" ? block.html : ""));
    expect(forbiddenIn(parseFragment(html.join("")))).toEqual([]);
  });

  it("rejects visitors, and text that is too long", async () => {
    const visitor = await app.query(preview, { body: "x" });
    expect(visitor.errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
    const long = await app.query(preview, { body: "x".repeat(60_001) }, { viewer: "owner" });
    expect(long.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "body" }] });
  });
});
