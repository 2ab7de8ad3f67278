import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import Fastify from "fastify";

import type { Services } from "../../catalogue/context.js";
import { Role } from "../../shared/schema/policies.js";
import { type BuiltFixture, themeScript, writeBuiltFixture } from "../../test/builtFixture.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { until } from "../../test/until.js";
import { freeOfCharge } from "../graphql/limits/clientBudget.js";
import { addPreviewRoute, previewCost } from "./previewRoute.js";
import type { Site } from "./site.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";

let fixture: BuiltFixture;
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files, seed: true });
  const { dataSource } = server.database;
  cookie = await makeCookie(dataSource, await makeAccount(dataSource, Role.CONTRIBUTOR));
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

async function send<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await post<Data>(server.url, query, variables, { cookie });
  expect(errors).toBeUndefined();
  return data!;
}

async function createDraft(input: Record<string, unknown>): Promise<{ id: string; path: string }> {
  const { createDraft: draft } = await send<{ createDraft: { id: string } }>(
    "mutation ($input: DraftInput!) { createDraft(input: $input) { id } }",
    { input },
  );
  const { createDraftPreview: link } = await send<{ createDraftPreview: { path: string } }>(
    "mutation ($id: ID!) { createDraftPreview(id: $id) { path } }",
    { id: draft.id },
  );
  return { id: draft.id, path: link.path };
}

const get = (path: string) => fetch(server.url + path, { redirect: "manual" });
const listed = async () => (await get("/listed")).text();
const names = "{ casinos(first: 2, orderBy: NAME_ASC) { totalCount nodes { name } } }";
const newCasino = { noun: "CASINO", patch: { name: "AAA Preview", slug: "aaa-preview", rating: 4 } };

describe("the preview of a draft", () => {
  it("shows any page with the draft's changes, which appear nowhere else", async () => {
    const before = { page: await listed(), api: (await post(server.url, names)).data };
    const draft = await createDraft(newCasino);
    const response = await get(`${draft.path}/listed`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("AAA Preview");
    expect(html).toContain("Preview of an unpublished draft");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect(response.headers.get("etag")).toBeNull();
    // A script would load the published data into the page.
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain(`<script>${themeScript}</script>`);
    expect(await listed()).toBe(before.page);
    expect((await post(server.url, names)).data).toEqual(before.api);
  });

  it("opens the row's page, keeps redirects within the preview, and shows no private pages", async () => {
    const draft = await createDraft(newCasino);
    expect(await (await get(draft.path)).text()).toContain("Nothing at /casino/aaa-preview<");
    expect((await get(`${draft.path}/old`)).headers.get("location")).toBe(`${draft.path}/new`);
    for (const path of ["/admin", "/private", "/missing"]) expect((await get(draft.path + path)).status).toBe(404);
  });

  it("opens the page of an article that is not published yet", async () => {
    const patch = { kind: "NEWS", title: "Hidden news", slug: "hidden-news" };
    const draft = await createDraft({ noun: "ARTICLE", patch });
    expect(await (await get(draft.path)).text()).toContain("Nothing at /news/hidden-news<");
    expect((await post(server.url, '{ article(slug: "hidden-news") { title } }')).data).toEqual({ article: null });
  });

  it("explains why a draft cannot be shown yet", async () => {
    const draft = await createDraft({ noun: "CASINO", patch: { name: "No slug" } });
    const response = await get(draft.path);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("Enter a slug.");
  });

  it("shows search results that include the draft", async () => {
    const draft = await createDraft(newCasino);
    const { data } = await post<{ casino: { id: string; version: number } }>(
      server.url,
      '{ casino(slug: "bitharbor") { id version } }',
    );
    const owner = await makeCookie(server.database.dataSource, await makeAccount(server.database.dataSource));
    const update =
      "mutation ($id: ID!, $version: Int!) { updateCasino(id: $id, version: $version, input: { rating: 1.2 }) { id } }";
    expect((await post(server.url, update, data!.casino, { cookie: owner })).errors).toBeUndefined();
    const response = await get(`${draft.path}/found`);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("BitHarbor")]);
  });

  it("ends when the link expires or the draft is discarded", async () => {
    const { dataSource } = server.database;
    expect((await get("/preview/nope")).status).toBe(404);
    expect((await get(`/preview/${"A".repeat(43)}`)).status).toBe(404);
    const draft = await createDraft(newCasino);
    await dataSource.query("UPDATE draft_previews SET expires_at = now()");
    expect((await get(draft.path)).status).toBe(404);
    const other = await createDraft({ ...newCasino, patch: { ...newCasino.patch, slug: "aaa-other" } });
    expect((await get(`${other.path}/listed`)).status).toBe(200);
    await send("mutation ($id: ID!) { discardDraft(id: $id, version: 1) { id } }", { id: other.id });
    expect((await get(`${other.path}/listed`)).status).toBe(404);
  });

  it("is limited to two pages at a time", async () => {
    const draft = await createDraft(newCasino);
    const responses = await Promise.all(Array.from({ length: 6 }, () => get(`${draft.path}/listed`)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    for (const response of responses.filter(({ status }) => status !== 200)) {
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("1");
    }
  });

  it("is limited to two pages at a time even while their charges wait for Redis", async () => {
    const charges: (() => void)[] = [];
    const budget = { ...freeOfCharge, chargeAtLeast: (units: number) => (units === previewCost ? wait() : done()) };
    const done = () => Promise.resolve();
    const wait = () => new Promise<void>((resolve) => charges.push(resolve));
    const draft = await createDraft(newCasino);
    const route = Fastify().decorateRequest("clientAddress", "127.0.0.1");
    const services = { db: server.database.dataSource } as Services;
    addPreviewRoute(route, {} as Site, {
      budgets: { chargeAddress: async () => budget } as never,
      graphql: {} as never,
      services,
    });
    const responses = Array.from({ length: 4 }, async () => (await route.inject(draft.path)).statusCode);
    const rejected = await Promise.race([...responses, until(() => charges.length === 4)]);
    expect(rejected).toBe(503);
    expect(charges).toHaveLength(2);
    for (const resume of charges) resume();
    await route.close();
  });
});
