import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { plainCasinos } from "../../test/plainSeed.js";
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

/** Asked for at the place where it listens, whatever the site's address is. */
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

describe("/robots.txt", () => {
  it("keeps crawlers from the panel alone, and names the sitemap by the site's own address", async () => {
    const response = await get("/robots.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toBe(
      "User-agent: *\nDisallow: /admin\n\nSitemap: https://odds.example/sitemap.xml\n",
    );
  });

  it("names the place where it listens when it has no other", async () => {
    const other = await startTestServer({ files: fixture.files });
    expect(await (await get("/robots.txt", other)).text()).toContain(`Sitemap: ${other.localUrl}/sitemap.xml`);
    expect(locations(await read("/sitemap.xml", other))).toEqual([
      `${other.localUrl}/`,
      `${other.localUrl}/all-casinos`,
    ]);
    await other.close();
  });
});

describe("/sitemap.xml", () => {
  it("names every page, and every casino once", async () => {
    const casinos = plainCasinos.map(({ slug }) => `${publicUrl}/casino/${slug}`);
    const pages = [`${publicUrl}/`, `${publicUrl}/all-casinos`];
    expect(locations(await read("/sitemap.xml")).toSorted()).toEqual([...pages, ...casinos].toSorted());
  });

  it("says when a casino's page last changed", async () => {
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

  it("is one well-formed list, compressed for whoever takes it", async () => {
    const response = await fetch(`${server.localUrl}/sitemap.xml`, { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const xml = await response.text();
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(?:<url><loc>[^<&]+<\/loc>(?:<lastmod>[^<]+<\/lastmod>)?<\/url>\n)+<\/urlset>\n$/,
    );
  });

  it("answers HEAD without a body, and no other method", async () => {
    const head = await fetch(`${server.localUrl}/sitemap.xml`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await fetch(`${server.localUrl}/sitemap.xml`, { method: "POST" })).status).toBe(405);
  });

  it.each(["/sitemap-casinos.xml?after=x", "/sitemap-casinos.xml?after=1&after=2", "/sitemap-other.xml"])(
    "has no part at %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("says that the database is away, rather than sending half a list", async () => {
    const other = await startTestServer({ files: fixture.files });
    await other.database.dataSource.destroy();
    expect((await get("/sitemap.xml", other)).status).toBe(503);
    await other.database.dataSource.initialize();
    await other.close();
  });
});

describe("the sitemap of more pages than one list may have", () => {
  let large: TestServer;
  beforeAll(async () => {
    // A proxy's header makes a test another client.
    large = await startTestServer({ files: fixture.files, env: { publicUrl, trustedProxies: ["loopback"] } });
    // In slices: a statement of a server may take 2 s.
    for (let from = 1; from <= 50_001; from += 5_000) {
      await large.database.dataSource.query(
        "INSERT INTO casinos (name, slug) SELECT 'Casino ' || n, 'casino-' || n FROM generate_series($1::int, $2::int) AS n",
        [from, Math.min(from + 4_999, 50_001)],
      );
    }
  }, 120_000);
  afterAll(() => large.close());

  it("is an index of parts that name every page once", async () => {
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

  it("is refused to whoever asks for it again and again", async () => {
    const statuses = [];
    for (let at = 0; at < 8; at += 1) {
      const response = await get("/sitemap-casinos.xml", large);
      statuses.push(response.status);
      await response.body?.cancel();
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await get("/robots.txt", large)).status).toBe(200);
  });

  it.each(["/sitemap.xml", "/sitemap-casinos.xml"])("reads nothing for %s when it is refused", async (path) => {
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
  });

  it("takes as much of its client's budget for the index as for a part", async () => {
    const statuses = [];
    for (let at = 0; at < 8; at += 1) {
      const response = await fetch(`${large.localUrl}/sitemap.xml`, { headers: { "x-forwarded-for": "203.0.113.7" } });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });
});
