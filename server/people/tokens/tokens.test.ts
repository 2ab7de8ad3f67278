import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { tokenFailuresPerClient } from "../../app/services.js";
import { Role, TokenScope } from "../../shared/schema/policies.js";
import { statementsOf } from "../../test/database/statementLog.js";
import { plainBonuses, plainCasinos } from "../../test/catalogue/plainSeed.js";
import { makeAccount, makeCookie, makeToken, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";

const stranger = "https://stranger.example";
const casino = plainCasinos[0]!;
const inactive = plainBonuses.find(({ isActive }) => !isActive)!;

let server: TestServer;
let owner: AdminAccount;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer({ seed: true, env: { cdnTtl: 300, trustedProxies: ["127.0.0.1"] } });
  owner = await makeAccount(db(), Role.OWNER);
  cookie = await makeCookie(db(), owner);
});
afterAll(() => server.close());
afterEach(() => db().query("DELETE FROM audit_log"));

const db = () => server.database.dataSource;
const { READ, READ_DRAFTS, WRITE_CATALOGUE } = TokenScope;
const tokenWith = (...scopes: TokenScope[]) => makeToken(db(), owner, { scopes });

function asOwner<Data>(query: string, variables: Record<string, unknown> = {}) {
  return post<Data>(server.url, query, variables, { cookie });
}

function send<Data>(authorization: string, query: string, headers: Record<string, string> = {}) {
  return post<Data>(server.url, query, {}, { authorization, ...headers });
}

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`, { headers });

const codeOf = ({ errors }: { errors: { extensions: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions["code"];
const events = async () =>
  (await db().query<{ event: string; actor: string }[]>(
    "SELECT event, actor, subject FROM audit_log ORDER BY sequence",
  )) as object[];

let clients = 0;
const newClient = () => ({ "x-forwarded-for": `203.0.113.${(clients += 1)}` });

const create = `mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { id secret } }`;
const ask = "{ __typename }";
const update = (version: number, rating: number) =>
  `mutation { updateCasino(id: "${casino.id}", version: ${version}, input: { rating: ${rating} }) { version } }`;
const currentVersion = async () =>
  (await db().query<[{ version: number }]>("SELECT version FROM casinos WHERE id = $1", [casino.id]))[0].version;

describe("createApiToken", () => {
  it("shows the token once, and stores only its hash", async () => {
    const input = { name: " Mirror ", scopes: ["READ", "READ"], expiresAt: null };
    const { data } = await asOwner<{ createApiToken: { secret: string } }>(create, { input });
    const { secret } = data!.createApiToken;
    expect(secret).toMatch(/^hop_[\w-]{43}$/);
    const stored = JSON.stringify(
      await db().query("SELECT api_tokens::text, audit_log::text FROM api_tokens, audit_log"),
    );
    expect(stored).not.toContain(secret.slice(8));
    const listed = await asOwner("{ apiTokens { name hint scopes unitsPerMinute createdBy isActive lastUsedAt } }");
    expect(listed.data).toEqual({
      apiTokens: [
        {
          name: "Mirror",
          hint: secret.slice(0, 8),
          scopes: ["READ"],
          unitsPerMinute: 300_000,
          createdBy: owner.email,
          isActive: true,
          lastUsedAt: null,
        },
      ],
    });
    expect(await events()).toContainEqual({ event: "tokenCreated", actor: owner.email, subject: "Mirror" });
  });

  it.each([
    [{ name: "mirror" }, "name"],
    [{ name: " " }, "name"],
    [{ scopes: [] }, "scopes"],
    [{ expiresAt: "2020-01-01T00:00:00.000Z" }, "expiresAt"],
    [{ expiresAt: "2099-01-01T00:00:00.000Z" }, "expiresAt"],
    [{ unitsPerMinute: 10 }, "unitsPerMinute"],
  ])("rejects %j", async (change, field) => {
    const { errors } = await asOwner(create, { input: { name: "Other", scopes: ["READ"], ...change } });
    expect(errors?.[0]?.extensions["fields"]).toEqual([expect.objectContaining({ field })]);
  });
});

describe("a request with a token", () => {
  it("is rejected with 401 and the reason if the token is unknown, malformed, expired or revoked", async () => {
    const tokens = await Promise.all([1, 2].map(() => tokenWith(READ)));
    await db().query("UPDATE api_tokens SET expires_at = now() WHERE id = $1", [tokens[0]!.id]);
    await asOwner(`mutation { revokeApiToken(id: "${tokens[1]!.id}") }`);
    const from = newClient();
    for (const [authorization, reason] of [
      [tokens[0]!.authorization, /has expired\. Ask an owner/],
      [tokens[1]!.authorization, /revoked this API token/],
      [`Bearer hop_${"A".repeat(43)}`, /does not exist/],
      ["bearer undefined", /does not exist/],
      ["Bearer", /does not exist/],
    ] as const) {
      for (const headers of [{}, { cookie }] as Record<string, string>[]) {
        const answer = await send(authorization, ask, { ...from, ...headers });
        expect([answer.status, codeOf(answer)]).toEqual([401, "INVALID_TOKEN"]);
        expect(answer.errors![0]!.message).toMatch(reason);
        expect(answer.headers.get("www-authenticate")).toContain("invalid_token");
      }
    }
    expect(await events()).toContainEqual(expect.objectContaining({ event: "tokenDenied", actor: null }));
  });

  it("is rejected with 401 if the token is sent without `Bearer`, and the message says how to send it", async () => {
    const { authorization } = await tokenWith(READ);
    const answer = await send(authorization.replace("Bearer ", ""), ask);
    expect(answer.status).toBe(401);
    expect(answer.errors![0]).toMatchObject({
      message: expect.stringContaining("Send `Authorization: Bearer TOKEN`."),
      extensions: { code: "INVALID_TOKEN" },
    });
  });

  it("is recorded if its token was revoked, even if a stranger has sent many unknown tokens", async () => {
    const { id, authorization } = await makeToken(db(), owner, { name: "Former importer" });
    await db().query("UPDATE api_tokens SET revoked_at = now() WHERE id = $1", [id]);
    await db().query("INSERT INTO audit_log (event) SELECT 'tokenDenied' FROM generate_series(1, 20)");
    for (let count = 0; count < 3; count += 1) await send(authorization, ask, newClient());
    const rows = await db().query("SELECT actor, subject, details FROM audit_log WHERE actor LIKE 'token %'");
    const name = "Former importer";
    expect(rows).toEqual([{ actor: `token ${name}`, subject: name, details: { count: 3 } }]);
  });

  it("is rejected after too many guesses from its IP address, unless its token is valid", async () => {
    const { authorization } = await tokenWith(READ);
    const from = newClient();
    const guess = () => send(`Bearer hop_${"B".repeat(43)}`, ask, from);
    for (let count = 0; count < tokenFailuresPerClient.points; count += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
    expect((await send(authorization, ask, from)).status).toBe(200);
    const denied = await db().query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM audit_log WHERE event = 'tokenDenied'",
    );
    expect(denied[0].count).toBeLessThanOrEqual(20);
  });

  it("uses the token's budget instead of the IP address's budget", async () => {
    const { authorization } = await makeToken(db(), owner, { unitsPerMinute: 1_000 });
    const from = newClient();
    const remaining = ({ headers }: { headers: Headers }) =>
      Number(/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);
    const before = remaining(await post(server.url, ask, {}, from));
    const first = await send(authorization, ask, from);
    expect(first.headers.get("ratelimit-policy")).toBe('"units";q=1000;w=60');
    const rest = await Promise.all(Array.from({ length: 20 }, () => send(authorization, ask, from)));
    expect(rest.filter(({ status }) => status === 429)).toHaveLength(1);
    // The first use of a token on a server also charges the minimum to the address.
    expect(before - remaining(await post(server.url, ask, {}, from))).toBe(2 * 50);
  });

  it("is rejected as too complex if it costs more than the token's whole budget, and uses only the minimum", async () => {
    const { authorization } = await makeToken(db(), owner, { unitsPerMinute: 1_000 });
    const large = "{ casinos(first: 100) { nodes { id slug name rating licenses pros cons description version } } }";
    for (let count = 0; count < 5; count += 1)
      expect((await send(authorization, large)).errors![0]).toMatchObject({
        message: expect.stringMatching(/has 1,000 units per minute\. Request less data at a time, or ask an owner/),
        extensions: { code: "QUERY_TOO_COMPLEX", cost: expect.any(Number), maxCost: 1_000 },
      });
    expect((await send(authorization, "{ casinos(first: 10) { nodes { id slug name } } }")).errors).toBeUndefined();
  });

  it("is rejected before the server reads the token if the token's budget is used up", async () => {
    const { authorization } = await makeToken(db(), owner, { unitsPerMinute: 1_000 });
    await Promise.all(Array.from({ length: 21 }, () => send(authorization, ask)));
    const statements = await statementsOf(db(), async () => {
      expect((await send(authorization, ask)).status).toBe(429);
    });
    expect(statements.filter((text) => text.includes("api_tokens AS token"))).toEqual([]);
  });

  it("never gets a cached response, and its own response is never cached", async () => {
    const { authorization } = await tokenWith(READ);
    const list = "{ casinos(first: 1) { nodes { name } } }";
    for (let count = 0; count < 3; count += 1) await get(list);
    const answer = await get(list, { authorization });
    expect(await answer.json()).toMatchObject({ data: { casinos: { nodes: [{ name: expect.any(String) }] } } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await get(list, { authorization: "Bearer wrong" })).status).toBe(401);
  });

  it("gets hidden rows by POST if its token has the scope, but never by GET", async () => {
    const hidden = `{ bonus(id: "${inactive.id}") { id } }`;
    const drafts = await tokenWith(READ_DRAFTS);
    const read = await tokenWith(READ);
    expect(await (await get(hidden, drafts)).json()).toMatchObject({ data: { bonus: null } });
    expect((await send(drafts.authorization, hidden)).data).toEqual({ bonus: { id: inactive.id } });
    expect((await send(read.authorization, hidden, { cookie })).data).toEqual({ bonus: null });
    for (let count = 0; count < 3; count += 1) expect((await post(server.url, hidden)).data).toEqual({ bonus: null });
  });

  it("can write from another site's page, because no browser sends a token by itself", async () => {
    const { authorization } = await tokenWith(WRITE_CATALOGUE);
    const answer = await send(authorization, update(await currentVersion(), 3.1), { origin: stranger });
    expect(answer.errors).toBeUndefined();
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const withCookie = await post(server.url, update(1, 3), {}, { origin: stranger, cookie });
    expect(codeOf(withCookie)).toBe("FORBIDDEN");
  });

  it("appears in the history under the token's name", async () => {
    const { authorization } = await makeToken(db(), owner, { name: "Feed importer", scopes: [WRITE_CATALOGUE] });
    await send(authorization, update(await currentVersion(), 3.2));
    const rows = await db().query("SELECT actor FROM change_sets ORDER BY created_at DESC LIMIT 1");
    expect(rows).toEqual([{ actor: "token Feed importer" }]);
    expect(await events()).toContainEqual({ event: "tokenFirstUsed", actor: "token Feed importer", subject: null });
  });

  it("can't do anything that its scopes or its account do not allow", async () => {
    const read = await tokenWith(READ);
    const refused = await send(read.authorization, update(1, 3), { cookie });
    expect(refused.errors![0]!.message).toBe(
      "Only API tokens with the scope WRITE_CATALOGUE can publish changes. Ask an owner for a token with this scope.",
    );
    const write = await tokenWith(WRITE_CATALOGUE);
    const team = await send(write.authorization, "{ team { canSendEmail } }", { cookie });
    expect(team.errors![0]!.message).toMatch(/^API tokens can't manage the team\./);
    const signOut = await send(write.authorization, "mutation { signOut(everywhere: true) }", { cookie });
    expect(signOut.errors![0]!.message).toMatch(/without the Authorization header/);
    expect((await asOwner("{ session { name } }")).data).toEqual({ session: { name: owner.email } });
  });

  it("is rejected if the token's account has lost the permission, is disabled or is removed", async () => {
    const other = await makeAccount(db(), Role.OWNER);
    const { authorization } = await makeToken(db(), other, { scopes: [WRITE_CATALOGUE] });
    const act = async () => send(authorization, update(await currentVersion(), 3.3));
    expect((await act()).errors).toBeUndefined();
    await asOwner(`mutation { changeRole(id: "${other.id}", role: EDITOR) }`);
    expect((await act()).errors![0]!.message).toMatch(/The account that created this API token has the role editor/);
    await asOwner(`mutation { disableAccount(id: "${other.id}") }`);
    expect((await act()).status).toBe(401);
    await asOwner(`mutation { enableAccount(id: "${other.id}") }`);
    expect(codeOf(await act())).toBe("FORBIDDEN");
    await asOwner(`mutation { removeAccount(id: "${other.id}") }`);
    expect((await act()).status).toBe(401);
  });

  it("can upload an image if it has the required scope", async () => {
    const read = await tokenWith(READ);
    const upload = (authorization: string) =>
      fetch(`${server.url}/images`, {
        method: "POST",
        headers: { authorization, "content-type": "image/png", origin: stranger, cookie },
        body: "no image",
      });
    expect([(await upload("Bearer wrong")).status, await (await upload(read.authorization)).json()]).toEqual([
      401,
      { errors: [expect.objectContaining({ message: expect.stringMatching(/scope WRITE_CATALOGUE/) })] },
    ]);
    const { authorization } = await tokenWith(WRITE_CATALOGUE);
    expect(await (await upload(authorization)).json()).toMatchObject({
      errors: [{ extensions: { code: "UNSUPPORTED_MEDIA_TYPE" } }],
    });
    const denied = await db().query("SELECT subject FROM audit_log WHERE event = 'operationDenied'");
    expect(denied).toEqual([{ subject: "uploadImage" }]);
  });
});

it("a request with another Authorization scheme, which a proxy may use, is accepted with its session cookie", async () => {
  expect((await send("Basic dXNlcjpwYXNz", "{ session { name } }", { cookie })).data).toEqual({
    session: { name: owner.email },
  });
});

describe("apiTokenUse", () => {
  it("counts requests, units and errors per day", async () => {
    const { id, authorization } = await makeToken(db(), owner, { unitsPerMinute: 1_000 });
    await send(authorization, ask);
    await send(authorization, "{ team { canSendEmail } }");
    await send(authorization, "{ nothing }");
    const use = async () =>
      (
        await asOwner<{ apiTokenUse: { days: { requests: number; units: number; errors: number }[] } }>(
          `{ apiTokenUse(id: "${id}") { days { day requests units errors } deprecated { field } } }`,
        )
      ).data!.apiTokenUse;
    await until(async () => (await use()).days[0]?.requests === 3);
    expect(await use()).toEqual({
      days: [{ day: new Date().toISOString().slice(0, 10), requests: 3, units: expect.any(Number), errors: 2 }],
      deprecated: [],
    });
    expect((await use()).days[0]!.units).toBeGreaterThanOrEqual(150);
    const [token] = await db().query("SELECT last_used_at FROM api_tokens WHERE id = $1", [id]);
    expect(token).toEqual({ last_used_at: expect.any(Date) });
  });
});
