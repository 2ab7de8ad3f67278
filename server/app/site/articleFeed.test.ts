import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parseFragment } from "parse5";

import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { forbiddenIn, hostileMarkdown } from "../../test/hostile/hostileMarkdown.js";
import { remainingBudget } from "../../test/remainingBudget.js";
import { requestCost } from "../../shared/limits.js";
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

describe("the feed", () => {
  it("has the newest published articles with their text as safe HTML", async () => {
    const { dataSource } = server.database;
    const body = hostileMarkdown.join("\n\n");
    await dataSource.query(
      `INSERT INTO articles (kind, title, slug, body, published_at)
       VALUES ('news', 'Hostile <title> & more', 'hostile', $1, '2026-11-19T09:00:00Z'),
         ('news', 'Secret draft', 'secret-draft', 'Secret', NULL),
         ('news', 'Secret later', 'secret-later', 'Secret', now() + interval '1 day')`,
      [body],
    );
    const response = await get();
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await response.text();
    expect(xml).toContain(`<link rel="alternate" type="text/html" href="${publicUrl}/news/hostile"/>`);
    expect(xml).toContain("<title>Hostile &lt;title&gt; &amp; more</title>");
    expect(xml).not.toMatch(/secret/i);
    const contents = [...xml.matchAll(/<content [^>]*>([^<]*)<\/content>/g)].map(([, text = ""]) => unescape(text));
    expect(contents.length).toBe(20);
    for (const html of contents) expect(forbiddenIn(parseFragment(html))).toEqual([]);
  });

  it("costs more if its articles are long, also after they are rendered", async () => {
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

  it("is not sent again to a reader who has it", async () => {
    const etag = (await get()).headers.get("etag");
    expect((await get({ "if-none-match": etag! })).status).toBe(304);
  });
});
