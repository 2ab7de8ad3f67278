import { afterEach, beforeAll, beforeEach, afterAll, describe, expect, it } from "@jest/globals";
import type { SMTPServerOptions } from "smtp-server";

import { claimMail, mailLimits, queueMail } from "../../database/mail/mailQueue.js";
import { MailError, Mailer, type MailServer } from "../../platform/mailer.js";
import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { startSmtpServer, type TestSmtpServer } from "../../test/servers/smtpServer.js";
import { deleteOldMails } from "./housekeeping.js";
import { MailSender } from "./mailSender.js";

let app: TestApp;
let now: Date;
const clock = { now: () => now };
let smtp: TestSmtpServer | null = null;

beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app.close());

beforeEach(async () => {
  now = new Date("2026-03-01T10:00:00.000Z");
  await app.database.dataSource.query("DELETE FROM outgoing_mails");
});
afterEach(async () => {
  await smtp?.close();
  smtp = null;
});

const later = (ms: number) => (now = new Date(now.getTime() + ms));

async function start(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtpServer> {
  smtp = await startSmtpServer(options, port);
  return smtp;
}

const hour = 3_600_000;

function queue(recipient = "ann@example.com", lifetime = 48 * hour) {
  const mail = {
    recipient,
    subject: "Hello",
    text: "Hello there.\n",
    html: "<p>Hello there.</p>",
    headers: { "X-Test": "yes" },
  };
  return app.database.dataSource.transaction((manager) => queueMail(manager, mail, { now, lifetime }));
}

function senderFor(settings: MailServer): MailSender {
  return new MailSender(app.database.dataSource, new Mailer(settings), clock, app.services.log);
}

async function rows(): Promise<Record<string, unknown>[]> {
  return app.database.dataSource.query("SELECT * FROM outgoing_mails ORDER BY created_at");
}

describe("the email queue", () => {
  it("delivers an email once, with its headers and as both plain text and HTML, and then deletes its content", async () => {
    const { mails, settings } = await start();
    await queue();
    await senderFor(settings).sendDue();
    await senderFor(settings).sendDue();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail!.recipients).toEqual(["ann@example.com"]);
    expect(mail!.headers).toMatchObject({
      from: "HonestOdds <news@site.example>",
      to: "ann@example.com",
      subject: "Hello",
      "x-test": "yes",
      "auto-submitted": "auto-generated",
    });
    expect(mail!.text).toContain("Hello there.");
    expect(mail!.source).toContain("<p>Hello there.</p>");
    expect(await rows()).toEqual([
      expect.objectContaining({ text: null, html: null, headers: {}, finished_at: now, last_error: null }),
    ]);
  });

  it("retries an email at increasing intervals while the SMTP server is down, and delivers the email when the server is up again", async () => {
    const { settings } = await start();
    await smtp!.close();
    await queue();
    const sender = senderFor(settings);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await sender.sendDue();
      const [row] = await rows();
      expect(row).toMatchObject({
        attempts: attempt + 1,
        finished_at: null,
        last_error: expect.stringMatching(/ECONN/),
      });
      const wait = (row!["next_attempt_at"] as Date).getTime() - now.getTime();
      waits.push(wait / 60_000);
      later(wait);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
    const { mails } = await start({}, settings.port);
    await sender.sendDue();
    expect(mails).toHaveLength(1);
  });

  it("resends an email with the same id if the server died after claiming it", async () => {
    const { mails, settings } = await start();
    await queue();
    const claimed = await claimMail(app.database.dataSource, now);
    expect(claimed).not.toBeNull();
    // Pretend that the process that claimed the email was killed before it sent anything.
    await senderFor(settings).sendDue();
    expect(mails).toEqual([]);
    later(mailLimits.claim);
    await senderFor(settings).sendDue();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.headers["message-id"]).toBe(`<${claimed!.id}@site.example>`);
  });

  it("sends each email once, even if several servers send emails at the same time", async () => {
    const { mails, settings } = await start();
    const recipients = Array.from({ length: 12 }, (_, at) => `reader${at}@example.com`);
    for (const recipient of recipients) await queue(recipient);
    await Promise.all([1, 2, 3].map(() => senderFor(settings).sendDue()));
    expect(mails.flatMap((mail) => mail.recipients).toSorted()).toEqual(recipients.toSorted());
  });

  it("gives up on an address that the SMTP server rejects permanently, and sends the other emails", async () => {
    const { mails, settings } = await start({
      onRcptTo({ address }, _session, callback) {
        if (!address.startsWith("missing")) return callback();
        return callback(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
      },
    });
    await queue("missing@example.com");
    later(1);
    await queue("ann@example.com");
    await senderFor(settings).sendDue();
    expect(mails.flatMap(({ recipients }) => recipients)).toEqual(["ann@example.com"]);
    expect((await rows())[0]).toMatchObject({ finished_at: now, text: null, last_error: expect.stringMatching(/550/) });
  });

  it("keeps an email that the SMTP server rejects temporarily", async () => {
    let isBusy = true;
    const { mails, settings } = await start({
      onRcptTo(_address, _session, callback) {
        callback(isBusy ? Object.assign(new Error("Greylisted"), { responseCode: 451 }) : null);
      },
    });
    await queue();
    await senderFor(settings).sendDue();
    expect(mails).toEqual([]);
    isBusy = false;
    later(mailLimits.firstWait);
    await senderFor(settings).sendDue();
    expect(mails).toHaveLength(1);
  });

  it("sends nothing if TLS is required but the SMTP server does not offer STARTTLS", async () => {
    const { mails, settings } = await start({ disabledCommands: ["STARTTLS"] });
    await queue();
    const secret = { user: "user", pass: "secret" };
    await senderFor({ ...settings, needsStartTls: true, credentials: secret }).sendDue();
    expect(mails).toEqual([]);
    expect((await rows())[0]).toMatchObject({ finished_at: null, last_error: expect.stringMatching(/TLS/i) });
  });

  it("sends nothing if the certificate is not valid for the SMTP server", async () => {
    const { mails, settings } = await start();
    await queue();
    await senderFor({ ...settings, needsStartTls: true }).sendDue();
    expect(mails).toEqual([]);
    expect((await rows())[0]).toMatchObject({ finished_at: null, last_error: expect.stringMatching(/certificate/i) });
  });

  it("keeps every email while the credentials are wrong", async () => {
    const { mails, settings } = await start({
      disabledCommands: ["STARTTLS"],
      onAuth: (_auth, _session, callback) => callback(new Error("Invalid login")),
    });
    await queue();
    await senderFor({ ...settings, credentials: { user: "user", pass: "wrong" } }).sendDue();
    expect(mails).toEqual([]);
    expect((await rows())[0]).toMatchObject({ finished_at: null, text: "Hello there.\n" });
  });

  it.each([
    "ann@example.com>\r\nBcc: eve@example.com\r\nX-Evil: <x@example.com",
    "ann@example.com\nBcc: eve@example.com",
    "ann@example.com, eve@example.com",
    "<ann@example.com> NOTIFY=SUCCESS",
  ])("sends nothing to %j, which could add a header or a recipient", async (recipient) => {
    const { mails, settings } = await start();
    await queue(recipient);
    await senderFor(settings).sendDue();
    expect(mails).toEqual([]);
    expect((await rows())[0]).toMatchObject({
      finished_at: now,
      last_error: expect.stringMatching(/must be one valid/),
    });
  });

  it("does not send an email whose link has expired", async () => {
    const { mails, settings } = await start();
    await queue("ann@example.com", hour);
    later(hour);
    await senderFor(settings).sendDue();
    expect(mails).toEqual([]);
  });

  it("stops when the server stops, and keeps the email", async () => {
    const { mails, settings } = await start({ onConnect: () => undefined });
    await queue();
    const stopping = new AbortController();
    const sending = senderFor(settings).sendDue(stopping.signal);
    setTimeout(() => stopping.abort(), 50);
    await sending;
    expect(mails).toEqual([]);
    expect((await rows())[0]).toMatchObject({ attempts: 1, finished_at: null });
  });

  it("accepts at most three emails per day for one address, and no second email while one is waiting", async () => {
    const { settings } = await start();
    const outcomes: string[] = [await queue("Ann@example.com"), await queue("ann@EXAMPLE.com")];
    for (let more = 0; more < 3; more += 1) {
      await senderFor(settings).sendDue();
      outcomes.push(await queue());
    }
    expect(outcomes).toEqual(["queued", "duplicate", "queued", "queued", "recipientLimit"]);
    expect(await queue("bob@example.com")).toBe("queued");
    later(25 * hour);
    expect(await queue()).toBe("queued");
  });

  it("accepts at most the daily maximum number of emails in total", async () => {
    await app.database.dataSource.query(
      `INSERT INTO outgoing_mails (recipient, subject, created_at, expires_at, next_attempt_at, finished_at)
       SELECT 'reader' || number || '@example.com', 'x', $1, $1, $1, $1 FROM generate_series(1, $2) AS number`,
      [now, mailLimits.perDay],
    );
    later(1);
    expect(await queue()).toBe("dailyLimit");
    later(24 * hour);
    expect(await queue()).toBe("queued");
  });

  it("deletes its rows after three days", async () => {
    await queue();
    later(2 * 24 * hour);
    await deleteOldMails(app.database.dataSource, clock);
    expect(await rows()).toHaveLength(1);
    later(24 * hour + 1);
    await deleteOldMails(app.database.dataSource, clock);
    expect(await rows()).toEqual([]);
  });
});

describe("mailStatus", () => {
  const selection = "isConfigured waiting lastError";

  it("rejects a visitor", async () => {
    expectRefusal(await call(app, "mailStatus", {}, selection, { viewer: "visitor" }), "UNAUTHENTICATED");
  });

  it("says whether emails can be sent, how many wait, and why the last attempt failed", async () => {
    const status = () => callOrThrow(app, "mailStatus", {}, selection, { viewer: "owner" });
    expect(await status()).toEqual({ isConfigured: false, waiting: 0, lastError: null });
    const { settings } = await start();
    await smtp!.close();
    await queue();
    await queue("bob@example.com");
    await senderFor(settings).sendDue();
    expect(await status()).toEqual({ isConfigured: false, waiting: 2, lastError: expect.stringMatching(/ECONN/) });
  });

  it("reports the latest error, even if the next attempt to send another email is later", async () => {
    const failing = (message: string) => ({ send: () => Promise.reject(new MailError(message, false)) }) as never;
    const send = (message: string) =>
      new MailSender(app.database.dataSource, failing(message), clock, app.services.log).sendDue();
    await queue();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      later(mailLimits.longestWait);
      await send("an old error");
    }
    later(1_000);
    await queue("bob@example.com");
    await send("a new error");
    expect(await callOrThrow(app, "mailStatus", {}, "lastError", { viewer: "owner" })).toEqual({
      lastError: "a new error",
    });
  });
});
