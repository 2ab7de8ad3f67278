import { afterEach, describe, expect, it } from "@jest/globals";

import { commandLine } from "../../../database/audit/auditLog.js";
import { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { expectRefusal } from "../../../test/expectRefusal.js";
import { resetPassword } from "../account.commands.js";
import { fastPasswords, makeAccount, makeCookie, password, post } from "../../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../../test/startTestServer.js";

const opened: TestServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

/** Starts a server that trusts the client's IP address in a proxy's header, and creates an account. */
async function start(env: { rateLimits?: boolean } = {}) {
  const server = await startTestServer({ env: { trustedProxies: ["loopback"], ...env } });
  opened.push(server);
  return { server, email: (await makeAccount(server.database.dataSource)).email };
}

const signIn = "mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { name } }";

function attempt(server: TestServer, email: string, typed: string, address = "203.0.113.1", cookie?: string) {
  const headers = { "x-forwarded-for": address, ...(cookie && { cookie }) };
  return post(server.url, signIn, { email, password: typed }, headers);
}

/** Makes `count` failed attempts one after another, and returns their error codes. */
async function fail(server: TestServer, count: number, address: (index: number) => string, email = "x@example.com") {
  const codes: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    const { errors } = await attempt(server, email, "wrong password", address(index));
    codes.push(errors?.[0]?.extensions["code"]);
  }
  return codes;
}

const times = (count: number, code: string) => Array.from({ length: count }, () => code);

describe("signIn", () => {
  it("rejects an IP address after ten failures, even with the correct password, and gives a retry time", async () => {
    const { server, email } = await start();
    expect(await fail(server, 10, () => "203.0.113.1")).toEqual(times(10, "UNAUTHENTICATED"));
    const refused = await attempt(server, email, password);
    expectRefusal(refused, "RATE_LIMITED");
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect(refused.errors![0]!.extensions["retryAfter"]).toBe(wait);
    expect((await attempt(server, email, password, "203.0.113.2")).data).toEqual({ signIn: { name: email } });
  });

  it("counts all addresses of an IPv6 network together", async () => {
    const { server, email } = await start();
    await fail(server, 10, (index) => `2001:db8:1:2::${index + 1}`);
    expectRefusal(await attempt(server, email, password, "2001:db8:1:2:ffff::1"), "RATE_LIMITED");
    expect((await attempt(server, email, password, "2001:db8:1:3::1")).errors).toBeUndefined();
  });

  it("rejects all unknown browsers after thirty failures for an account, even if the account does not exist", async () => {
    const { server, email } = await start();
    for (const typed of [email, "nobody@example.com"]) {
      const from = typed === email ? 1 : 2;
      const codes = await fail(server, 31, (index) => `198.51.${from}.${Math.floor(index / 9)}`, typed.toUpperCase());
      expect(codes).toEqual([...times(30, "UNAUTHENTICATED"), "RATE_LIMITED"]);
    }
    expectRefusal(await attempt(server, ` ${email}`, password, "203.0.113.9"), "RATE_LIMITED");
  });

  it("counts only failures", async () => {
    const { server, email } = await start();
    await fail(server, 9, () => "203.0.113.1");
    for (let index = 0; index < 5; index += 1) expect((await attempt(server, email, password)).errors).toBeUndefined();
    expect(await fail(server, 2, () => "203.0.113.1")).toEqual(["UNAUTHENTICATED", "RATE_LIMITED"]);
  });

  it("counts simultaneous attempts", async () => {
    const { server } = await start();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => attempt(server, "x@example.com", "wrong password")),
    );
    const codes = answers.map(({ errors }) => errors![0]!.extensions["code"]);
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(5);
  });

  it("ignores forwarding headers without a trusted proxy", async () => {
    const server = await startTestServer();
    opened.push(server);
    const codes = await fail(server, 11, (index) => `203.0.113.${index}`);
    expect(codes).toEqual([...times(10, "UNAUTHENTICATED"), "RATE_LIMITED"]);
  });

  it("has no limit if rate limits are off", async () => {
    const { server } = await start({ rateLimits: false });
    expect(await fail(server, 12, () => "203.0.113.1")).toEqual(times(12, "UNAUTHENTICATED"));
  });
});

describe("a browser that has signed in before", () => {
  /** Signs in and returns the device cookie, which remains after the session has expired. */
  async function makeDevice(server: TestServer, email: string, typed = password): Promise<string> {
    const { headers } = await attempt(server, email, typed, "192.0.2.77");
    const header = headers.getSetCookie().find((each) => each.startsWith("honestodds-device="))!;
    return header.split(";")[0]!;
  }

  it("is not locked out by failed attempts from other browsers, even if they have the same IP address", async () => {
    const { server, email } = await start();
    const device = await makeDevice(server, email);
    await fail(server, 30, (index) => `198.51.100.${Math.floor(index / 9)}`, email);
    await fail(server, 10, () => "203.0.113.1", email);
    expectRefusal(await attempt(server, email, password, "203.0.113.1"), "RATE_LIMITED");
    expectRefusal(await attempt(server, email, password, "192.0.2.8"), "RATE_LIMITED");
    expect((await attempt(server, email, password, "203.0.113.1", device)).data).toEqual({ signIn: { name: email } });
  });

  it("is rejected after ten failures, which do not affect other browsers", async () => {
    const { server, email } = await start();
    const device = await makeDevice(server, email);
    for (let index = 0; index < 10; index += 1)
      expectRefusal(await attempt(server, email, "wrong password", `198.51.100.${index}`, device), "UNAUTHENTICATED");
    expectRefusal(await attempt(server, email, password, "198.51.100.99", device), "RATE_LIMITED");
    expect((await attempt(server, email, password, "198.51.100.1")).errors).toBeUndefined();
  });

  it("counts as unknown for another account, with an altered token, and after a password change", async () => {
    const { server, email } = await start();
    const device = await makeDevice(server, email);
    const other = await makeAccount(server.database.dataSource);
    const changed = device.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    await fail(server, 30, (index) => `198.51.100.${Math.floor(index / 9)}`, email);
    await fail(server, 30, (index) => `198.51.101.${Math.floor(index / 9)}`, other.email);
    expectRefusal(await attempt(server, other.email, password, "192.0.2.8", device), "RATE_LIMITED");
    expectRefusal(await attempt(server, email, password, "192.0.2.9", changed), "RATE_LIMITED");
    await resetPassword(
      { db: server.database.dataSource, passwords: fastPasswords },
      { email, password: "another good password" },
      commandLine,
    );
    expectRefusal(await attempt(server, email, "another good password", "192.0.2.10", device), "RATE_LIMITED");
  });
});

describe("a browser that has set a new password with a recovery link", () => {
  it("can sign in, even while failed attempts by strangers lock out unknown browsers", async () => {
    const { server, email } = await start();
    const { dataSource } = server.database;
    const owner = { cookie: await makeCookie(dataSource, await makeAccount(dataSource)) };
    const { id } = await dataSource.getRepository(AdminAccount).findOneByOrFail({ email });
    const create = "mutation ($id: ID!) { createRecoveryLink(id: $id) { url } }";
    const link = await post<{ createRecoveryLink: { url: string } }>(server.url, create, { id }, owner);
    const token = new URL(link.data!.createRecoveryLink.url).hash.slice(1);
    await fail(server, 30, (index) => `198.51.100.${Math.floor(index / 9)}`, email);
    const typed = "another good password";
    const recover = "mutation ($token: String!, $typed: String!) { recoverAccount(token: $token, password: $typed) }";
    const { headers } = await post(server.url, recover, { token, typed });
    const [cookie, ...others] = headers.getSetCookie().map((each) => each.split(";")[0]!);
    expect(others).toEqual([]);
    expectRefusal(await attempt(server, email, typed, "192.0.2.8"), "RATE_LIMITED");
    expect((await attempt(server, email, typed, "192.0.2.8", cookie)).data).toEqual({ signIn: { name: email } });
  });
});

describe("signIn while a table can't be read", () => {
  it.each(["admin_accounts", "admin_sessions"])(
    "does not count an attempt that fails because %s can't be read",
    async (table) => {
      const { server, email } = await start();
      const { dataSource } = server.database;
      await dataSource.query(`ALTER TABLE ${table} RENAME TO away`);
      for (let index = 0; index < 12; index += 1)
        expectRefusal(await attempt(server, email, password), "INTERNAL_SERVER_ERROR");
      await dataSource.query(`ALTER TABLE away RENAME TO ${table}`);
      expect((await attempt(server, email, password)).data).toEqual({ signIn: { name: email } });
    },
  );

  it("rejects an attempt beyond the limit without reading the account", async () => {
    const { server, email } = await start();
    await fail(server, 10, () => "203.0.113.1");
    await server.database.dataSource.query("ALTER TABLE admin_accounts RENAME TO away");
    expectRefusal(await attempt(server, email, password), "RATE_LIMITED");
  });
});
