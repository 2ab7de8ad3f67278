import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import type { AdminAccount } from "../../database/entities/team/adminAccount.entity.js";
import { Role } from "../../shared/schema/policies.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";

let server: TestServer;
const db = () => server.database.dataSource;
let owner: AdminAccount;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer({ env: { rateLimits: false } });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ["admin_accounts", "account_links", "audit_log"]) await db().query(`DELETE FROM ${table}`);
  owner = await makeAccount(db(), Role.OWNER);
  cookie = await makeCookie(db(), owner);
});

/** Sends an operation as an owner. */
const send = <Data = Record<string, unknown>>(query: string, variables: Record<string, unknown> = {}, as = cookie) =>
  post<Data>(server.url, query, variables, { cookie: as });

const act = (name: string, id: string, as = cookie) => send(`mutation ($id: ID!) { ${name}(id: $id) }`, { id }, as);
const changeRole = (id: string, role: string, as = cookie) =>
  send("mutation ($id: ID!, $role: Role!) { changeRole(id: $id, role: $role) }", { id, role }, as);

interface ListedAccount {
  email: string;
  role: string;
  disabledAt: string | null;
  lastSeenAt: string | null;
  sessionCount: number;
}

async function accounts(): Promise<ListedAccount[]> {
  const { data } = await send<{ team: { accounts: ListedAccount[] } }>(
    "{ team { accounts { email role disabledAt lastSeenAt sessionCount } } }",
  );
  return data!.team.accounts;
}

const accountOf = async ({ email }: AdminAccount) => (await accounts()).find((each) => each.email === email);

/** The audit log's entries about accounts, oldest first. */
async function recorded(): Promise<string[]> {
  const rows = await db().query<{ line: string }[]>(
    `SELECT event || ' ' || subject || ' ' || details::text AS line FROM audit_log
     WHERE actor = $1 AND event <> 'accountCreated' ORDER BY sequence`,
    [owner.email],
  );
  return rows.map(({ line }) => line);
}

const sessionOf = async (as: string) =>
  (await send<{ session: { role: string } | null }>("{ session { role } }", {}, as)).data!.session;

describe("team", () => {
  it("lists the accounts with their state, last use and sessions", async () => {
    const editor = await makeAccount(db(), Role.EDITOR);
    await makeCookie(db(), owner);
    const listed = await accounts();
    expect(listed).toEqual([
      { email: editor.email, role: "EDITOR", disabledAt: null, lastSeenAt: null, sessionCount: 0 },
      { email: owner.email, role: "OWNER", disabledAt: null, lastSeenAt: expect.any(String), sessionCount: 2 },
    ]);
    expect(Date.now() - Date.parse(listed[1]!.lastSeenAt!)).toBeLessThan(600_000);
  });
});

describe("changeRole", () => {
  it("takes effect with the account's next request, and is recorded", async () => {
    const editor = await makeAccount(db(), Role.EDITOR);
    const editorCookie = await makeCookie(db(), editor);
    expect((await changeRole(editor.id, "CONTRIBUTOR")).data).toEqual({ changeRole: true });
    expect(await sessionOf(editorCookie)).toEqual({ role: "CONTRIBUTOR" });
    expect(await recorded()).toEqual([`roleChanged ${editor.email} {"to": "contributor", "from": "editor"}`]);
  });

  it.each(["x", "00000000-0000-4000-8000-000000000000"])("rejects the unknown account %s", async (id) => {
    expectRefusal(await changeRole(id, "EDITOR"), "NOT_FOUND");
  });
});

describe("a former owner's links", () => {
  const invite = (email: string, as: string) =>
    send<{ invite: { url: string } }>(`mutation { invite(email: "${email}", role: OWNER) { url } }`, {}, as);
  const linkOf = (id: string, as: string) =>
    send<{ createRecoveryLink: { url: string } }>(
      "mutation ($id: ID!) { createRecoveryLink(id: $id) { url } }",
      { id },
      as,
    );
  const targetOf = async (url: string) => {
    const query = "query ($token: String!) { accountLink(token: $token) { email } }";
    return (await send(query, { token: url.split("#")[1] })).data!["accountLink"];
  };

  it.each([
    ["changeRole", (id: string) => changeRole(id, "PUBLISHER")],
    ["disableAccount", (id: string) => act("disableAccount", id)],
    ["removeAccount", (id: string) => act("removeAccount", id)],
  ])("stop working after %s", async (_name, end) => {
    const former = await makeAccount(db(), Role.OWNER);
    const formerCookie = await makeCookie(db(), former);
    const own = await invite("kept@example.com", cookie);
    const invitation = await invite("accomplice@example.com", formerCookie);
    const recovery = await linkOf(owner.id, formerCookie);
    const urls = [own.data!.invite.url, invitation.data!.invite.url, recovery.data!.createRecoveryLink.url];
    expect((await end(former.id)).errors).toBeUndefined();
    expect(await Promise.all(urls.map(targetOf))).toEqual([{ email: "kept@example.com" }, null, null]);
    expect((await recorded()).at(-1)).toBe('invitationRevoked accomplice@example.com {"role": "owner"}');
  });

  it("stop working even if the owner's email address has changed since, and the links of others with the old address stay", async () => {
    const former = await makeAccount(db(), Role.OWNER);
    const url = (await invite("second@example.com", await makeCookie(db(), former))).data!.invite.url;
    await db().query("UPDATE admin_accounts SET email = 'renamed@example.com' WHERE id = $1", [former.id]);
    const namesake = await makeAccount(db(), Role.OWNER);
    await db().query("UPDATE admin_accounts SET email = $2 WHERE id = $1", [namesake.id, former.email]);
    await changeRole(namesake.id, "PUBLISHER");
    expect(await targetOf(url)).toEqual({ email: "second@example.com" });
    await changeRole(former.id, "PUBLISHER");
    expect(await targetOf(url)).toBeNull();
  });
});

describe("a session that was not confirmed in the last 10 minutes", () => {
  beforeEach(() => db().query("UPDATE admin_sessions SET confirmed_at = now() - interval '10 minutes'"));

  it.each([
    'invite(email: "ann@example.com", role: OWNER) { url }',
    'renewInvitation(id: "1") { url }',
    'createRecoveryLink(id: "1") { url }',
    'changeRole(id: "1", role: OWNER)',
    'enableAccount(id: "1")',
    'createApiToken(input: { name: "Mirror", scopes: [READ] }) { secret }',
    'createWebhook(input: { name: "Mirror", url: "https://example.com/" }) { secret }',
    'rotateWebhookSecret(id: "1") { secret }',
  ])("can't give anyone access: %s", async (mutation) => {
    expectRefusal(await send(`mutation { ${mutation} }`), "CONFIRMATION_REQUIRED");
  });

  it("can read data and revoke access", async () => {
    const queries = ["{ team { accounts { email } } }", "{ apiTokens { name } }", "{ webhooks { name } }"];
    for (const query of queries) expect((await send(query)).errors).toBeUndefined();
    const editor = await makeAccount(db(), Role.EDITOR);
    expect((await act("endSessionsOfAccount", editor.id)).errors).toBeUndefined();
    expect((await act("disableAccount", editor.id)).errors).toBeUndefined();
  });
});

describe("disableAccount", () => {
  it("ends the sessions and prevents signing in until the account is enabled", async () => {
    const editor = await makeAccount(db(), Role.EDITOR);
    const editorCookie = await makeCookie(db(), editor);
    await act("disableAccount", editor.id);
    expect(await sessionOf(editorCookie)).toBeNull();
    expect(await accountOf(editor)).toMatchObject({ disabledAt: expect.any(String), sessionCount: 0 });
    const signIn = () =>
      send(
        "mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { name } }",
        { email: editor.email, password: "correct horse battery" },
        "",
      );
    expectRefusal(await signIn(), "UNAUTHENTICATED");
    await act("enableAccount", editor.id);
    expect((await signIn()).data).toEqual({ signIn: { name: editor.email } });
    expect(await recorded()).toEqual([
      `accountDisabled ${editor.email} {"sessions": 1}`,
      `accountEnabled ${editor.email} {}`,
    ]);
  });
});

describe("endSessionsOfAccount", () => {
  it("ends all sessions, and the person can sign in again", async () => {
    const editor = await makeAccount(db(), Role.EDITOR);
    const cookies = [await makeCookie(db(), editor), await makeCookie(db(), editor)];
    await act("endSessionsOfAccount", editor.id);
    for (const each of cookies) expect(await sessionOf(each)).toBeNull();
    expect(await sessionOf(await makeCookie(db(), editor))).toEqual({ role: "EDITOR" });
    expect(await recorded()).toEqual([`sessionsEnded ${editor.email} {"count": 2}`]);
  });
});

describe("removeAccount", () => {
  it("deletes the account and its sessions", async () => {
    const editor = await makeAccount(db(), Role.EDITOR);
    const editorCookie = await makeCookie(db(), editor);
    await act("removeAccount", editor.id);
    expect(await sessionOf(editorCookie)).toBeNull();
    expect((await accounts()).map(({ email }) => email)).toEqual([owner.email]);
    expect(await recorded()).toEqual([`accountRemoved ${editor.email} {"role": "editor"}`]);
  });
});

describe("the last enabled owner", () => {
  const attempts: [string, (id: string, as: string) => ReturnType<typeof send>][] = [
    ["changeRole", (id, as) => changeRole(id, "EDITOR", as)],
    ["disableAccount", (id, as) => act("disableAccount", id, as)],
    ["removeAccount", (id, as) => act("removeAccount", id, as)],
  ];

  it.each(attempts)("is protected from %s, even if there is also a disabled owner", async (_name, attempt) => {
    const other = await makeAccount(db(), Role.OWNER);
    await act("disableAccount", other.id);
    expectRefusal(await attempt(owner.id, cookie), "CONFLICT");
    expect(await accountOf(owner)).toMatchObject({ role: "OWNER", disabledAt: null, sessionCount: 1 });
    expect(await recorded()).toEqual([`accountDisabled ${other.email} {"sessions": 0}`]);
  });

  it.each(attempts)("remains if two owners use %s on each other at the same time", async (_name, attempt) => {
    for (let round = 0; round < 3; round += 1) {
      const other = await makeAccount(db(), Role.OWNER);
      const otherCookie = await makeCookie(db(), other);
      await Promise.all([attempt(owner.id, otherCookie), attempt(other.id, cookie)]);
      const left = await db().query<{ id: string }[]>(
        "SELECT id FROM admin_accounts WHERE role = 'owner' AND disabled_at IS NULL",
      );
      expect(left).toHaveLength(1);
      // The next round starts with the owner who remains.
      owner = left[0]!.id === owner.id ? owner : other;
      cookie = owner === other ? otherCookie : cookie;
    }
  });
});
