import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { linkIn, startSmtpServer, type TestSmtpServer } from "../../test/servers/smtpServer.js";
import { confirmSubscription, unsubscribe } from "./newsletter.confirmation.js";

let app: TestApp;
let smtp: TestSmtpServer;
let now: Date;

beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await createTestApp({ mail: smtp.settings, clock: { now: () => now } });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
beforeEach(async () => {
  now = new Date("2026-03-01T10:00:00.000Z");
  smtp.mails.length = 0;
  await app.database.dataSource.query("DELETE FROM newsletter_subscriptions");
  await app.database.dataSource.query("DELETE FROM outgoing_mails");
});

const hour = 3_600_000;
const later = (ms: number) => (now = new Date(now.getTime() + ms));

const signUp = (email: string) => call<boolean>(app, "subscribeToNewsletter", { email, wording: "Weekly." });

/** Signs up and returns the tokens in the email. */
async function signUpByMail(email: string) {
  await signUp(email);
  await app.services.mailSender!.sendDue();
  const mail = smtp.mails.at(-1)!;
  const tokenOf = (part: string) => new URLSearchParams(linkIn(mail, part).split("?")[1]).get("token")!;
  return { mail, confirm: () => tokenOf("/newsletter/confirm"), unsubscribe: tokenOf("/newsletter/unsubscribe") };
}

const press = (token: string) => confirmSubscription(app.database.dataSource, token, now);

async function states(): Promise<Record<string, string>> {
  const selection = "nodes { email state }";
  const list = await callOrThrow<{ nodes: { email: string; state: string }[] }>(
    app,
    "newsletterSubscriptions",
    {},
    selection,
    { viewer: "owner" },
  );
  return Object.fromEntries(list.nodes.map(({ email, state }) => [email, state]));
}

describe("subscribeToNewsletter with an SMTP server", () => {
  it("sends one email with confirmation and unsubscribe links, and stores a pending subscription", async () => {
    expect(await signUp(" Ann@example.com ")).toEqual({ result: false, errors: undefined });
    await app.services.mailSender!.sendDue();
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail!.recipients).toEqual(["Ann@example.com"]);
    expect(mail!.headers["subject"]).toBe("Confirm your subscription to HonestOdds");
    expect(mail!.text).toContain("https://site.example/newsletter/confirm?token=");
    expect(mail!.source).toContain("text/html");
    expect(mail!.source).not.toMatch(/<img|<script|<style/i);
    expect(mail!.headers["list-unsubscribe"]).toBe(`<https://site.example${linkIn(mail!, "/unsubscribe")}>`);
    expect(mail!.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(await states()).toEqual({ "Ann@example.com": "PENDING" });
  });

  it("returns the same response whether or not the address is on the list", async () => {
    const ann = await signUpByMail("ann@example.com");
    await press(ann.confirm());
    later(hour);
    const answers = [await signUp("ann@example.com"), await signUp("bob@example.com"), await signUp("bob@example.com")];
    expect(answers).toEqual(answers.map(() => ({ result: false, errors: undefined })));
    await app.services.mailSender!.sendDue();
    expect(smtp.mails.map(({ headers }) => headers["subject"])).toEqual([
      "Confirm your subscription to HonestOdds",
      "You are subscribed to HonestOdds",
      "Confirm your subscription to HonestOdds",
    ]);
    expect(smtp.mails[1]!.text).not.toContain("/newsletter/confirm");
    expect(await states()).toEqual({ "ann@example.com": "CONFIRMED", "bob@example.com": "PENDING" });
  });

  it("sends one email for simultaneous sign-ups, and at most three a day for repeated ones", async () => {
    await Promise.all(["ann@example.com", "ANN@example.com", "Ann@Example.com"].map((email) => signUp(email)));
    await app.services.mailSender!.sendDue();
    expect(smtp.mails).toHaveLength(1);
    for (let more = 0; more < 5; more += 1) {
      expect((await signUp("ann@example.com")).result).toBe(false);
      await app.services.mailSender!.sendDue();
    }
    expect(smtp.mails).toHaveLength(3);
    expect(new Set(smtp.mails.map((mail) => linkIn(mail, "/confirm"))).size).toBe(1);
  });

  it("reports that the server has reached its daily maximum of emails, and then stores nothing", async () => {
    await app.database.dataSource.query(
      `INSERT INTO outgoing_mails (recipient, subject, created_at, expires_at, next_attempt_at, finished_at)
       SELECT 'reader' || number || '@example.com', 'x', $1, $1, $1, $1 FROM generate_series(1, 5000) AS number`,
      [now],
    );
    later(1);
    expectRefusal(await signUp("ann@example.com"), "RATE_LIMITED");
    expect(await states()).toEqual({});
  });

  it("rejects an address with a line break", async () => {
    expectRefusal(await signUp("ann@example.com\r\nBcc: eve@example.com"), "BAD_USER_INPUT", ["email"]);
    expect(await states()).toEqual({});
  });
});

describe("the confirmation link", () => {
  it("confirms the subscription, and a second click changes nothing", async () => {
    const { confirm } = await signUpByMail("ann@example.com");
    expect(await press(confirm())).toBe(true);
    const confirmedAt = now;
    later(hour);
    expect(await press(confirm())).toBe(true);
    expect(await states()).toEqual({ "ann@example.com": "CONFIRMED" });
    const [row] = await app.database.dataSource.query<[object]>("SELECT * FROM newsletter_subscriptions");
    expect(row).toMatchObject({ confirmed_at: confirmedAt, unsubscribed_at: null });
  });

  it("stops working after 48 hours, and the next sign-up sends a working one", async () => {
    const { confirm } = await signUpByMail("ann@example.com");
    const bob = await signUpByMail("bob@example.com");
    later(48 * hour - 1);
    expect(await press(bob.confirm())).toBe(true);
    later(1);
    expect(await press(confirm())).toBe(false);
    expect(await states()).toEqual({ "ann@example.com": "PENDING", "bob@example.com": "CONFIRMED" });
    await signUpByMail("ann@example.com");
    expect(await press(confirm())).toBe(true);
  });

  it.each(["", "x", "00000000-0000-4000-8000-000000000000", "' OR true --", "\u0000"])(
    "does not work with the token %j",
    async (token) => {
      await signUpByMail("ann@example.com");
      expect(await press(token)).toBe(false);
      expect(await unsubscribe(app.database.dataSource, token, now)).toBe(false);
      expect(await states()).toEqual({ "ann@example.com": "PENDING" });
    },
  );

  it("does not work with the unsubscribe token, nor does the unsubscribe link work with the confirmation token", async () => {
    const { confirm, unsubscribe: token } = await signUpByMail("ann@example.com");
    expect(await press(token)).toBe(false);
    expect(await unsubscribe(app.database.dataSource, confirm(), now)).toBe(false);
  });
});

describe("the unsubscribe link", () => {
  it("unsubscribes the address, works a second time, and invalidates the old confirmation link", async () => {
    const ann = await signUpByMail("ann@example.com");
    await press(ann.confirm());
    expect(await unsubscribe(app.database.dataSource, ann.unsubscribe, now)).toBe(true);
    later(hour);
    expect(await unsubscribe(app.database.dataSource, ann.unsubscribe, now)).toBe(true);
    expect(await press(ann.confirm())).toBe(false);
    expect(await states()).toEqual({ "ann@example.com": "UNSUBSCRIBED" });
  });

  it("lets the person subscribe again, but only with a new confirmation", async () => {
    const ann = await signUpByMail("ann@example.com");
    await press(ann.confirm());
    await unsubscribe(app.database.dataSource, ann.unsubscribe, now);
    const again = await signUpByMail("ann@example.com");
    expect(await states()).toEqual({ "ann@example.com": "UNSUBSCRIBED" });
    later(hour);
    expect(await press(again.confirm())).toBe(true);
    expect(await states()).toEqual({ "ann@example.com": "CONFIRMED" });
  });
});

describe("newsletterSubscriptions", () => {
  it("includes the state, the dates and the unsubscribe path", async () => {
    const ann = await signUpByMail("ann@example.com");
    await press(ann.confirm());
    const selection = "nodes { state confirmedAt unsubscribedAt unsubscribePath }";
    const list = await callOrThrow(app, "newsletterSubscriptions", {}, selection, { viewer: "owner" });
    expect(list).toEqual({
      nodes: [
        {
          state: "CONFIRMED",
          confirmedAt: "2026-03-01T10:00:00.000Z",
          unsubscribedAt: null,
          unsubscribePath: `/newsletter/unsubscribe?token=${ann.unsubscribe}`,
        },
      ],
    });
  });
});

describe("eraseSubscriber", () => {
  it("also erases emails to the address", async () => {
    await signUp("ann@example.com");
    await signUp("bob@example.com");
    expect((await call(app, "eraseSubscriber", { email: "ANN@example.com" }, "", { viewer: "owner" })).result).toBe(
      true,
    );
    await app.services.mailSender!.sendDue();
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([["bob@example.com"]]);
    const rows = await app.database.dataSource.query("SELECT * FROM outgoing_mails");
    expect(JSON.stringify(rows)).not.toContain("ann@");
  });
});
