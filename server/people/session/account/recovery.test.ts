import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import type { AdminAccount } from "../../../database/entities/team/adminAccount.entity.js";
import { mailLimits } from "../../../database/mail/mailQueue.js";
import { Role } from "../../../shared/schema/policies.js";
import { call, callOrThrow } from "../../../test/call.js";
import { addAccountOf, createTestApp, type TestApp } from "../../../test/createTestApp.js";
import { expectRefusal } from "../../../test/expectRefusal.js";
import { makeAccount, makeCookie } from "../../../test/sessions/signedIn.js";
import { startSmtpServer, type TestSmtpServer } from "../../../test/servers/smtpServer.js";
import { newDeviceToken } from "../deviceToken.js";

let smtp: TestSmtpServer;
let app: TestApp;
let account: AdminAccount;
async function open(rateLimits = false) {
  app = await createTestApp({ isConfirmed: true, mail: smtp.settings, rateLimits });
  account = await makeAccount(app.database.dataSource);
}
beforeAll(async () => {
  smtp = await startSmtpServer();
  await open();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
afterEach(async () => {
  smtp.mails.length = 0;
  const { dataSource } = app.database;
  for (const table of ["admin_accounts", "outgoing_mails", "audit_log"]) await dataSource.query(`DELETE FROM ${table}`);
  account = await makeAccount(dataSource);
});

const password = "another horse battery";
const request = (email = account.email) => call(app, "requestRecovery", { email });
/** Sends the emails for all requests, as the server's jobs do. */
async function sendMails() {
  await app.services.recoveryRequests.process();
  await app.services.mailSender!.sendDue();
}
const tokenIn = (text: string) => /\/admin\?link=recovery#([\w-]{43})/.exec(text)![1]!;
const recover = (token: string, typed = password) => call(app, "recoverAccount", { token, password: typed });
const signIn = (typed: string) => call(app, "signIn", { email: account.email, password: typed }, "name");
const events = async () =>
  (await app.database.dataSource.query<{ event: string }[]>("SELECT event FROM audit_log ORDER BY sequence")).map(
    ({ event }) => event,
  );

describe("requestRecovery", () => {
  it("keeps a request that fails with a database error, and retries it", async () => {
    const { dataSource } = app.database;
    await request();
    await dataSource.query("ALTER TABLE outgoing_mails RENAME TO away");
    await expect(sendMails()).rejects.toThrow("outgoing_mails");
    await dataSource.query("ALTER TABLE away RENAME TO outgoing_mails");
    await sendMails();
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[account.email]]);
  });

  it("sends a link that sets a new password once, ends all sessions and starts none", async () => {
    await makeCookie(app.database.dataSource, account);
    await request(` ${account.email.toUpperCase()} `);
    await sendMails();
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[account.email]]);
    const token = tokenIn(smtp.mails[0]!.text);
    expectRefusal(await recover(token, "short"), "BAD_USER_INPUT", ["password"]);
    const answers = await Promise.all([recover(token), recover(token)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await app.database.dataSource.query("SELECT FROM admin_sessions")).toEqual([]);
    expectRefusal(await signIn("correct horse battery"), "UNAUTHENTICATED");
    expect((await signIn(password)).result).toEqual({ name: account.email });
    expectRefusal(await recover(token), "NOT_FOUND");
    expect(await events()).toEqual([
      "accountCreated",
      "recoveryRequested",
      "accountRecovered",
      "signInFailed",
      "signedIn",
    ]);
  });

  it("responds in the same way for every address, and only later sends an email if the account exists", async () => {
    await app.database.dataSource.query("UPDATE admin_accounts SET disabled_at = now()");
    const disabled = account;
    account = await makeAccount(app.database.dataSource);
    for (const email of [account.email, disabled.email, "nobody@example.com"]) {
      let answer: unknown;
      const statements = await app.countStatements(async () => (answer = await request(email)));
      expect({ answer, statements }).toEqual({ answer: { result: true, errors: undefined }, statements: [] });
    }
    await sendMails();
    expect(smtp.mails.flatMap(({ recipients }) => recipients)).toEqual([account.email]);
  });

  it("does not let a stranger fill a mailbox, or use up the emails that a person's own browser can request", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await request();
      await sendMails();
    }
    expect(smtp.mails).toHaveLength(mailLimits.perRecipient);
    const own = { email: account.email, clientAddress: "127.0.0.1", deviceToken: newDeviceToken(account) };
    app.services.recoveryRequests.add(own);
    await sendMails();
    expect(smtp.mails).toHaveLength(mailLimits.perRecipient + 1);
    // A stranger's request invalidates no link.
    expect((await recover(tokenIn(smtp.mails[0]!.text))).errors).toBeUndefined();
    // A new password invalidates all other links.
    expectRefusal(await recover(tokenIn(smtp.mails.at(-1)!.text)), "NOT_FOUND");
  });

  it("allows a client five requests per hour, and does not prevent signing in", async () => {
    await app.close();
    await open(true);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await request()).errors).toBeUndefined();
    expectRefusal(await request(), "RATE_LIMITED");
    expect((await signIn("correct horse battery")).errors).toBeUndefined();
  });

  it("needs an SMTP server", async () => {
    const plain = await createTestApp();
    expect(await callOrThrow(app, "canRecoverByEmail")).toBe(true);
    expect((await call(plain, "canRecoverByEmail")).result).toBe(false);
    expectRefusal(await call(plain, "requestRecovery", { email: "ann@example.com" }), "CONFLICT");
    await plain.close();
  });
});

describe("createRecoveryLink", () => {
  beforeEach(() => addAccountOf(Role.OWNER, app.database));

  const create = () => call<{ url: string }>(app, "createRecoveryLink", { id: account.id }, "url", { viewer: "owner" });

  it("returns a link that works once within an hour, and replaces an earlier link", async () => {
    const [first, second] = [(await create()).result!, (await create()).result!];
    expectRefusal(await recover(tokenIn(first.url)), "NOT_FOUND");
    expect((await recover(tokenIn(second.url))).errors).toBeUndefined();
    expect((await signIn(password)).errors).toBeUndefined();
    const third = (await create()).result!;
    await app.database.dataSource.query("UPDATE account_links SET created_at = now(), expires_at = now()");
    expectRefusal(await recover(tokenIn(third.url)), "NOT_FOUND");
  });

  it("is rejected for a disabled account, whose earlier link also stops working", async () => {
    const { url } = (await create()).result!;
    await app.database.dataSource.query("UPDATE admin_accounts SET disabled_at = now() WHERE id = $1", [account.id]);
    expectRefusal(await recover(tokenIn(url)), "NOT_FOUND");
    expectRefusal(await create(), "CONFLICT");
  });

  it("returns a link that can't create an account", async () => {
    const { url } = (await create()).result!;
    const token = tokenIn(url);
    expectRefusal(await call(app, "acceptInvitation", { token, name: "", password }, "name"), "NOT_FOUND");
  });
});
