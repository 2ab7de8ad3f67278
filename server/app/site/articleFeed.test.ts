import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parseFragment } from "parse5";

import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { forbiddenIn, hostileMarkdown } from "../../test/hostile/hostileMarkdown.js";
import { remainingBudget } from "../../test/remainingBudget.js";
import { requestCost } from "../graphql/limits/clientBudget.js";
import { feedArticles } from "./articleFeed.js";
import { statementsOf } from "../../test/database/statementLog.js";
import { until } from "../../test/until.js";
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

/** Waits until the feed, which is cached, contains an article. */
const shows = (path: string) => until(async () => (await (await get()).text()).includes(`${path}"`));

describe("the feed", () => {
  it("contains the newest articles, but no drafts, scheduled articles or articles that search engines must not list", async () => {
    await server.database.dataSource.query(
      `INSERT INTO articles (kind, title, slug, body, published_at, is_noindex)
       VALUES ('news', 'Public <title> & more', 'public', 'Text', now(), false),
         ('news', 'Secret draft', 'secret-draft', 'Secret', NULL, false),
         ('news', 'Secret later', 'secret-later', 'Secret', now() + interval '1 day', false),
         ('news', 'Secret noindex', 'secret-noindex', 'Secret', now(), true)`,
    );
    expect(await shows("/news/public")).toBe(true);
    const response = await get();
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const xml = await response.text();
    expect(xml).toContain(`<link rel="alternate" type="text/html" href="${publicUrl}/news/public"/>`);
    expect(xml).toContain("<title>Public &lt;title&gt; &amp; more</title>");
    expect(xml).not.toMatch(/secret/i);
    expect(contentsOf(xml)).toHaveLength(feedArticles);
  });

  it("counts the publication of a scheduled article as a change, in the feed and in the sitemap", async () => {
    const [{ at }] = await server.database.dataSource.query<[{ at: Date }]>(
      `INSERT INTO articles (kind, title, slug, published_at, updated_at)
       VALUES ('news', 'Scheduled', 'scheduled', date_trunc('second', now()), now() - interval '1 day')
       RETURNING published_at AS at`,
    );
    expect(await shows("/news/scheduled")).toBe(true);
    const entry = /<entry>(?:(?!<entry>)[^])*\/news\/scheduled[^]*?<\/entry>/.exec(await (await get()).text())![0];
    expect(entry).toContain(`<updated>${at.toISOString()}</updated>`);
    const sitemap = await (await fetch(`${server.localUrl}/sitemap-pages.xml`)).text();
    expect(sitemap).toContain(`/news/scheduled</loc><lastmod>${at.toISOString()}`);
  });

  it("contains a scheduled article as soon as its time comes, and so does the sitemap, although both are cached", async () => {
    const { dataSource } = server.database;
    await dataSource.query(
      "INSERT INTO articles (kind, title, slug, published_at) VALUES ('news', 'Next', 'next', now() + interval '2 seconds')",
    );
    const getSitemap = async () => (await fetch(`${server.localUrl}/sitemap-pages.xml`)).text();
    const readBoth = async () => (await (await get()).text()) + (await getSitemap());
    expect(await until(async () => (await statementsOf(dataSource, readBoth)).length === 0)).toBe(true);
    expect(await shows("/news/next")).toBe(true);
    expect(await until(async () => (await getSitemap()).includes("/news/next</loc>"))).toBe(true);
  });

  it("turns all hostile text into safe HTML", async () => {
    const { dataSource } = server.database;
    for (let at = 0; at < hostileMarkdown.length; at += feedArticles) {
      const texts = hostileMarkdown.slice(at, at + feedArticles);
      // The first article is the newest, so the feed lists the articles in the order of `texts`.
      await dataSource.query(
        `INSERT INTO articles (kind, title, slug, excerpt, author, category, body, published_at)
         SELECT 'news', text, $2 || place, text, text, text, text, now() - place * interval '1 ms'
         FROM unnest($1::text[]) WITH ORDINALITY AS hostile (text, place)`,
        [texts, `hostile-${at}-`],
      );
      expect(await shows(`/news/hostile-${at}-1`)).toBe(true);
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

  it("costs more if its articles are long, even if they are already rendered, but little while it is cached", async () => {
    const chargeOfFeed = async () => {
      const before = await remainingBudget(server.localUrl);
      await (await get()).text();
      return before - requestCost - (await remainingBudget(server.localUrl));
    };
    /** Returns the charge for the feed with another article. */
    const chargeWith = async (slug: string, body: string) => {
      await server.database.dataSource.query(
        "INSERT INTO articles (kind, title, slug, body, published_at) VALUES ('news', $1, $1, $2, now())",
        [slug, body],
      );
      let charge = 0;
      await until(async () => (charge = await chargeOfFeed()) > requestCost);
      return charge;
    };
    const short = await chargeWith("short", "Short");
    const long = "Long ".repeat(12_000);
    await chargeWith("long", long);
    expect((await chargeWith("other", "Short")) - short).toBeGreaterThan(50);
    expect(await until(async () => (await chargeOfFeed()) === requestCost)).toBe(true);
  });

  it("is not sent again to a feed reader that already has it", async () => {
    const etag = (await get()).headers.get("etag");
    expect((await get({ "if-none-match": etag! })).status).toBe(304);
  });
});
