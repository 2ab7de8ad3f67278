/** Tests what visitors and search engines get from the caches after an editor changes a directory entry. */
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";

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

/** Sends the same GET twice and returns the second response, which comes from the cache. */
async function read<Data>(query: string): Promise<Data> {
  const url = `${server.url}/graphql?${new URLSearchParams({ query }).toString()}`;
  await (await fetch(url)).arrayBuffer();
  return ((await (await fetch(url)).json()) as { data: Data }).data;
}

const entryQuery = '{ provider(slug: "netent") { id version name description } }';

interface Entry {
  provider: { id: string; version: number; name: string; description: string | null };
}

async function update(input: Record<string, unknown>): Promise<void> {
  const { provider } = await read<Entry>(entryQuery);
  const mutation =
    "mutation U($id: ID!, $v: Int!, $input: DirectoryUpdateInput!) { updateProvider(id: $id, version: $v, input: $input) { id } }";
  const { errors } = await post(server.url, mutation, { id: provider.id, v: provider.version, input }, { cookie });
  expect(errors).toBeUndefined();
}

async function isListed(): Promise<boolean> {
  return (await (await fetch(`${server.url}/sitemap.xml`)).text()).includes("/provider/netent<");
}

describe("a change to a directory entry", () => {
  it("immediately adds the entry's page to the sitemap or removes it", async () => {
    expect(await isListed()).toBe(true);
    await update({ description: " " });
    expect(await isListed()).toBe(false);
    expect((await read<Entry>(entryQuery)).provider.description).toBeNull();
    await update({ description: "Makes slots." });
    expect(await isListed()).toBe(true);
    expect((await read<Entry>(entryQuery)).provider.description).toBe("Makes slots.");
  });

  it("appears immediately in the cached facets of casinos and games, and in the casinos that name the entry", async () => {
    const facets = "facets { key values { slug name } }";
    const query = `{
      casinos(filter: { providers: ["netent"] }, first: 1) { nodes { providers { slug name } } ${facets} }
      found: casinos(filter: { search: "a" }, first: 1) { ${facets} }
      games(first: 1) { ${facets} }
    }`;
    const names = async () => {
      const text = JSON.stringify(await read(query));
      return [...text.matchAll(/"slug":"netent","name":"([^"]+)"/g)].map(([, name]) => name);
    };
    const before = await names();
    expect(before.length).toBeGreaterThanOrEqual(4);
    expect(new Set(before)).toEqual(new Set(["NetEnt"]));
    await update({ name: "Net Entertainment" });
    expect(await names()).toEqual(before.map(() => "Net Entertainment"));
  });
});
