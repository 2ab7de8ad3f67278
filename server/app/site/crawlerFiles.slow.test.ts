/** Tests the sitemap of a catalog that exceeds the protocol's limit of 50,000 URLs. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { statementsOf } from "../../test/database/statementLog.js";

const publicUrl = "https://odds.example";

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => location.replaceAll("&amp;", "&"));
}

describe("a sitemap with more than 50,000 casinos", () => {
  let fixture: BuiltFixture;
  let large: TestServer;
  beforeAll(async () => {
    fixture = writeBuiltFixture();
    large = await startTestServer({ files: fixture.files, env: { publicUrl } });
    // Inserts the rows in slices, because a server's statement may take at most 2 s.
    for (let from = 1; from <= 50_001; from += 5_000) {
      await large.database.dataSource.query(
        "INSERT INTO casinos (name, slug) SELECT 'Casino ' || n, 'casino-' || n FROM generate_series($1::int, $2::int) AS n",
        [from, Math.min(from + 4_999, 50_001)],
      );
    }
  }, 120_000);
  afterAll(async () => {
    await large.close();
    fixture.remove();
  });

  const get = (path: string) => fetch(large.localUrl + path);
  const read = async (path: string) => (await get(path)).text();

  it("is an index of parts that together list every page once", async () => {
    const index = await read("/sitemap.xml");
    expect(index).toContain("<sitemapindex ");
    const parts = locations(index);
    expect(parts).toHaveLength(3);
    const found: string[][] = [];
    for (const part of parts) {
      expect(part).toMatch(/^https:\/\/odds\.example\/sitemap-/);
      found.push(locations(await read(part.slice(publicUrl.length))));
    }
    expect(found.map((part) => part.length)).toEqual([2, 50_000, 1]);
    expect(new Set(found.flat()).size).toBe(50_003);
  }, 120_000);

  it("is denied to a client that requests too many parts, which then causes no SQL statements, while /robots.txt is not", async () => {
    const requestPart = async () => {
      let answer = { status: 0, cacheControl: "" };
      const statements = await statementsOf(large.database.dataSource, async () => {
        const response = await get(`/sitemap-casinos.xml?after=${randomUUID()}`);
        await response.body?.cancel();
        answer = { status: response.status, cacheControl: response.headers.get("cache-control")! };
      });
      return { ...answer, causesStatements: statements.length > 0 };
    };
    // The first rejection may come only after a statement has shown how much the part costs. A new minute may begin at
    // any time, so this waits for two rejections in a row.
    const parts = [await requestPart()];
    const isRejected = (at: number) => parts.at(at)?.status === 429;
    while (!(isRejected(-2) && isRejected(-1)) && parts.length < 20) parts.push(await requestPart());
    expect(parts[0]).toEqual({ status: 200, cacheControl: "no-cache", causesStatements: true });
    expect(parts.at(-1)).toEqual({ status: 429, cacheControl: "no-store", causesStatements: false });
    expect((await get("/robots.txt")).status).toBe(200);
  });
});
