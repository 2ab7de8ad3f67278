import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { Role, TokenScope } from "../../shared/schema/policies.js";
import { type BuiltFixture, writeBuiltFixture } from "../../test/builtFixture.js";
import { makeAccount, makeCookie, makeToken, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";

let fixture: BuiltFixture;
let server: TestServer;
let owner: { cookie: string };
beforeAll(async () => {
  fixture = writeBuiltFixture();
  server = await startTestServer({ files: fixture.files, env: { rateLimits: false } });
  owner = await signedIn(await makeAccount(db(), Role.OWNER));
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

const db = () => server.database.dataSource;
const signedIn = async (account: AdminAccount) => ({ cookie: await makeCookie(db(), account) });

/** Someone who schedules and previews drafts, and what takes their rights away. */
interface Actor {
  headers: Record<string, string>;
  account: AdminAccount;
  tokenId: string;
}

async function send<Data>(headers: Record<string, string>, query: string, variables = {}): Promise<Data> {
  const { data, errors } = await post<Data>(server.url, query, variables, headers);
  expect(errors).toBeUndefined();
  return data!;
}

async function person(role: Role): Promise<Actor> {
  const account = await makeAccount(db(), role);
  return { headers: await signedIn(account), account, tokenId: "" };
}

async function program(): Promise<Actor> {
  const account = await makeAccount(db(), Role.OWNER);
  const scopes = [TokenScope.WRITE_CATALOGUE];
  const { id, authorization } = await makeToken(db(), account, { scopes });
  return { headers: { authorization }, account, tokenId: id };
}

const asOwner = (mutation: string) => send(owner, `mutation { ${mutation} }`);
const demoteTo = (role: string) => (actor: Actor) => asOwner(`changeRole(id: "${actor.account.id}", role: ${role})`);
const disable = ({ account }: Actor) => asOwner(`disableAccount(id: "${account.id}")`);
const remove = ({ account }: Actor) => asOwner(`removeAccount(id: "${account.id}")`);
const revoke = ({ tokenId }: Actor) => asOwner(`revokeApiToken(id: "${tokenId}")`);
const expire = ({ tokenId }: Actor) => db().query("UPDATE api_tokens SET expires_at = now() WHERE id = $1", [tokenId]);

interface Draft {
  id: string;
  version: number;
}

let drafts = 0;
const newArticle = () => ({ kind: "NEWS", title: "News", body: "Text.", slug: `news-${(drafts += 1)}` });

async function createDraft(headers: Record<string, string>, input: Record<string, unknown>): Promise<Draft> {
  const query = "mutation ($input: DraftInput!) { createDraft(input: $input) { id version } }";
  return (await send<{ createDraft: Draft }>(headers, query, { input })).createDraft;
}

async function scheduleDraft(headers: Record<string, string>, { id, version }: Draft): Promise<void> {
  const query = `mutation ($at: DateTime!) { scheduleDraft(id: "${id}", version: ${version}, publishAt: $at) { id } }`;
  await send(headers, query, { at: new Date(Date.now() + 3_600_000).toISOString() });
}

/** Lets the scheduled time come. Returns the draft's state once the server has tried to publish it. */
async function reachTime({ id }: Draft): Promise<{ state: string; failure: string | null }> {
  await db().query("UPDATE drafts SET publish_at = now() WHERE id = $1", [id]);
  const read = async () =>
    (
      await send<{ draft: { state: string; failure: string | null } }>(
        owner,
        `{ draft(id: "${id}") { state failure } }`,
      )
    ).draft;
  await until(async () => (await read()).state !== "SCHEDULED");
  return read();
}

const publisher = () => person(Role.PUBLISHER);

describe("a scheduled draft", () => {
  it.each<[string, () => Promise<Actor>, (actor: Actor) => Promise<unknown>]>([
    ["an account that is disabled", publisher, disable],
    ["an account that is removed", publisher, remove],
    ["a publisher who becomes an editor", publisher, demoteTo("EDITOR")],
    ["a token that is revoked", program, revoke],
    ["a token that expires", program, expire],
    ["a token of an account that becomes an editor", program, demoteTo("EDITOR")],
    ["a token of an account that is disabled", program, disable],
    ["a token of an account that is removed", program, remove],
  ])("of %s is not published, and waits for review with the reason", async (_who, make, lose) => {
    const actor = await make();
    const patch = newArticle();
    const draft = await createDraft(actor.headers, { noun: "ARTICLE", patch });
    await scheduleDraft(actor.headers, draft);
    await lose(actor);
    expect(await reachTime(draft)).toEqual({
      state: "IN_REVIEW",
      failure: expect.stringMatching(/scheduled this draft, but is no longer allowed to publish changes\. /),
    });
    expect(await send({}, `{ article(slug: "${patch.slug}") { title } }`)).toEqual({ article: null });
  });

  it.each([
    ["a person", publisher],
    ["a program", program],
  ])("of %s with all rights is published", async (_who, make) => {
    const actor = await make();
    const draft = await createDraft(actor.headers, { noun: "ARTICLE", patch: newArticle() });
    await scheduleDraft(actor.headers, draft);
    expect(await reachTime(draft)).toEqual({ state: "PUBLISHED", failure: null });
  });

  it("is not published for a new token that has the name of a revoked one", async () => {
    const actor = await program();
    const draft = await createDraft(actor.headers, { noun: "ARTICLE", patch: newArticle() });
    await scheduleDraft(actor.headers, draft);
    await revoke(actor);
    await db().query(
      `INSERT INTO api_tokens (name, secret_hash, hint, scopes, units_per_minute, account_id)
       SELECT name, 'other', hint, scopes, units_per_minute, account_id FROM api_tokens WHERE id = $1`,
      [actor.tokenId],
    );
    expect(await reachTime(draft)).toMatchObject({ state: "IN_REVIEW" });
  });

  it("of the settings is not published if the owner who scheduled it becomes a publisher", async () => {
    const actor = await person(Role.OWNER);
    const { siteSettings } = await send<{ siteSettings: { id: string; version: number } }>(
      actor.headers,
      "{ siteSettings { id version } }",
    );
    const row = { rowId: siteSettings.id, rowVersion: siteSettings.version };
    const draft = await createDraft(actor.headers, { noun: "SETTINGS", ...row, patch: { tagline: "Taken over" } });
    await scheduleDraft(actor.headers, draft);
    await demoteTo("PUBLISHER")(actor);
    const failure = expect.stringContaining("is no longer allowed to change the site's settings.");
    expect(await reachTime(draft)).toEqual({ state: "IN_REVIEW", failure });
  });

  it("that hides a row does nothing either", async () => {
    const actor = await publisher();
    const { createArticle: article } = await send<{ createArticle: { id: string } }>(
      actor.headers,
      "mutation ($input: ArticleInput!) { createArticle(input: $input) { id } }",
      { input: { ...newArticle(), publishedAt: "2026-01-01T00:00:00.000Z" } },
    );
    const { scheduleUnpublishing: draft } = await send<{ scheduleUnpublishing: Draft }>(
      actor.headers,
      `mutation ($at: DateTime!) { scheduleUnpublishing(noun: ARTICLE, rowId: "${article.id}", at: $at) { id version } }`,
      { at: new Date(Date.now() + 3_600_000).toISOString() },
    );
    await disable(actor);
    expect(await reachTime(draft)).toMatchObject({ state: "IN_REVIEW" });
    expect(await send({}, `{ articles(filter: { ids: ["${article.id}"] }) { totalCount } }`)).toEqual({
      articles: { totalCount: 1 },
    });
  });
});

describe("a link to a preview", () => {
  async function preview(headers: Record<string, string>, { id }: Draft): Promise<() => Promise<number>> {
    const { createDraftPreview: link } = await send<{ createDraftPreview: { path: string } }>(
      headers,
      `mutation { createDraftPreview(id: "${id}") { path } }`,
    );
    return async () => (await fetch(`${server.url}${link.path}/listed`)).status;
  }

  it.each<[string, () => Promise<Actor>, (actor: Actor) => Promise<unknown>]>([
    ["of an account that is disabled", () => person(Role.CONTRIBUTOR), disable],
    ["of an account that is removed", () => person(Role.CONTRIBUTOR), remove],
    ["of a token that is revoked", program, revoke],
    ["of a token that expires", program, expire],
    ["of a token of an account that is disabled", program, disable],
  ])("%s stops working", async (_who, make, lose) => {
    const actor = await make();
    const status = await preview(
      actor.headers,
      await createDraft(actor.headers, { noun: "ARTICLE", patch: newArticle() }),
    );
    const other = await preview(owner, await createDraft(owner, { noun: "ARTICLE", patch: newArticle() }));
    expect(await status()).toBe(200);
    await lose(actor);
    expect([await status(), await other()]).toEqual([404, 200]);
  });

  it("stops working if its creator can't see the draft anymore", async () => {
    const [actor, author] = [await person(Role.EDITOR), await person(Role.CONTRIBUTOR)];
    const draft = await createDraft(author.headers, { noun: "ARTICLE", patch: newArticle() });
    const [theirs, own] = [await preview(actor.headers, draft), await preview(author.headers, draft)];
    expect(await theirs()).toBe(200);
    await demoteTo("CONTRIBUTOR")(actor);
    expect([await theirs(), await own()]).toEqual([404, 200]);
  });
});
