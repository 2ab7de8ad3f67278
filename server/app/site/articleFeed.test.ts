import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parseFragment } from "parse5";

import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { forbiddenIn, hostileMarkdown } from "../../test/hostile/hostileMarkdown.js";
import { remainingBudget } from "../../test/remainingBudget.js";
import { feedArticles, requestCost } from "../../shared/limits.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";

const publicUrl = "https://odds.example";

let fixture: BuiltFixture;
let server: TestServer;
beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files, seed: true, env: { publicUrl } });
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

const get = (headers: Record<string, string> = {}) => fetch(`${server.localUrl}/feed.xml`, { headers });

const unescape = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** Removes the characters that XML cannot contain, and the byte order mark, which the embedded database's driver drops. */
const withoutControls = (text: string) => text.replaceAll(/(?![\t\n\r])\p{Cc}|\ufeff/gu, "");

/** Returns the HTML of each article in the feed. */
function contentsOf(xml: string): string[] {
  return [...xml.matchAll(/<content [^>]*>([^<]*)<\/content>/g)].map(([, text = ""]) => unescape(text));
}

const feedElements = new Set(
  "?xml feed id title link updated entry published author name category summary content".split(" "),
);

describe("the feed", () => {
  it("contains the newest articles, but no drafts, scheduled articles or articles that search engines must not list", async () => {
    await server.database.dataSource.query(
      `INSERT INTO articles (kind, title, slug, body, published_at, is_noindex)
       VALUES ('news', 'Public <title> & more', 'public', 'Text', now(), false),
         ('news', 'Secret draft', 'secret-draft', 'Secret', NULL, false),
         ('news', 'Secret later', 'secret-later', 'Secret', now() + interval '1 day', false),
         ('news', 'Secret noindex', 'secret-noindex', 'Secret', now(), true)`,
    );
    const response = await get();
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await response.text();
    expect(xml).toContain(`<link rel="alternate" type="text/html" href="${publicUrl}/news/public"/>`);
    expect(xml).toContain("<title>Public &lt;title&gt; &amp; more</title>");
    expect(xml).not.toMatch(/secret/i);
    expect(contentsOf(xml)).toHaveLength(feedArticles);
  });

  it("turns all hostile text into safe HTML", async () => {
    const { dataSource } = server.database;
    for (let at = 0; at < hostileMarkdown.length; at += feedArticles) {
      const texts = hostileMarkdown.slice(at, at + feedArticles);
      // The first article is the newest, so the feed lists the articles in the order of `texts`.
      await dataSource.query(
        `INSERT INTO articles (kind, title, slug, excerpt, author, category, body, published_at)
         SELECT 'news', text, 'hostile-' || place, text, text, text, text, now() - place * interval '1 ms'
         FROM unnest($1::text[]) WITH ORDINALITY AS hostile (text, place)`,
        [texts],
      );
      const xml = await (await get()).text();
      const contents = contentsOf(xml).slice(0, texts.length);
      const found = contents.map((html, place) => [texts[place], forbiddenIn(parseFragment(html))]);
      expect(found).toEqual(texts.map((text) => [text, []]));
      const titles = [...xml.matchAll(/<entry>\n<id>[^<]*<\/id>\n<title>([^<]*)<\/title>/g)];
      expect(titles.slice(0, texts.length).map(([, title = ""]) => withoutControls(unescape(title)))).toEqual(
        texts.map(withoutControls),
      );
      expect(new Set([...xml.matchAll(/<([^\s/>]+)/g)].map(([, name]) => name))).toEqual(feedElements);
      await dataSource.query("DELETE FROM articles WHERE slug LIKE 'hostile-%'");
    }
  });

  it("costs more if its articles are long, even if they are already rendered", async () => {
    const chargeOfFeed = async () => {
      const before = await remainingBudget(server.localUrl);
      await (await get()).text();
      return before - requestCost - (await remainingBudget(server.localUrl));
    };
    await get();
    const short = await chargeOfFeed();
    await server.database.dataSource.query(
      "INSERT INTO articles (kind, title, slug, body, published_at) VALUES ('news', 'Long', 'long', $1, now())",
      ["Long ".repeat(12_000)],
    );
    await get();
    expect((await chargeOfFeed()) - short).toBeGreaterThan(150);
  });

  it("is not sent again to a feed reader that already has it", async () => {
    const etag = (await get()).headers.get("etag");
    expect((await get({ "if-none-match": etag! })).status).toBe(304);
  });
});
