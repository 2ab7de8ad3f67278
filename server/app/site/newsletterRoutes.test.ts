import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { linkIn, type ReceivedMail, startSmtpServer, type TestSmtpServer } from "../../test/servers/smtpServer.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";

let smtp: TestSmtpServer;
let server: TestServer;

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ env: { mail: smtp.settings } });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(async () => {
  await server.database.dataSource.query("DELETE FROM newsletter_subscriptions");
  await server.database.dataSource.query("DELETE FROM outgoing_mails");
  smtp.mails.length = 0;
});

/** Signs up as the form does, and waits until the server's job has sent the email. */
async function signUp(): Promise<ReceivedMail> {
  const query = 'mutation { subscribeToNewsletter(email: "ann@example.com") }';
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  expect(await response.json()).toMatchObject({ data: { subscribeToNewsletter: false } });
  expect(await until(() => smtp.mails.length > 0)).toBe(true);
  return smtp.mails[0]!;
}

function post(path: string, body: string | FormData = "", headers: Record<string, string> = {}) {
  const type = typeof body === "string" ? { "content-type": "application/x-www-form-urlencoded" } : undefined;
  return fetch(server.url + path, { method: "POST", redirect: "manual", body, headers: { ...type, ...headers } });
}

async function row(): Promise<Record<string, unknown>> {
  const [first] = await server.database.dataSource.query<[Record<string, unknown>]>(
    "SELECT * FROM newsletter_subscriptions",
  );
  return first;
}

describe("the confirmation button", () => {
  it("confirms the subscription and leads to a page without the token", async () => {
    const link = linkIn(await signUp(), "/newsletter/confirm");
    const response = await post(link);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/newsletter/confirmed");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await row()).toMatchObject({ confirmed_at: expect.any(Date) });
  });

  it("is required, because a GET or HEAD request for the link changes nothing", async () => {
    const link = linkIn(await signUp(), "/newsletter/confirm");
    for (const method of ["GET", "HEAD"]) await fetch(server.url + link, { method });
    expect(await row()).toMatchObject({ confirmed_at: null });
  });

  it.each(["", "?token=", "?token=x", "?token=00000000-0000-4000-8000-000000000000", "?token=a&token=b"])(
    "leads to an explanation if the query is %j",
    async (query) => {
      const response = await post(`/newsletter/confirm${query}`);
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toBe("/newsletter/invalid");
    },
  );

  it("works only with a form of at most 2 KiB", async () => {
    const path = "/newsletter/confirm?token=x";
    expect((await post(path, "x".repeat(2_049))).status).toBe(413);
    expect((await post(path, "{}", { "content-type": "application/json" })).status).toBe(415);
    expect((await post("/graphql", "query=x")).status).toBe(415);
  });
});

describe("the unsubscribe link", () => {
  it("unsubscribes the visitor only when they press the button", async () => {
    const link = linkIn(await signUp(), "/newsletter/unsubscribe");
    await fetch(server.url + link);
    expect(await row()).toMatchObject({ unsubscribed_at: null });
    const response = await post(link);
    expect(response.headers.get("location")).toBe("/newsletter/unsubscribed");
    expect(await row()).toMatchObject({ unsubscribed_at: expect.any(Date) });
  });

  it.each(["urlencoded", "multipart"])(
    "unsubscribes the visitor after one %s request from a mail program, without a redirect",
    async (form) => {
      const mail = await signUp();
      const [, url = ""] = /<(.+)>/.exec(mail.headers["list-unsubscribe"]!) ?? [];
      const { pathname, search } = new URL(url);
      const parts = new FormData();
      parts.set("List-Unsubscribe", "One-Click");
      const response = await post(pathname + search, form === "multipart" ? parts : "List-Unsubscribe=One-Click");
      expect(response.status).toBe(200);
      expect(await response.text()).toBe("You are unsubscribed.\n");
      expect(await row()).toMatchObject({ unsubscribed_at: expect.any(Date) });
    },
  );

  it("returns 404 to a mail program that sends an unknown token", async () => {
    const response = await post("/newsletter/unsubscribe?token=x", "List-Unsubscribe=One-Click");
    expect(response.status).toBe(404);
  });
});
