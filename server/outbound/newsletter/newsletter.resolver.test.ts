import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const subscribe = (email: string, more: Record<string, unknown> = {}) =>
  call<boolean>(app, "subscribeToNewsletter", { email, ...more });

function stored(email: string): Promise<Record<string, unknown>[]> {
  return app.database.dataSource.query("SELECT * FROM newsletter_subscriptions WHERE lower(email) = lower($1)", [
    email,
  ]);
}

async function count(): Promise<number> {
  const [row] = await app.database.dataSource.query<[{ count: number }]>(
    "SELECT count(*)::int AS count FROM newsletter_subscriptions",
  );
  return row.count;
}

describe("subscribeToNewsletter", () => {
  it("stores an email address with the time, the page and the form's wording", async () => {
    const more = { pagePath: "/all-casinos", wording: "Get our weekly email." };
    expect(await subscribe("new@example.com", more)).toEqual({ result: true, errors: undefined });
    expect(await stored("new@example.com")).toEqual([
      expect.objectContaining({
        email: "new@example.com",
        page_path: "/all-casinos",
        wording: "Get our weekly email.",
        subscribed_at: expect.any(Date),
        confirmed_at: null,
        unsubscribed_at: null,
      }),
    ]);
  });

  it("lists the address as subscribed but not confirmed, even if an earlier confirmation email was not opened", async () => {
    const email = "unopened@example.com";
    await subscribe(email);
    const db = app.database.dataSource;
    await db.query("UPDATE newsletter_subscriptions SET confirm_expires_at = now() WHERE email = $1", [email]);
    const state = async () => {
      const args = { search: email, first: 1 };
      const options = { viewer: "owner" } as const;
      const list = await callOrThrow<{ nodes: object[] }>(
        app,
        "newsletterSubscriptions",
        args,
        "nodes { state }",
        options,
      );
      return list.nodes;
    };
    expect(await state()).toEqual([{ state: "PENDING" }]);
    expect((await subscribe(email)).result).toBe(true);
    expect(await state()).toEqual([{ state: "UNCONFIRMED" }]);
  });

  it("trims the email address and keeps the case of its name", async () => {
    expect((await subscribe("  Spaced@Example.com \n")).errors).toBeUndefined();
    expect(await stored("spaced@example.com")).toEqual([expect.objectContaining({ email: "Spaced@example.com" })]);
  });

  it("stores at most 200 characters of the path, without its query, and at most 500 characters of the wording", async () => {
    await subscribe("long@example.com", { pagePath: `/${"p".repeat(600)}?q=1`, wording: "w".repeat(600) });
    expect(await stored("long@example.com")).toEqual([
      expect.objectContaining({ page_path: `/${"p".repeat(199)}`, wording: "w".repeat(500) }),
    ]);
  });

  it("does not store text that a spreadsheet could treat as a formula", async () => {
    const formula = `;=cmd|' /c calc'!A1`;
    expect((await subscribe("path@example.com", { pagePath: `/${formula}` })).errors).toBeUndefined();
    const [row] = await stored("path@example.com");
    expect(row!["page_path"]).toMatch(/^\/%3B%3Dcmd%7C/);
    for (const wording of [formula, "=1+1", "Hello\t=1+1", "Hello;@SUM(A1)", "-1", "Hello\n=1+1", "\u202EHello"])
      expectRefusal(await subscribe("wording@example.com", { wording }), "BAD_USER_INPUT", ["wording"]);
    for (const pagePath of ["=1+1", "@SUM(A1)", "//evil.example/"])
      expectRefusal(await subscribe("wording@example.com", { pagePath }), "BAD_USER_INPUT", ["pagePath"]);
    expect(await stored("wording@example.com")).toEqual([]);
  });

  it.each(["twice@example.com", "TWICE@Example.COM", " Twice@example.com "])(
    "rejects %j as a duplicate, with the database code 23505 and without repeating the email address",
    async (email) => {
      await subscribe("twice@example.com");
      const error = expectRefusal(await subscribe(email), "CONFLICT");
      expect(error.extensions["databaseCode"]).toBe("23505");
      expect(JSON.stringify(error)).not.toMatch(/twice/i);
      expect(await stored("twice@example.com")).toHaveLength(1);
    },
  );

  it("stores an email address only once for simultaneous calls", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => subscribe("race@example.com")));
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    for (const late of answers.filter(({ errors }) => errors)) expectRefusal(late, "CONFLICT");
  });

  it("treats the Unicode form and the ASCII form of a domain as one address", async () => {
    expect((await subscribe("user@m\u00FCnchen.example")).errors).toBeUndefined();
    expectRefusal(await subscribe("user@xn--mnchen-3ya.example"), "CONFLICT");
    const erased = await call(app, "eraseSubscriber", { email: "USER@mu\u0308nchen.example" }, "", { viewer: "owner" });
    expect(erased.result).toBe(true);
  });

  it("adds an address again after it was unsubscribed", async () => {
    await subscribe("again@example.com");
    await app.database.dataSource.query(
      "UPDATE newsletter_subscriptions SET confirmed_at = now(), unsubscribed_at = now() WHERE email = $1",
      ["again@example.com"],
    );
    expect((await subscribe("AGAIN@example.com", { wording: "Weekly." })).result).toBe(true);
    expect(await stored("again@example.com")).toEqual([
      expect.objectContaining({ wording: "Weekly.", confirmed_at: null, unsubscribed_at: null }),
    ]);
  });

  it("sends no email without an SMTP server", async () => {
    await subscribe("silent@example.com");
    expect(await app.database.dataSource.query("SELECT * FROM outgoing_mails")).toEqual([]);
  });

  it.each([
    "",
    "   ",
    "nobody",
    "@example.com",
    "a@b",
    "a b@example.com",
    "a@example.com, b@example.com",
    "a@example.com\nBcc: b@example.com",
    "<a@example.com>",
    '"a;=cmd|x"@example.com',
    `${"l".repeat(65)}@example.com`,
    `a@${"d".repeat(250)}.com`,
  ])("rejects %j", async (email) => {
    const before = await count();
    expectRefusal(await subscribe(email), "BAD_USER_INPUT", ["email"]);
    expect(await count()).toBe(before);
  });

  it("accepts the longest valid email address", async () => {
    const label = "d".repeat(61);
    const email = `${"l".repeat(64)}@${label}.${label}.${label}.com`;
    expect(email).toHaveLength(254);
    expect((await subscribe(email)).errors).toBeUndefined();
  });
});
