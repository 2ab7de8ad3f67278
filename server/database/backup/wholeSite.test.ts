/** Moves a whole site into an empty installation with a backup: settings, articles, images, redirects and catalogue. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";

import { openImageStores } from "../../nouns/image/imageStores.js";
import { createLog } from "../../platform/log.js";
import { openEmptyDatabase } from "../../test/emptyCluster.js";
import { makeImage, uploadImage } from "../../test/images.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startBeside, startTestServer, type TestServer } from "../../test/startTestServer.js";
import { restoreBackup, writeBackup } from "./backup.js";

const log = createLog("silent");
let folder: string;
let source: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "honestodds-site-"));
  source = await startTestServer({ seed: true, env: { images: imagesIn("images") } });
});
afterAll(async () => {
  await source?.close();
  rmSync(folder, { recursive: true, force: true });
});

function imagesIn(name: string) {
  return { current: "folder" as const, folder: join(folder, name), bucket: null };
}

const everything = `{
  siteSettings { name tagline logoUrl accentLight headline socialLinks { label url } helpLines { organization contact } }
  articles(first: 100) { totalCount nodes { slug kind title body coverUrl publishedAt } }
  article(slug: "how-we-pay") { content {
    __typename ... on ArticleHtml { html } ... on ArticleCasino { casino { slug } }
  } }
  casinos(first: 60) { totalCount nodes { id slug name rating } }
  bonuses(first: 100) { totalCount nodes { id title } }
  people { nodes { slug name } }
  redirects { nodes { fromPath toUrl } }
  images(first: 10) { nodes { id address fileName alt variants { path bytes } } }
  history(first: 5) { nodes { id actor operation } }
}`;

it("a backup restores the whole site, including images stored in a folder, into an empty installation", async () => {
  const { dataSource } = source.database;
  const cookie = await makeCookie(dataSource, await makeAccount(dataSource));
  const act = async (text: string, variables: Record<string, unknown>) => {
    const { errors } = await post(source.url, text, variables, { cookie });
    expect(errors).toBeUndefined();
  };
  const { image } = await uploadImage(source.url, await makeImage("png", { width: 500, height: 250 }), { cookie });
  await act("mutation ($input: SiteSettingsInput!) { updateSiteSettings(version: 1, input: $input) { name } }", {
    input: { name: "Acme", tagline: "Signed.", logoUrl: image.address, accentLight: "#7c3aed" },
  });
  await act("mutation ($input: ArticleInput!) { createArticle(input: $input) { id } }", {
    input: {
      kind: "GUIDE",
      title: "How we pay",
      slug: "how-we-pay",
      body: `![Cash](${image.address})\n\n{{casino:northgate}}`,
      publishedAt: "2026-01-01T00:00:00Z",
    },
  });
  await act("mutation ($input: RedirectInput!) { createRedirect(input: $input) { id } }", {
    input: { fromPath: "/old", toUrl: "/guides" },
  });

  const stores = await openImageStores(imagesIn("images"), log);
  const path = join(folder, "site.backup");
  await writeBackup(dataSource, path, (_storage, imageId, name) => stores.byName.folder!.read(imageId, name));
  const database = await openEmptyDatabase();
  await restoreBackup(database.dataSource, path);
  const target = await startBeside({ database });
  try {
    const before = await post<{ images: { nodes: { variants: { path: string }[] }[] } }>(
      source.url,
      everything,
      {},
      { cookie },
    );
    expect(before.errors).toBeUndefined();
    const account = await makeAccount(database.dataSource);
    const after = await post(target.url, everything, {}, { cookie: await makeCookie(database.dataSource, account) });
    expect(after.data).toEqual(before.data);
    const paths = before.data!.images.nodes.flatMap(({ variants }) => variants.map((variant) => variant.path));
    expect(paths).toHaveLength(4);
    for (const each of paths) {
      const [one, other] = await Promise.all([fetch(source.url + each), fetch(target.url + each)]);
      expect([other.status, await other.arrayBuffer()]).toEqual([200, await one.arrayBuffer()]);
    }
  } finally {
    await target.close();
    await database.close();
  }
}, 300_000);
