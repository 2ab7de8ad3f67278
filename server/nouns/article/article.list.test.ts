import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeArticle, makePerson } from "../../test/catalogue/factories.js";

let now = new Date("2026-11-20T12:00:00.000Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

interface Listed {
  articles: { nodes: { slug: string; title: string }[]; totalCount: number; pageInfo: { endCursor: string | null } };
}

const list = `query ($filter: ArticleFilter, $orderBy: ArticleOrder, $first: Int, $after: String) {
  articles(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    nodes { slug title } totalCount pageInfo { endCursor }
  }
}`;

async function slugsOf(variables: Record<string, unknown>, viewer: "visitor" | "owner" = "visitor") {
  const { data, errors } = await app.query<Listed>(list, variables, { viewer });
  expect(errors).toBeUndefined();
  return data.articles.nodes.map(({ slug }) => slug);
}

describe("the list of articles", () => {
  it("returns the published articles of a kind, latest first, each exactly once across all pages", async () => {
    for (let day = 1; day <= 5; day += 1)
      await makeArticle(app, { slug: `paged-${day}`, kind: "POST", publishedAt: `2026-11-0${day}T00:00:00Z` });
    await makeArticle(app, { slug: "paged-twin", kind: "POST", publishedAt: "2026-11-03T00:00:00Z" });
    const read: string[] = [];
    let after: string | null = null;
    do {
      const { data }: { data: Listed } = await app.query<Listed>(list, { filter: { kind: "POST" }, first: 2, after });
      read.push(...data.articles.nodes.map(({ slug }) => slug));
      after = data.articles.nodes.length === 2 ? data.articles.pageInfo.endCursor : null;
    } while (after !== null);
    expect(read).toHaveLength(6);
    expect(new Set(read).size).toBe(6);
    expect([read[0], read[1], read.at(-1)]).toEqual(["paged-5", "paged-4", "paged-1"]);
  });

  it("can be sorted by position, filtered by category, and searched by words in the title", async () => {
    const at = "2026-11-01T00:00:00Z";
    await makeArticle(app, { slug: "second", kind: "GUIDE", position: 2, category: "Zebra", publishedAt: at });
    await makeArticle(app, { slug: "first", kind: "GUIDE", position: 1, title: "Unusual wörds", publishedAt: at });
    expect(await slugsOf({ filter: { kind: "GUIDE" }, orderBy: "POSITION_ASC" })).toEqual(["first", "second"]);
    expect(await slugsOf({ filter: { category: "Zebra" } })).toEqual(["second"]);
    expect(await slugsOf({ filter: { search: "unusual words" } })).toEqual(["first"]);
  });

  it("can be filtered by author", async () => {
    await makePerson(app, { slug: "ada", name: "Ada Example" });
    await makeArticle(app, { slug: "by-ada", author: "Ada Example", publishedAt: "2026-11-01T00:00:00Z" });
    expect(await slugsOf({ filter: { authorSlug: "ada" } })).toEqual(["by-ada"]);
    const { data } = await app.query<{ article: unknown }>(
      '{ article(slug: "by-ada") { authorProfile { slug name } reviewerProfile { slug } } }',
    );
    expect(data.article).toEqual({ authorProfile: { slug: "ada", name: "Ada Example" }, reviewerProfile: null });
  });

  it("needs only one more statement for the profiles of all authors", async () => {
    const statements = await app.countStatements(async () => {
      const { errors } = await app.query("{ articles { nodes { title authorProfile { name } } } }");
      expect(errors).toBeUndefined();
    });
    expect(statements).toHaveLength(2);
  });
});

describe("an article that is not published", () => {
  const draft = {
    title: "Secret zyzzyva",
    excerpt: "Secret excerpt",
    body: "Secret body",
    category: "Secretcat",
    publishedAt: null,
  };

  it("is never returned to visitors, but is found by editors", async () => {
    const { id } = await makeArticle(app, { ...draft, slug: "secret-draft" });
    await makeArticle(app, { ...draft, slug: "secret-later", publishedAt: "2026-11-21T12:00:00Z" });
    const whole = "id slug title excerpt body text openingHtml content { __typename }";
    const document = `{
      bySlug: article(slug: "secret-draft") { ${whole} } byId: article(id: "${id}") { ${whole} }
      later: article(slug: "secret-later") { ${whole} }
      found: articles(filter: { search: "zyzzyva" }) { nodes { ${whole} } totalCount }
      ids: articles(filter: { ids: ["${id}"] }) { nodes { title } totalCount }
      category: articles(filter: { category: "Secretcat" }) { totalCount }
      no: articles(filter: { isPublished: false }) { totalCount nodes { title } }
    }`;
    const { data, errors } = await app.query(document);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).not.toMatch(/secret|zyzzyva/i);
    expect(data).toMatchObject({
      bySlug: null,
      byId: null,
      later: null,
      found: { totalCount: 0 },
      no: { totalCount: 0 },
    });
    expect(await slugsOf({ filter: { search: "zyzzyva" } }, "owner")).toEqual(
      expect.arrayContaining(["secret-draft", "secret-later"]),
    );
    const changes = await app.query("{ changes(first: 100) { nodes { id } } }");
    expect(JSON.stringify(changes.data)).not.toContain(id);
  });

  it("appears at its publication time, even in a cached count", async () => {
    await makeArticle(app, { slug: "on-time", kind: "PAGE", publishedAt: "2026-11-20T13:00:00Z" });
    const filter = { filter: { kind: "PAGE" } };
    const count = async () => (await app.query<Listed>(list, filter)).data.articles.totalCount;
    expect([await count(), await count()]).toEqual([0, 0]);
    now = new Date("2026-11-20T13:00:00.000Z");
    expect([await slugsOf(filter), await count()]).toEqual([["on-time"], 1]);
    now = new Date("2026-11-20T12:00:00.000Z");
  });

  it("is not revealed by the former slug of a renamed article", async () => {
    const { id } = await makeArticle(app, { ...draft, slug: "secret-old" });
    const edit = { id, version: 1, input: { slug: "secret-new" } };
    await callOrThrow(app, "updateArticle", edit, "id", { viewer: "owner" });
    const { data } = await app.query('{ article(slug: "secret-old") { slug } }');
    expect(data).toEqual({ article: null });
  });
});

describe("a renamed article", () => {
  it("is found by its former slug until another article takes the slug, and again once that is undone", async () => {
    const publishedAt = "2026-11-01T00:00:00Z";
    const { id } = await makeArticle(app, { slug: "old-slug", publishedAt });
    await callOrThrow(app, "updateArticle", { id, version: 1, input: { slug: "new-slug" } }, "id", {
      viewer: "owner",
    });
    const find = async () =>
      (await app.query<{ article: { id: string; slug: string } }>('{ article(slug: "old-slug") { id slug } }')).data
        .article;
    expect(await find()).toEqual({ id, slug: "new-slug" });
    const taker = await makeArticle(app, { slug: "old-slug", publishedAt });
    expect((await find()).id).toBe(taker.id);
    const { data } = await app.query<{ history: { nodes: { id: string }[] } }>(
      "{ history(first: 1) { nodes { id } } }",
      {},
      { viewer: "owner" },
    );
    await callOrThrow(app, "undo", { changeSetId: data.history.nodes[0]!.id }, "id", { viewer: "owner" });
    expect(await find()).toEqual({ id, slug: "new-slug" });
  });
});

describe("createArticle", () => {
  it.each([
    ["a slug that a page uses", { slug: "News" }, "slug"],
    ["a body that is too long", { body: "a".repeat(60_001) }, "body"],
    ["a body that is too long in bytes", { body: "é".repeat(30_001) }, "body"],
    ["too many embeds", { body: "{{casino:a}}\n".repeat(13) }, "body"],
    ["a cover with an http URL", { coverUrl: "http://example.com/a.png" }, "coverUrl"],
  ])("rejects %s", async (_what, input, field) => {
    const values = { kind: "NEWS", title: "T", slug: "rejected", ...input };
    const { errors } = await app.query(
      "mutation ($input: ArticleInput!) { createArticle(input: $input) { id } }",
      { input: values },
      { viewer: "owner" },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] });
  });

  it.each(["healthz", "readyz", "metrics", "graphql", "playground", "app-shell", "images", "admin", "news"])(
    "rejects the slug %s, because the server or a page uses the path",
    async (slug) => {
      const input = { kind: "PAGE", title: "Page", slug };
      const create = "mutation ($input: ArticleInput!) { createArticle(input: $input) { id } }";
      expectRefusal(await app.query(create, { input }, { viewer: "owner" }), "BAD_USER_INPUT", ["slug"]);
    },
  );

  it("rejects a slug that another article has, even if that article is of another kind", async () => {
    await makeArticle(app, { slug: "taken-slug", kind: "NEWS" });
    const { errors } = await app.query(
      'mutation { createArticle(input: { kind: PAGE, title: "T", slug: "taken-slug" }) { id } }',
      {},
      { viewer: "owner" },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "slug" }] });
  });
});

describe("the change feed", () => {
  it.each(["ARTICLE", "PERSON"])("rejects %s as a noun", async (noun) => {
    expectRefusal(await app.query(`{ changes(noun: ${noun}) { nodes { id } } }`), "BAD_USER_INPUT", ["noun"]);
  });
});
