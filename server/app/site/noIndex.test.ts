import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";

let fixture: BuiltFixture;
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files, seed: true });
  cookie = await makeCookie(server.database.dataSource, await makeAccount(server.database.dataSource));
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

async function setIndexed(isIndexed: boolean): Promise<void> {
  const { data } = await post<{ siteSettings: { version: number } }>(
    server.url,
    "{ siteSettings { version } }",
    {},
    {},
  );
  const mutation =
    "mutation I($v: Int!, $i: Boolean!) { updateSiteSettings(version: $v, input: { isIndexed: $i }) { isIndexed } }";
  const variables = { v: data!.siteSettings.version, i: isIndexed };
  const result = await post(server.url, mutation, variables, { cookie });
  expect(result.data).toEqual({ updateSiteSettings: { isIndexed } });
}

const tag = '<meta content="noindex" name="robots"/>';

/** Returns a page's status, its `x-robots-tag` header, and whether its HTML contains the `noindex` tag. */
async function noIndexOf(path: string): Promise<{ status: number; header: string | null; hasTag: boolean }> {
  const response = await get(path);
  const html = await response.text();
  expect(html.split('name="robots"').length).toBeLessThanOrEqual(2);
  return { status: response.status, header: response.headers.get("x-robots-tag"), hasTag: html.includes(tag) };
}

const pages: [string, number][] = [
  ["/", 200],
  ["/listed", 200],
  ["/missing", 404],
  ["/wrong", 503],
];

beforeEach(() => setIndexed(true));

describe("a site that search engines must not list", () => {
  it.each(pages)(
    "says so on %s in a header and a tag, immediately and even in cached responses",
    async (path, status) => {
      // From the second request on, a cacheable page comes from the cache.
      for (let at = 0; at < 3; at += 1) expect(await noIndexOf(path)).toEqual({ status, header: null, hasTag: false });
      await setIndexed(false);
      for (let at = 0; at < 3; at += 1)
        expect(await noIndexOf(path)).toEqual({ status, header: "noindex", hasTag: true });
      await setIndexed(true);
      expect(await noIndexOf(path)).toEqual({ status, header: null, hasTag: false });
    },
  );

  it("says so on a cached page after another program has written the settings", async () => {
    await noIndexOf("/listed");
    await noIndexOf("/listed");
    await server.database.dataSource.query("UPDATE site_settings SET is_indexed = false");
    expect(await until(async () => (await noIndexOf("/listed")).hasTag)).toBe(true);
    expect((await noIndexOf("/listed")).header).toBe("noindex");
  });

  it("sends the header with a 304 response, and uses a different ETag than before", async () => {
    const before = (await get("/listed")).headers.get("etag")!;
    await setIndexed(false);
    const changed = await get("/listed", { "if-none-match": before });
    expect(changed.status).toBe(200);
    // A late notice of the change can discard the cached page once more. The next page may have a different ETag.
    let same = changed;
    const isConfirmed = await until(async () => {
      same = await get("/listed", { "if-none-match": same.headers.get("etag")! });
      return same.status === 304;
    });
    expect([isConfirmed, same.headers.get("x-robots-tag")]).toEqual([true, "noindex"]);
  });

  it("has no sitemap, but has a robots.txt that lets crawlers read the pages", async () => {
    expect(await (await get("/robots.txt")).text()).toContain("Sitemap: ");
    await setIndexed(false);
    expect(await (await get("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /admin\n");
    const sitemaps = ["/sitemap.xml", "/sitemap-pages.xml", "/sitemap-casinos.xml", "/sitemap-games.xml"];
    for (const path of sitemaps) expect([path, (await get(path)).status]).toEqual([path, 404]);
    await setIndexed(true);
    for (const path of sitemaps) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it("also keeps its feed out of search engines", async () => {
    expect((await get("/feed.xml")).headers.get("x-robots-tag")).toBeNull();
    await setIndexed(false);
    expect((await get("/feed.xml")).headers.get("x-robots-tag")).toBe("noindex");
  });
});
