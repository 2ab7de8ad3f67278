import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { countCost, requestCost } from "../../shared/limits.js";
import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { plainCasinos } from "../../test/catalogue/plainSeed.js";
import { remainingBudget } from "../../test/remainingBudget.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { StatementLog } from "../../test/database/statementLog.js";

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

/** Sends the request to the address where the server listens, not to the site's public URL. */
function get(path: string, from = server) {
  return fetch(from.localUrl + path);
}

async function read(path: string, from = server): Promise<string> {
  const response = await get(path, from);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  return response.text();
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => location.replaceAll("&amp;", "&"));
}

const directoryPages = /\/(?:game|provider|payment-method|license|news|post|guide|page|author)\//;

describe("/robots.txt", () => {
  it("excludes only the panel and names the sitemap's public URL", async () => {
    const response = await get("/robots.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toBe(
      "User-agent: *\nDisallow: /admin\n\nSitemap: https://odds.example/sitemap.xml\n",
    );
  });

  it("uses the server's local URL if no public URL is set", async () => {
    const other = await startTestServer({ files: fixture.files });
    expect(await (await get("/robots.txt", other)).text()).toContain(`Sitemap: ${other.localUrl}/sitemap.xml`);
    expect(locations(await read("/sitemap.xml", other))).toEqual([
      `${other.localUrl}/`,
      `${other.localUrl}/all-casinos`,
    ]);
    await other.close();
  });
});

describe("/sitemap-pages.xml", () => {
  it("costs the minimum, plus the cost of counting each of its lists, plus one unit for each URL", async () => {
    const before = await remainingBudget(server.localUrl);
    const { length } = locations(await read("/sitemap-pages.xml"));
    expect(length).toBeGreaterThan(2);
    expect(before - requestCost - (await remainingBudget(server.localUrl))).toBe(requestCost + 5 * countCost + length);
  });
});

describe("/sitemap.xml", () => {
  it("lists every page and every casino once", async () => {
    const casinos = plainCasinos.map(({ slug }) => `${publicUrl}/casino/${slug}`);
    const pages = [`${publicUrl}/`, `${publicUrl}/all-casinos`];
    const listed = locations(await read("/sitemap.xml")).filter((location) => !directoryPages.test(location));
    expect(listed.toSorted()).toEqual([...pages, ...casinos].toSorted());
  });

  it("lists only providers and games that have a description and at least three casinos", async () => {
    const { dataSource } = server.database;
    const [row] = await dataSource.query<{ id: string; slug: string; game: string }[]>(
      `SELECT row.id, row.slug, game.slug AS game FROM providers AS row
       JOIN game_providers AS joined ON joined.provider_id = row.id JOIN games AS game ON game.id = joined.game_id
       WHERE row.description IS NOT NULL AND game.description IS NOT NULL
         AND (SELECT count(*) FROM casino_providers AS offer WHERE offer.provider_id = row.id) >= 3 LIMIT 1`,
    );
    const pages = [`${publicUrl}/provider/${row!.slug}`, `${publicUrl}/game/${row!.game}`];
    const listedPages = async () => {
      const listed = locations(await read("/sitemap.xml"));
      return pages.map((page) => listed.includes(page));
    };
    expect(await listedPages()).toEqual([true, true]);
    await dataSource.query("UPDATE providers SET description = NULL WHERE id = $1", [row!.id]);
    expect(await listedPages()).toEqual([false, true]);
    await dataSource.query("UPDATE games SET description = ' ' WHERE slug = $1", [row!.game]);
    expect(await listedPages()).toEqual([false, false]);
    await dataSource.query("UPDATE games SET description = 'Text' WHERE slug = $1", [row!.game]);
    expect(await listedPages()).toEqual([false, true]);
    await dataSource.query("UPDATE casinos SET game_providers = '{}'");
    expect(await listedPages()).toEqual([false, false]);
  });

  it("lists published articles, but no drafts, scheduled articles or articles that search engines must not list", async () => {
    const { dataSource } = server.database;
    await dataSource.query(
      `INSERT INTO articles (kind, title, slug, body, published_at, is_noindex)
       VALUES ('news', 'Public', 'public', 'Text', now(), false),
         ('guide', 'Draft', 'secret-draft', 'Text', NULL, false),
         ('page', 'Later', 'secret-later', 'Text', now() + interval '1 day', false),
         ('post', 'Unlisted', 'secret-noindex', 'Text', now(), true)`,
    );
    const xml = await read("/sitemap.xml");
    expect(locations(xml)).toContain(`${publicUrl}/news/public`);
    expect(xml).not.toContain("secret");
    await dataSource.query("UPDATE articles SET published_at = now(), is_noindex = false");
    expect((await read("/sitemap.xml")).match(/secret/g)).toHaveLength(3);
    await dataSource.query("DELETE FROM articles");
  });

  it("includes the date of each casino's last change", async () => {
    const { slug } = plainCasinos[0]!;
    const rows = await server.database.dataSource.query(
      "UPDATE casinos SET review_count = review_count + 1 WHERE slug = $1 RETURNING updated_at",
      [slug],
    );
    const changedAt: Date = rows[0][0].updated_at;
    expect(changedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    const lastmod = `<lastmod>${changedAt.toISOString()}</lastmod>`;
    const entry = `<url><loc>${publicUrl}/casino/${slug}</loc>${lastmod}</url>`;
    expect(await read("/sitemap.xml")).toContain(entry);
  });

  it("is one well-formed list and is compressed if the caller accepts gzip", async () => {
    const response = await fetch(`${server.localUrl}/sitemap.xml`, { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const xml = await response.text();
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(?:<url><loc>[^<&]+<\/loc>(?:<lastmod>[^<]+<\/lastmod>)?<\/url>\n)+<\/urlset>\n$/,
    );
  });

  it("responds to HEAD without a body and rejects POST", async () => {
    const head = await fetch(`${server.localUrl}/sitemap.xml`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await fetch(`${server.localUrl}/sitemap.xml`, { method: "POST" })).status).toBe(405);
  });

  it.each(["/sitemap-casinos.xml?after=x", "/sitemap-casinos.xml?after=1&after=2", "/sitemap-other.xml"])(
    "returns 404 for an unknown part at %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("returns 503 instead of an incomplete list if the database is unavailable", async () => {
    const other = await startTestServer({ files: fixture.files });
    await other.database.dataSource.destroy();
    expect((await get("/sitemap.xml", other)).status).toBe(503);
    await other.database.dataSource.initialize();
    await other.close();
  });
});

describe("a sitemap with more than 50,000 casinos", () => {
  let large: TestServer;
  beforeAll(async () => {
    // Trusting this machine as a proxy lets a test act as another client.
    large = await startTestServer({ files: fixture.files, env: { publicUrl, trustedProxies: ["loopback"] } });
    // Inserts the rows in slices, because a server's statement may take at most 2 s.
    for (let from = 1; from <= 50_001; from += 5_000) {
      await large.database.dataSource.query(
        "INSERT INTO casinos (name, slug) SELECT 'Casino ' || n, 'casino-' || n FROM generate_series($1::int, $2::int) AS n",
        [from, Math.min(from + 4_999, 50_001)],
      );
    }
  }, 120_000);
  afterAll(() => large.close());

  it("is an index of parts that together list every page once", async () => {
    const index = await read("/sitemap.xml", large);
    expect(index).toContain("<sitemapindex ");
    const parts = locations(index);
    expect(parts).toHaveLength(3);
    const found: string[][] = [];
    for (const part of parts) {
      expect(part).toMatch(/^https:\/\/odds\.example\/sitemap-/);
      found.push(locations(await read(part.slice(publicUrl.length), large)));
    }
    expect(found.map((part) => part.length)).toEqual([2, 50_000, 1]);
    expect(new Set(found.flat()).size).toBe(50_003);
  }, 120_000);

  it("is denied to a client that requests one of its parts too often, while /robots.txt is not", async () => {
    const statuses = [];
    for (let at = 0; at < 8; at += 1) {
      const response = await get("/sitemap-casinos.xml", large);
      statuses.push(response.status);
      await response.body?.cancel();
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await get("/robots.txt", large)).status).toBe(200);
  });

  it.each(["/sitemap.xml", "/sitemap-casinos.xml"])(
    "causes no SQL statements when a request for %s is rejected",
    async (path) => {
      const { dataSource } = large.database;
      const [before, statements] = [dataSource.logger, new StatementLog()];
      dataSource.logger = statements;
      try {
        for (let at = 0; at < 8; at += 1) await (await get(path, large)).body?.cancel();
        statements.statements.length = 0;
        expect((await get(path, large)).status).toBe(429);
      } finally {
        dataSource.logger = before;
      }
      expect(statements.statements).toEqual([]);
    },
  );

  it("lets a client request the index only five times in a row", async () => {
    const statuses = [];
    for (let at = 0; at < 8; at += 1) {
      const response = await fetch(`${large.localUrl}/sitemap.xml`, { headers: { "x-forwarded-for": "203.0.113.7" } });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });
});
