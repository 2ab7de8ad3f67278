import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { escapeMarkup } from "../../shared/escapeMarkup.js";
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

const read = async (path: string) => (await fetch(server.url + path)).text();

async function rename(name: string): Promise<void> {
  const { data } = await post<{ siteSettings: { version: number } }>(
    server.url,
    "{ siteSettings { version } }",
    {},
    {},
  );
  const mutation =
    "mutation R($v: Int!, $n: String!) { updateSiteSettings(version: $v, input: { name: $n }) { name } }";
  await post(server.url, mutation, { v: data!.siteSettings.version, n: name }, { cookie });
}

const paths = ["/named", "/app-shell", "/manifest.webmanifest", "/playground"];

describe("the site's name", () => {
  it("appears in pages, the offline page, the manifest and the playground, and changes immediately in all of them", async () => {
    for (const name of ["First name", 'Second <"name">']) {
      await rename(name);
      expect(await read("/named")).toContain(`<title>${name}</title>`);
      expect(await read("/app-shell")).toContain(`<title>Blank of ${name}</title>`);
      const title = `${name}: casino reviews that show their work`;
      expect(JSON.parse(await read("/manifest.webmanifest"))).toMatchObject({ name: title, short_name: name });
      expect(await read("/playground")).toContain(`<title>${escapeMarkup(name)} Playground</title>`);
      // From the second request on, pages come from the cache.
      expect(await read("/named")).toContain(`<title>${name}</title>`);
    }
  });

  it("changes even in cached pages when another program writes the settings", async () => {
    for (const path of paths) await read(path);
    await server.database.dataSource.query("UPDATE site_settings SET name = 'Written by SQL'");
    for (const path of paths) expect(await until(async () => (await read(path)).includes("Written by SQL"))).toBe(true);
  });
});

describe("the manifest", () => {
  it("returns 304 for its ETag until the settings change", async () => {
    const first = await fetch(`${server.url}/manifest.webmanifest`);
    expect(first.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const headers = { "if-none-match": first.headers.get("etag")! };
    expect((await fetch(`${server.url}/manifest.webmanifest`, { headers })).status).toBe(304);
    await rename("Another name");
    expect((await fetch(`${server.url}/manifest.webmanifest`, { headers })).status).toBe(200);
  });
});
