import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { invitations } from "./invitation.commands.js";
import { Role } from "../../shared/schema/policies.js";
import { call, callOrThrow } from "../../test/call.js";
import { addAccountOf, createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeAccount } from "../../test/sessions/signedIn.js";
import { startSmtpServer, type TestSmtpServer } from "../../test/servers/smtpServer.js";

let app: TestApp;
let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await createTestApp({ viewer: "owner", isConfirmed: true, mail: smtp.settings });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
beforeEach(() => addAccountOf(Role.OWNER, app.database));
afterEach(async () => {
  smtp.mails.length = 0;
  for (const table of ["account_links", "admin_accounts", "outgoing_mails", "audit_log"])
    await app.database.dataSource.query(`DELETE FROM ${table}`);
});

interface Link {
  url: string;
  email: string;
  expiresAt: string;
  isEmailed: boolean;
}

const selection = "url email expiresAt isEmailed";
const password = "correct horse battery";
const invite = (email = "Ann@Example.com", role = "EDITOR") => call<Link>(app, "invite", { email, role }, selection);
const inviteOrThrow = async (email?: string) => (await invite(email)).result!;
const tokenOf = ({ url }: Pick<Link, "url">) => url.split("#")[1]!;
const targetOf = async (token: string) =>
  (await call(app, "accountLink", { token }, "kind email role", { viewer: "visitor" })).result;
const accept = (token: string, changes: Record<string, string> = {}) =>
  call(app, "acceptInvitation", { token, name: " Ann ", password, ...changes }, "name role", { viewer: "visitor" });
const openInvitations = async () =>
  (await callOrThrow<{ invitations: { id: string; email: string }[] }>(app, "team", {}, "invitations { id email }"))
    .invitations;
const events = async () =>
  (await app.database.dataSource.query<{ event: string }[]>("SELECT event FROM audit_log ORDER BY sequence")).map(
    ({ event }) => event,
  );

describe("invite", () => {
  it("returns a link that is valid for seven days, with its token only in the fragment, and does not store the token", async () => {
    const link = await inviteOrThrow();
    expect(link).toMatchObject({ email: "ann@example.com", isEmailed: true });
    expect(link.url).toMatch(/^https:\/\/site\.example\/admin\?link=invitation#[\w-]{43}$/);
    const days = (Date.parse(link.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days * 100) / 100).toBeCloseTo(7, 1);
    const rows = await app.database.dataSource.query(
      "SELECT account_links::text, audit_log::text FROM account_links, audit_log",
    );
    expect(JSON.stringify(rows)).not.toContain(tokenOf(link));
    expect(await targetOf(tokenOf(link))).toEqual({ kind: "INVITATION", email: "ann@example.com", role: "EDITOR" });
  });

  it("sends the link by email", async () => {
    const { url } = await inviteOrThrow();
    await app.services.mailSender!.sendDue();
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([["ann@example.com"]]);
    expect(smtp.mails[0]!.text).toContain(url);
    expect(smtp.mails[0]!.text).toContain("owner@example.com invited you to join the HonestOdds team");
  });

  it("rejects an invalid address, a second invitation, a person with an account, and too many invitations", async () => {
    expectRefusal(await invite("ann"), "BAD_USER_INPUT", ["email"]);
    const link = await inviteOrThrow();
    expectRefusal(await invite("ann@example.com"), "CONFLICT");
    await accept(tokenOf(link));
    expectRefusal(await invite(), "CONFLICT");
    await app.database.dataSource.query(
      `INSERT INTO account_links (kind, email, role, token_hash, created_by, expires_at)
       SELECT 'invitation', 'p' || n || '@example.com', 'editor', 'hash' || n, 'o', now() + interval '1 day'
       FROM generate_series(1, ${invitations.maxOpen}) AS n`,
    );
    expectRefusal(await invite("bob@example.com"), "CONFLICT");
    await app.database.dataSource.query("UPDATE account_links SET expires_at = now()");
    expect((await invite("bob@example.com")).errors).toBeUndefined();
    expect(await openInvitations()).toHaveLength(1);
  });

  it("still sends the email if strangers have used up the address's limit for newsletter emails", async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await call(app, "subscribeToNewsletter", { email: "ann@example.com" }, "", { viewer: "visitor" });
      await app.services.mailSender!.sendDue();
    }
    smtp.mails.length = 0;
    const { isEmailed } = await inviteOrThrow();
    expect(isEmailed).toBe(true);
  });

  it("is rejected in demo mode, because there would be no owner", async () => {
    const { errors } = await call(app, "invite", { email: "a@example.com", role: "EDITOR" }, "url", { viewer: "demo" });
    expectRefusal({ errors }, "CONFLICT");
  });
});

describe("an owner's request that was allowed before the owner lost access", () => {
  it.each([
    ["changeRole", "UPDATE admin_accounts SET role = 'publisher'", "FORBIDDEN"],
    ["disableAccount", "UPDATE admin_accounts SET disabled_at = now()", "UNAUTHENTICATED"],
    ["removeAccount", "DELETE FROM admin_accounts", "UNAUTHENTICATED"],
  ] as const)("creates no link after %s", async (_name, statement, code) => {
    await inviteOrThrow("bob@example.com");
    const [{ id } = { id: "" }] = await openInvitations();
    const member = await makeAccount(app.database.dataSource, Role.EDITOR);
    const links = () => app.database.dataSource.query("SELECT * FROM account_links");
    const before = await links();
    // The test's viewer remains an owner, like the viewer of a request that the server has already allowed.
    await app.database.dataSource.query(`${statement} WHERE email = 'owner@example.com'`);
    expectRefusal(await invite(), code);
    expectRefusal(await call(app, "renewInvitation", { id }, selection), code);
    expectRefusal(await call(app, "createRecoveryLink", { id: member.id }, "url"), code);
    expect(await links()).toEqual(before);
  });
});

describe("acceptInvitation", () => {
  it("creates the account with its name and role, and signs the person in", async () => {
    const link = await inviteOrThrow();
    expect((await accept(tokenOf(link))).result).toEqual({ name: "ann@example.com", role: "EDITOR" });
    const [account] = await app.database.dataSource.query<[{ display_name: string; sessions: number }]>(
      "SELECT display_name, (SELECT count(*)::int FROM admin_sessions) AS sessions FROM admin_accounts WHERE email = 'ann@example.com'",
    );
    expect(account).toEqual({ display_name: "Ann", sessions: 1 });
    expect(await events()).toEqual(["invitationCreated", "accountCreated", "signedIn"]);
  });

  it("works only once, even if two requests use the link at the same time", async () => {
    const token = tokenOf(await inviteOrThrow());
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors)) expectRefusal(answer, "NOT_FOUND");
    expectRefusal(await accept(token), "NOT_FOUND");
    expect(await targetOf(token)).toBeNull();
  });

  it("does not use up the link if the password or name is invalid", async () => {
    const token = tokenOf(await inviteOrThrow());
    expectRefusal(await accept(token, { password: "short" }), "BAD_USER_INPUT", ["password"]);
    expectRefusal(await accept(token, { name: "x".repeat(201) }), "BAD_USER_INPUT", ["name"]);
    expect((await accept(token)).errors).toBeUndefined();
  });

  it("rejects an expired link and a forged one", async () => {
    const token = tokenOf(await inviteOrThrow());
    await app.database.dataSource.query("UPDATE account_links SET expires_at = now()");
    for (const each of [token, "A".repeat(43), ""]) expectRefusal(await accept(each), "NOT_FOUND");
    expect(await targetOf(token)).toBeNull();
  });
});

describe("renewInvitation and revokeInvitation", () => {
  it("replace or remove both the link and its waiting email", async () => {
    const first = await inviteOrThrow();
    const [{ id } = { id: "" }] = await openInvitations();
    const second = await callOrThrow<Link>(app, "renewInvitation", { id }, selection);
    expect(await targetOf(tokenOf(first))).toBeNull();
    expect(await targetOf(tokenOf(second))).not.toBeNull();
    await app.services.mailSender!.sendDue();
    expect(smtp.mails.map(({ text }) => [text.includes(first.url), text.includes(second.url)])).toEqual([
      [false, true],
    ]);
    await callOrThrow(app, "revokeInvitation", { id });
    expect(await targetOf(tokenOf(second))).toBeNull();
    expectRefusal(await call(app, "revokeInvitation", { id }), "NOT_FOUND");
    expect(await events()).toEqual(["invitationCreated", "invitationRenewed", "invitationRevoked"]);
  });
});
