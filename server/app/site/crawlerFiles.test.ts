import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { AddressList } from "../../database/reading/addressList.js";
import { gameAddresses } from "../../nouns/game/game.sitemap.js";
import { requestCost } from "../graphql/limits/clientBudget.js";
import { countCost } from "../../database/reading/countRows.js";
import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { plainCasinos } from "../../test/catalogue/plainSeed.js";
import { remainingBudget } from "../../test/remainingBudget.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";
import { useUpBudget } from "../../test/useUpBudget.js";
import { statementsOf } from "../../test/database/statementLog.js";

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
    const shows = (expected: boolean[]) =>
      until(async () => JSON.stringify(await listedPages()) === JSON.stringify(expected));
    expect(await shows([true, true])).toBe(true);
    await dataSource.query("UPDATE providers SET description = NULL WHERE id = $1", [row!.id]);
    expect(await shows([false, true])).toBe(true);
    await dataSource.query("UPDATE games SET description = ' ' WHERE slug = $1", [row!.game]);
    expect(await shows([false, false])).toBe(true);
    await dataSource.query("UPDATE games SET description = 'Text' WHERE slug = $1", [row!.game]);
    expect(await shows([false, true])).toBe(true);
    await dataSource.query("UPDATE casinos SET game_providers = '{}'");
    expect(await shows([false, false])).toBe(true);
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
    expect(await until(async () => (await read("/sitemap.xml")).includes(`${publicUrl}/news/public<`))).toBe(true);
    expect(await read("/sitemap.xml")).not.toContain("secret");
    await dataSource.query("UPDATE articles SET published_at = now(), is_noindex = false");
    expect(await until(async () => (await read("/sitemap.xml")).match(/secret/g)?.length === 3)).toBe(true);
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
    expect(await until(async () => (await read("/sitemap.xml")).includes(entry))).toBe(true);
  });

  it.each(["/sitemap.xml", "/sitemap-casinos.xml", "/robots.txt", "/feed.xml"])(
    "reads nothing from the database for %s until something changes, and is not sent again to a caller that has it",
    async (path) => {
      const request = () => statementsOf(server.database.dataSource, async () => (await get(path)).text());
      expect(await until(async () => (await request()).length === 0)).toBe(true);
      const etag = (await get(path)).headers.get("etag")!;
      const again = await fetch(server.localUrl + path, { headers: { "if-none-match": etag } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    },
  );

  it("is an index of all parts if one of them can't be counted", async () => {
    const { dataSource } = server.database;
    await dataSource.query("ALTER TABLE games RENAME TO games_away");
    await dataSource.query("UPDATE casinos SET review_count = review_count + 1");
    const parts = ["pages", "casinos", "games"].map((name) => `${publicUrl}/sitemap-${name}.xml`);
    expect(await until(async () => String(locations(await read("/sitemap.xml"))) === String(parts))).toBe(true);
    await dataSource.query("ALTER TABLE games_away RENAME TO games");
    expect(await read("/sitemap.xml")).toContain("<urlset ");
  });

  it("lists each game once if its games are split into parts", async () => {
    const { dataSource } = server.database;
    const walk = async (after: string | null, count: number) => {
      const slugs: string[] = [];
      for await (const slice of gameAddresses.walk(dataSource, after, count))
        slugs.push(...slice.map(({ slug }) => slug));
      return slugs;
    };
    await dataSource.query("UPDATE casinos SET game_providers = (SELECT array_agg(name) FROM providers)");
    const whole = await walk(null, 50_000);
    expect(whole.length).toBeGreaterThan(20);
    const starts = await gameAddresses.findPartStarts(dataSource, 10);
    const parts = await Promise.all(starts.map((after) => walk(after, 10)));
    expect(parts.flat()).toEqual(whole);
    expect(starts).toHaveLength(Math.ceil((await gameAddresses.count(dataSource, 50_000)) / 10));
    expect(await gameAddresses.count(dataSource, 7)).toBe(7);
  });

  it("has no part without an address, because the protocol forbids an empty list", async () => {
    const { dataSource } = server.database;
    const rows: { slug: string }[] = await dataSource.query("SELECT slug FROM games ORDER BY id");
    const listed = [rows[0]!.slug, rows.at(-1)!.slug];
    const list = new AddressList({
      table: "games",
      further: { condition: "row.slug = ANY($3)", read: async () => listed },
    });
    const parts: string[][] = [];
    for (const after of await list.findPartStarts(dataSource, 5))
      for await (const slice of list.walk(dataSource, after, 5)) parts.push(slice.map(({ slug }) => slug));
    expect(rows.length).toBeGreaterThan(10);
    expect(parts).toEqual(listed.map((slug) => [slug]));
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

describe("a sitemap with more URLs than one may contain", () => {
  const sitemapSize = 20;
  let large: TestServer;
  beforeAll(async () => {
    large = await startTestServer({ files: fixture.files, env: { publicUrl }, sitemapSize });
    await large.database.dataSource.query(
      "INSERT INTO casinos (name, slug) SELECT 'Casino ' || n, 'casino-' || n FROM generate_series(1, $1::int) AS n",
      [2 * sitemapSize + 1],
    );
  });
  afterAll(() => large.close());

  it("is an index of parts that together list every page once", async () => {
    const index = await read("/sitemap.xml", large);
    expect(index).toContain("<sitemapindex ");
    const parts = locations(index);
    const found: string[][] = [];
    for (const part of parts) {
      expect(part).toMatch(/^https:\/\/odds\.example\/sitemap-/);
      found.push(locations(await read(part.slice(publicUrl.length), large)));
    }
    expect(found.map((part) => part.length)).toEqual([2, sitemapSize, sitemapSize, 1]);
    expect(new Set(found.flat()).size).toBe(2 + 2 * sitemapSize + 1);
  });

  it("has no part without an address, even if a crawler asks for it", async () => {
    const ofNone = "/sitemap-casinos.xml?after=ffffffff-ffff-4fff-bfff-ffffffffffff";
    for (const path of ["/sitemap-games.xml", ofNone])
      expect([path, (await get(path, large)).status]).toEqual([path, 404]);
  });

  it("caches the parts in the index, even if a client asks for many others", async () => {
    const paths = locations(await read("/sitemap.xml", large)).map((part) => part.slice(publicUrl.length));
    const statementsFor = (path: string) => statementsOf(large.database.dataSource, () => read(path, large));
    for (const path of paths) await read(path, large);
    const other = unlistedPart();
    await read(other, large);
    expect((await statementsFor(other)).length).toBeGreaterThan(0);
    for (const path of paths) expect(await until(async () => (await statementsFor(path)).length === 0)).toBe(true);
  });

  /** Returns the path of a part that begins in the middle of another, and of another one each time. */
  const unlistedPart = () => `/sitemap-casinos.xml?after=00000000${randomUUID().slice(8)}`;
  const readPart = () => get(unlistedPart(), large);

  it("costs the minimum for each part, plus the cost of counting, plus one unit for each URL that fits", async () => {
    const before = await remainingBudget(large.localUrl);
    await (await readPart()).text();
    const spent = before - requestCost - (await remainingBudget(large.localUrl));
    expect(spent).toBe(requestCost + countCost + sitemapSize);
  });

  it("is denied to a client with no budget left, which causes no SQL statements, while /robots.txt is not", async () => {
    const requestPart = async () => {
      let answer = { status: 0, cacheControl: "" };
      const statements = await statementsOf(large.database.dataSource, async () => {
        const response = await readPart();
        await response.body?.cancel();
        answer = { status: response.status, cacheControl: response.headers.get("cache-control")! };
      });
      return { ...answer, causesStatements: statements.length > 0 };
    };
    expect(await requestPart()).toEqual({ status: 200, cacheControl: "no-cache", causesStatements: true });
    let part = { status: 0, cacheControl: "", causesStatements: true };
    // Each minute, the client gets a new budget.
    const isDenied = async () => {
      await useUpBudget(large.localUrl);
      part = await requestPart();
      return part.status === 429;
    };
    expect(await until(isDenied)).toBe(true);
    expect(part).toEqual({ status: 429, cacheControl: "no-store", causesStatements: false });
    expect((await get("/robots.txt", large)).status).toBe(200);
  });
});
