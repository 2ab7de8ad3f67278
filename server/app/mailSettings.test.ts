import { describe, expect, it } from "@jest/globals";

import { StartupError } from "../shared/errors.js";
import { parseEnv } from "./env.js";

const complete = {
  SMTP_URL: "smtp://mail.example.org",
  MAIL_FROM: "news@site.example",
  PUBLIC_URL: "https://site.example",
};

describe("the email configuration", () => {
  it.each([
    [
      {},
      {
        host: "mail.example.org",
        port: 587,
        isTls: false,
        needsStartTls: true,
        credentials: null,
        from: { name: "", address: "news@site.example" },
      },
    ],
    [{ SMTP_URL: "smtps://mail.example.org/" }, { port: 465, isTls: true, needsStartTls: false }],
    [
      { SMTP_URL: "smtp://me%40site:p%25ss%2Fword@mail.example.org:2525" },
      { port: 2525, credentials: { user: "me@site", pass: "p%ss/word" } },
    ],
    [{ SMTP_URL: "smtp://127.0.0.1:25" }, { host: "127.0.0.1", needsStartTls: false }],
    [{ SMTP_URL: "smtp://[::1]:25" }, { host: "::1", needsStartTls: false }],
    [{ SMTP_URL: "smtp://127.0.0.1:25", SMTP_STARTTLS: "on" }, { needsStartTls: true }],
    [{ SMTP_URL: "smtp://postfix:25", SMTP_STARTTLS: "off" }, { needsStartTls: false }],
    [{ MAIL_FROM: "Honest Odds <news@site.example>" }, { from: { name: "Honest Odds", address: "news@site.example" } }],
  ])("is read from the variables %j", (variables, expected) => {
    expect(parseEnv({ ...complete, ...variables }, []).mail).toMatchObject(expected);
  });

  it.each([
    [{ SMTP_URL: "" }, /^Set both SMTP_URL and MAIL_FROM/],
    [{ MAIL_FROM: "" }, /^Set both SMTP_URL and MAIL_FROM/],
    [{ PUBLIC_URL: "" }, /^SMTP_URL requires PUBLIC_URL/],
    [{ SMTP_URL: "mail.example.org:587" }, /^SMTP_URL is not the address of an SMTP server: set it to smtp:/],
    [{ SMTP_URL: "https://mail.example.org" }, /^SMTP_URL is not/],
    [{ SMTP_URL: "smtp://mail.example.org/?tls.rejectUnauthorized=false" }, /^SMTP_URL is not/],
    [{ SMTP_URL: "smtp://me:100%@mail.example.org" }, /^SMTP_URL has a %/],
    [{ SMTP_URL: "smtps://mail.example.org", SMTP_STARTTLS: "on" }, /^SMTP_STARTTLS is on/],
    [{ SMTP_STARTTLS: "maybe" }, /^SMTP_STARTTLS is "maybe": set it to on or off/],
    [{ MAIL_FROM: "news" }, /^MAIL_FROM is "news": set it to an email address/],
    [{ MAIL_FROM: "A\r\nBcc: b@site.example <news@site.example>" }, /^MAIL_FROM /],
    [{ MAIL_FROM: "a@site.example, b@site.example" }, /^MAIL_FROM /],
  ])("rejects the variables %j with a clear message", (variables, sentence) => {
    expect(() => parseEnv({ ...complete, ...variables }, [])).toThrow(StartupError);
    expect(() => parseEnv({ ...complete, ...variables }, [])).toThrow(sentence);
  });

  it("never shows a password in an error message", () => {
    const wrong = { ...complete, SMTP_URL: "smtp://me:hunter2@mail.example.org/path" };
    expect(() => parseEnv(wrong, [])).toThrow(/^(?!.*hunter2)/);
  });
});
