import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import type { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { expectRefusal } from "../../../test/expectRefusal.js";
import { makeAccount, makeCookie, password, post } from "../../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../../test/startTestServer.js";

let server: TestServer;
let account: AdminAccount;
let cookie: string;
beforeEach(async () => {
  server = await startTestServer();
  account = await makeAccount(server.database.dataSource);
  cookie = await makeCookie(server.database.dataSource, account);
});
afterEach(() => server.close());

const send = <Data = Record<string, unknown>>(query: string, variables: Record<string, unknown> = {}, as = cookie) =>
  post<Data>(server.url, query, variables, { cookie: as });

const newPassword = "another horse battery";
const changePassword = (changes: Record<string, string> = {}, as = cookie) =>
  send(
    `mutation ($currentPassword: String!, $newPassword: String!) {
       changeOwnPassword(currentPassword: $currentPassword, newPassword: $newPassword)
     }`,
    { currentPassword: password, newPassword, ...changes },
    as,
  );
const signIn = (typed: string, as = "") =>
  send(
    "mutation ($email: String!, $typed: String!) { signIn(email: $email, password: $typed) { name } }",
    {
      email: account.email,
      typed,
    },
    as,
  );
const hasSession = async (as: string) =>
  (await send<{ session: object | null }>("{ session { name } }", {}, as)).data!.session !== null;

describe("changeOwnName", () => {
  it("changes the name that the team sees, and records the change", async () => {
    const change = (name: string) =>
      send("mutation ($name: String!) { changeOwnName(name: $name) { displayName } }", { name });
    expect((await change(" Ann Lee ")).data).toEqual({ changeOwnName: { displayName: "Ann Lee" } });
    expect((await send("{ ownAccount { email displayName role } }")).data).toEqual({
      ownAccount: { email: account.email, displayName: "Ann Lee", role: "OWNER" },
    });
    expect((await change(" ")).data).toEqual({ changeOwnName: { displayName: null } });
    for (const name of ["x".repeat(201), "Ann\u202E Lee", "Ann\nLee"])
      expectRefusal(await change(name), "BAD_USER_INPUT", ["name"]);
    const events = await server.database.dataSource.query("SELECT FROM audit_log WHERE event = 'accountRenamed'");
    expect(events).toHaveLength(2);
  });
});

describe("changeOwnPassword", () => {
  it("ends all sessions except the current one, and still recognizes the current browser", async () => {
    const other = await makeCookie(server.database.dataSource, account);
    const answer = await changePassword();
    expect(answer.data).toEqual({ changeOwnPassword: true });
    expect([await hasSession(cookie), await hasSession(other)]).toEqual([true, false]);
    expectRefusal(await signIn(password), "UNAUTHENTICATED");
    const [device] = answer.headers.getSetCookie().map((each) => each.split(";")[0]!);
    expect(device).toMatch(/^honestodds-device=/);
    // Once this address has used up its attempts, only a known browser can sign in.
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn("wrong password");
    expectRefusal(await signIn(newPassword), "RATE_LIMITED");
    expect((await signIn(newPassword, device)).data).toEqual({ signIn: { name: account.email } });
  });

  it("rejects a wrong current password, and counts it as a failed sign-in", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expectRefusal(await changePassword({ currentPassword: "wrong password" }), "BAD_USER_INPUT", ["currentPassword"]);
    expectRefusal(await changePassword(), "RATE_LIMITED");
    expectRefusal(await signIn(password), "RATE_LIMITED");
    expect(await hasSession(cookie)).toBe(true);
    const rows = await server.database.dataSource.query<object[]>(
      "SELECT FROM audit_log WHERE event = 'signInFailed' AND actor = $1 AND client_address = '127.0.0.1'",
      [account.email],
    );
    expect(rows).toHaveLength(10);
  });

  it("rejects a new password that is too short, without checking the current one", async () => {
    const answer = await changePassword({ currentPassword: "wrong password", newPassword: "short" });
    expectRefusal(answer, "BAD_USER_INPUT", ["newPassword"]);
  });
});
