import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { Secret, TOTP } from "otpauth";

import type { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { pendingSignIns } from "../signIn/pendingSignIn.commands.js";
import { Role } from "../../../shared/schema/policies.js";
import { expectRefusal } from "../../../test/expectRefusal.js";
import {
  cookieOf,
  type HttpResponse,
  makeAccount,
  makeCookie,
  password,
  post,
} from "../../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../../test/startTestServer.js";

let server: TestServer;
let account: AdminAccount;
let now = new Date("2026-11-24T12:00:00Z");
const clock = { now: () => now };
const step = 30_000;
/** Moves the clock to a time step whose code has not been used yet. */
const wait = (steps = 3) => (now = new Date(now.getTime() + steps * step));
const query = (statement: string, values: unknown[] = []) =>
  server.database.dataSource.query<Record<string, unknown>[]>(statement, values);

beforeAll(async () => {
  server = await startTestServer({ clock, env: { trustedProxies: ["loopback"] } });
});
afterAll(() => server.close());
afterEach(async () => {
  await query("DELETE FROM admin_accounts");
  await query("UPDATE sign_in_rules SET requires_second_factor = false");
  wait();
});

type Answer = HttpResponse<Record<string, unknown>>;
let addresses = 0;
const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

function send(
  document: string,
  cookie: string | null,
  variables: Record<string, unknown> = {},
  address = newAddress(),
) {
  return post(server.url, document, variables, { "x-forwarded-for": address, ...(cookie && { cookie }) });
}

const cookieNamed = ({ headers }: Answer, name: string) =>
  headers
    .getSetCookie()
    .find((each) => each.startsWith(`${name}=`))
    ?.split(";")[0];

const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
/** A code that is certainly wrong now. */
const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, "0");

const signIn = (cookie: string | null = null, address?: string) =>
  send(
    "mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { name } }",
    cookie,
    { email: account.email, password },
    address,
  );
const finish = (cookie: string | null, secondFactor: Record<string, string>, address?: string) =>
  send(
    "mutation ($secondFactor: SecondFactorProof!) { finishSignIn(secondFactor: $secondFactor) { name mustAddSecondFactor } }",
    cookie,
    { secondFactor },
    address,
  );
const begin = (cookie: string) => send("mutation { beginAuthenticatorApp { secret url } }", cookie);
const add = (cookie: string, code: string) =>
  send("mutation ($code: String!) { addAuthenticatorApp(code: $code) { recoveryCodes } }", cookie, { code });
const own = (cookie: string) =>
  send("{ ownSecondFactors { authenticatorApp { lastUsedAt } recoveryCodesLeft isRequired } }", cookie);
const hasSession = async (cookie: string) => (await send("{ session { id } }", cookie)).data!["session"] !== null;
const events = async (event: string) =>
  query("SELECT details FROM audit_log WHERE event = $1 AND subject = $2", [event, account.email]);

/** Creates an account with an authenticator app. */
async function makeProtected(role?: Role) {
  account = await makeAccount(server.database.dataSource, role);
  const cookie = await makeCookie(server.database.dataSource, account);
  const begun = await begin(cookie);
  const { secret } = begun.data!["beginAuthenticatorApp"] as { secret: string };
  const added = await add(cookie, codeOf(secret));
  const { recoveryCodes } = added.data!["addAuthenticatorApp"] as { recoveryCodes: string[] };
  wait();
  return { cookie, secret, recoveryCodes };
}

/** Enters the password, and returns the cookie of the pending sign-in. */
async function enterPassword(): Promise<string> {
  const answer = await signIn();
  expectRefusal(answer, "SECOND_FACTOR_REQUIRED");
  return cookieNamed(answer, "honestodds-pending")!;
}

/** Creates an account with an authenticator app, and enters its password. */
async function makeProtectedSignIn() {
  const { cookie, secret } = await makeProtected();
  return { cookie, secret, pending: await enterPassword() };
}

describe("an authenticator app", () => {
  it("takes effect with its first code, comes with recovery codes, and ends the other sessions", async () => {
    account = await makeAccount(server.database.dataSource);
    const [cookie, other] = [
      await makeCookie(server.database.dataSource, account),
      await makeCookie(server.database.dataSource, account),
    ];
    const { secret, url } = (await begin(cookie)).data!["beginAuthenticatorApp"] as { secret: string; url: string };
    expect(url).toContain(`secret=${secret}`);
    expect(url).toContain(encodeURIComponent(account.email));
    expect((await signIn()).errors).toBeUndefined();
    expectRefusal(await add(cookie, wrongCode(secret)), "BAD_USER_INPUT", ["code"]);
    const added = (await add(cookie, ` ${codeOf(secret).replace(/^.../, "$& ")}`)).data!["addAuthenticatorApp"];
    const { recoveryCodes } = added as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){5}[2-9A-HJKMNP-Z]{4}$/);
    expect([await hasSession(cookie), await hasSession(other)]).toEqual([true, false]);
    expect((await own(cookie)).data!["ownSecondFactors"]).toEqual({
      authenticatorApp: { lastUsedAt: null },
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect(await events("secondFactorAdded")).toEqual([{ details: { factor: "authenticator app", sessions: 2 } }]);
  });

  it("is required after the password, which by itself does not set a session cookie", async () => {
    const { secret } = await makeProtected();
    const answer = await signIn();
    const { extensions } = expectRefusal(answer, "SECOND_FACTOR_REQUIRED");
    expect(extensions["secondFactors"]).toEqual(["AUTHENTICATOR_APP", "RECOVERY_CODE"]);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    const pending = cookieNamed(answer, "honestodds-pending")!;
    expect(answer.headers.getSetCookie()[0]).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(await hasSession(pending.replace("-pending", ""))).toBe(false);
    const finished = await finish(pending, { code: codeOf(secret) });
    expect(finished.data).toEqual({ finishSignIn: { name: account.email, mustAddSecondFactor: false } });
    expect(await hasSession(cookieOf(finished)!)).toBe(true);
    expectRefusal(await finish(pending, { code: codeOf(secret) }), "NOT_FOUND");
    expect((await query("SELECT details ->> 'how' AS how FROM audit_log WHERE event = 'signedIn'")).at(-1)).toEqual({
      how: "authenticator app",
    });
  });

  it("has codes that work only once, and only within one time step of the current time", async () => {
    const { secret } = await makeProtected();
    const codes = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, new Date(now.getTime() + steps * step)));
    const tried: unknown[] = [];
    for (const code of [codes[0]!, codes[4]!, codes[1]!, codes[1]!, codes[3]!, codes[2]!]) {
      const { errors } = await finish(await enterPassword(), { code });
      tried.push(errors?.[0]?.extensions["code"] ?? "accepted");
    }
    // Once the next step's code has been accepted, this step's code is too old.
    expect(tried).toEqual([
      "BAD_USER_INPUT",
      "BAD_USER_INPUT",
      "accepted",
      "BAD_USER_INPUT",
      "accepted",
      "BAD_USER_INPUT",
    ]);
  });

  it("has codes that work only once, even if two sign-ins send the same code at the same time", async () => {
    const { secret } = await makeProtected();
    const pending = [await enterPassword(), await enterPassword()];
    const answers = await Promise.all(pending.map((each) => finish(each, { code: codeOf(secret) })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("is replaced by a new app only when the new app's first code is entered", async () => {
    const { cookie, secret } = await makeProtected();
    const { secret: next } = (await begin(cookie)).data!["beginAuthenticatorApp"] as { secret: string };
    expect((await finish(await enterPassword(), { code: codeOf(secret) })).errors).toBeUndefined();
    wait();
    expect((await add(cookie, codeOf(next))).data).toEqual({ addAuthenticatorApp: { recoveryCodes: null } });
    wait();
    expectRefusal(await finish(await enterPassword(), { code: codeOf(secret) }), "BAD_USER_INPUT", ["code"]);
    expect((await finish(await enterPassword(), { code: codeOf(next) })).errors).toBeUndefined();
  });

  it("is removed with its recovery codes", async () => {
    const { cookie, recoveryCodes } = await makeProtected();
    expect((await send("mutation { removeAuthenticatorApp }", cookie)).data).toEqual({ removeAuthenticatorApp: true });
    expect((await signIn()).errors).toBeUndefined();
    expect(recoveryCodes).toHaveLength(10);
    expect(await query("SELECT FROM recovery_codes")).toEqual([]);
    expectRefusal(await send("mutation { createRecoveryCodes }", cookie), "CONFLICT");
  });
});

describe("a recovery code", () => {
  it("works once in place of the second factor, and can be typed in lowercase and with spaces instead of hyphens", async () => {
    const { cookie, recoveryCodes } = await makeProtected();
    const recoveryCode = recoveryCodes[3]!.toLowerCase().replaceAll("-", " ");
    expect((await finish(await enterPassword(), { recoveryCode })).errors).toBeUndefined();
    expectRefusal(await finish(await enterPassword(), { recoveryCode }), "BAD_USER_INPUT", ["recoveryCode"]);
    expect(await events("secondFactorFailed")).toEqual([{ details: { factor: "recovery code" } }]);
    const [used] = await query("SELECT details FROM audit_log WHERE event = 'recoveryCodeUsed'");
    expect(used).toEqual({ details: { left: 9 } });
    expect((await own(cookie)).data!["ownSecondFactors"]).toMatchObject({ recoveryCodesLeft: 9 });
    for (const each of recoveryCodes)
      expect(JSON.stringify(await query("SELECT * FROM recovery_codes"))).not.toContain(each);
  });

  it("stops working when new ones are created", async () => {
    const { cookie, recoveryCodes } = await makeProtected();
    const created = await send("mutation { createRecoveryCodes }", cookie);
    const [code] = created.data!["createRecoveryCodes"] as string[];
    const former = { recoveryCode: recoveryCodes[0]! };
    expectRefusal(await finish(await enterPassword(), former), "BAD_USER_INPUT", ["recoveryCode"]);
    expect((await finish(await enterPassword(), { recoveryCode: code! })).errors).toBeUndefined();
  });
});

describe("a sign-in that waits for a second factor", () => {
  it("accepts a few attempts, and then requires the password again", async () => {
    const { secret } = await makeProtected();
    const pending = await enterPassword();
    for (let attempt = 0; attempt < pendingSignIns.maxAttempts; attempt += 1)
      expectRefusal(await finish(pending, { code: wrongCode(secret) }), "BAD_USER_INPUT", ["code"]);
    expectRefusal(await finish(pending, { code: codeOf(secret) }), "RATE_LIMITED");
    expectRefusal(await finish(pending, { code: codeOf(secret) }), "NOT_FOUND");
    expect((await finish(await enterPassword(), { code: codeOf(secret) })).errors).toBeUndefined();
  });

  it("ends when it expires, when the account's sessions end, and when the password changes", async () => {
    const { cookie, secret } = await makeProtected();
    const expired = await enterPassword();
    await query("UPDATE pending_sign_ins SET expires_at = now()");
    expectRefusal(await finish(expired, { code: codeOf(secret) }), "NOT_FOUND");
    const ended = await enterPassword();
    await send("mutation { signOut(everywhere: true) }", cookie);
    expectRefusal(await finish(ended, { code: codeOf(secret) }), "NOT_FOUND");
    const changed = await makeProtectedSignIn();
    await send(
      "mutation ($old: String!, $new: String!) { changeOwnPassword(currentPassword: $old, newPassword: $new) }",
      changed.cookie,
      { old: password, new: "another horse battery" },
    );
    expectRefusal(await finish(changed.pending, { code: codeOf(changed.secret) }), "NOT_FOUND");
    const disabled = (await makeProtectedSignIn()).pending;
    await query("UPDATE admin_accounts SET disabled_at = now()");
    expectRefusal(await finish(disabled, { code: codeOf(secret) }), "NOT_FOUND");
  });

  it("requires exactly one proof, and the cookie that was set after the password", async () => {
    const { secret, recoveryCodes } = await makeProtected();
    const pending = await enterPassword();
    expectRefusal(await finish(pending, {}), "BAD_USER_INPUT", ["code"]);
    const both = { code: codeOf(secret), recoveryCode: recoveryCodes[0]! };
    expectRefusal(await finish(pending, both), "BAD_USER_INPUT", ["recoveryCode"]);
    expectRefusal(await finish(null, { code: codeOf(secret) }), "NOT_FOUND");
    expectRefusal(await finish(`honestodds-pending=${"A".repeat(43)}`, { code: codeOf(secret) }), "NOT_FOUND");
    expectRefusal(await finish(pending, { passkey: "{}" }), "BAD_USER_INPUT", ["passkey"]);
  });
});

describe("wrong codes from other browsers", () => {
  it("block further codes from unknown browsers, but not the person's own browser or recovery codes", async () => {
    const { secret, recoveryCodes } = await makeProtected();
    const first = await finish(await enterPassword(), { code: codeOf(secret) });
    const device = cookieNamed(first, "honestodds-device")!;
    wait();
    // An attacker who knows the password uses a new IP address for each code.
    for (let attempt = 0; attempt < 10; attempt += 1)
      expectRefusal(await finish(await enterPassword(), { code: wrongCode(secret) }), "BAD_USER_INPUT", ["code"]);
    expectRefusal(await finish(await enterPassword(), { code: codeOf(secret) }), "RATE_LIMITED");
    const pending = await enterPassword();
    expect((await finish(`${pending}; ${device}`, { code: codeOf(secret) })).errors).toBeUndefined();
    expect((await finish(await enterPassword(), { recoveryCode: recoveryCodes[0]! })).errors).toBeUndefined();
  });

  it("block the IP address that sends them", async () => {
    const { secret, recoveryCodes } = await makeProtected();
    const address = "203.0.113.50";
    for (let attempt = 0; attempt < 10; attempt += 1)
      expectRefusal(
        await finish(await enterPassword(), { recoveryCode: `wrong ${attempt}` }, address),
        "BAD_USER_INPUT",
        ["recoveryCode"],
      );
    expectRefusal(await finish(await enterPassword(), { recoveryCode: recoveryCodes[0]! }, address), "RATE_LIMITED");
    expectRefusal(await signIn(null, address), "RATE_LIMITED");
    expect((await finish(await enterPassword(), { code: codeOf(secret) })).errors).toBeUndefined();
  });
});

describe("confirmIdentity", () => {
  const confirm = (cookie: string, variables: Record<string, unknown>) =>
    send(
      "mutation ($password: String, $secondFactor: SecondFactorProof) { confirmIdentity(password: $password, secondFactor: $secondFactor) { isCurrent } }",
      cookie,
      variables,
    );
  const forgetConfirmations = () => query("UPDATE admin_sessions SET confirmed_at = now() - interval '10 minutes'");

  it("is required for every change to how a person signs in, once 10 minutes have passed since the sign-in", async () => {
    const { cookie } = await makeProtected();
    await forgetConfirmations();
    for (const change of [
      "beginAuthenticatorApp { secret }",
      'addAuthenticatorApp(code: "123456") { recoveryCodes }',
      "removeAuthenticatorApp",
      "beginPasskeyRegistration",
      'addPasskey(response: "{}", name: "Key") { recoveryCodes }',
      'renamePasskey(id: "1", name: "Key")',
      'removePasskey(id: "1")',
      "createRecoveryCodes",
      'removeSecondFactors(id: "1")',
      "requireSecondFactor(isRequired: false)",
    ])
      expectRefusal(await send(`mutation { ${change} }`, cookie), "CONFIRMATION_REQUIRED");
  });

  it("requires the second factor if the account has one, and otherwise the password", async () => {
    const { cookie, secret } = await makeProtected();
    await forgetConfirmations();
    expectRefusal(await confirm(cookie, { password }), "BAD_USER_INPUT", ["code"]);
    expectRefusal(await confirm(cookie, { secondFactor: { code: wrongCode(secret) } }), "BAD_USER_INPUT", ["code"]);
    const confirmed = await confirm(cookie, { secondFactor: { code: codeOf(secret) } });
    expect(confirmed.data).toEqual({ confirmIdentity: { isCurrent: true } });
    await send("mutation { removeAuthenticatorApp }", cookie);
    await forgetConfirmations();
    expectRefusal(await confirm(cookie, { password: "wrong password" }), "BAD_USER_INPUT", ["password"]);
    expect((await confirm(cookie, { password })).errors).toBeUndefined();
    expect((await begin(cookie)).errors).toBeUndefined();
  });
});

describe("requireSecondFactor", () => {
  const require = (cookie: string, isRequired: boolean) =>
    send("mutation ($isRequired: Boolean!) { requireSecondFactor(isRequired: $isRequired) }", cookie, { isRequired });

  it("lets a person without a second factor only add one", async () => {
    const { cookie: owner } = await makeProtected();
    const member = await makeAccount(server.database.dataSource, Role.EDITOR);
    const cookie = await makeCookie(server.database.dataSource, member);
    expect((await require(owner, true)).data).toEqual({ requireSecondFactor: true });
    const list = "{ sessions { id } }";
    expectRefusal(await send(list, cookie), "SECOND_FACTOR_SETUP_REQUIRED");
    expect((await send(list, owner)).errors).toBeUndefined();
    const { data } = await send("{ session { mustAddSecondFactor permissions { permission isAllowed } } }", cookie);
    const session = data!["session"] as {
      mustAddSecondFactor: boolean;
      permissions: { permission: string; isAllowed: boolean }[];
    };
    expect(session.mustAddSecondFactor).toBe(true);
    expect(session.permissions.filter(({ isAllowed }) => isAllowed).map(({ permission }) => permission)).toEqual([
      "SEE_SECOND_FACTORS",
      "CHANGE_SECOND_FACTORS",
    ]);
    const { secret } = (await begin(cookie)).data!["beginAuthenticatorApp"] as { secret: string };
    expect((await add(cookie, codeOf(secret))).errors).toBeUndefined();
    expect((await send(list, cookie)).errors).toBeUndefined();
    expect((await require(owner, false)).data).toEqual({ requireSecondFactor: false });
    const changes = await query(
      "SELECT details FROM audit_log WHERE event = 'secondFactorRequirementChanged' ORDER BY sequence",
    );
    expect(changes).toEqual([{ details: { isRequired: true } }, { details: { isRequired: false } }]);
  });

  it("can be called only by an owner who has a second factor", async () => {
    account = await makeAccount(server.database.dataSource);
    expectRefusal(await require(await makeCookie(server.database.dataSource, account), true), "CONFLICT");
    const { cookie } = await makeProtected(Role.PUBLISHER);
    expectRefusal(await require(cookie, true), "FORBIDDEN");
  });
});

describe("removeSecondFactors", () => {
  it("lets a person who has lost every second factor sign in with the password, and ends the account's sessions", async () => {
    const { cookie } = await makeProtected(Role.EDITOR);
    const owner = await makeCookie(server.database.dataSource, await makeAccount(server.database.dataSource));
    const pending = await enterPassword();
    const remove = () => send("mutation ($id: ID!) { removeSecondFactors(id: $id) }", owner, { id: account.id });
    const accounts = async () =>
      (await send("{ team { accounts { email hasSecondFactor } } }", owner)).data!["team"] as {
        accounts: { email: string; hasSecondFactor: boolean }[];
      };
    const shown = async () => (await accounts()).accounts.find(({ email }) => email === account.email);
    expect(await shown()).toEqual({ email: account.email, hasSecondFactor: true });
    expect((await remove()).data).toEqual({ removeSecondFactors: true });
    expect(await shown()).toEqual({ email: account.email, hasSecondFactor: false });
    expect(await hasSession(cookie)).toBe(false);
    expectRefusal(await finish(pending, { code: "123456" }), "NOT_FOUND");
    expect((await signIn()).errors).toBeUndefined();
    expectRefusal(await remove(), "CONFLICT");
    expect(await events("secondFactorRemoved")).toEqual([{ details: { factors: "all", sessions: 1 } }]);
  });
});
