import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

interface Subscribers {
  nodes: { email: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

const selection = "nodes { email } pageInfo { hasNextPage endCursor } totalCount";

function list(args: Record<string, unknown> = {}): Promise<Subscribers> {
  return callOrThrow<Subscribers>(app, "newsletterSubscriptions", args, selection);
}

async function emails(args: Record<string, unknown> = {}): Promise<string[]> {
  return (await list(args)).nodes.map(({ email }) => email);
}

beforeEach(async () => {
  await app.database.dataSource.query("DELETE FROM newsletter_subscriptions");
  await app.database.dataSource.query(
    `INSERT INTO newsletter_subscriptions (email, subscribed_at, page_path, wording)
     SELECT 'reader' || number || '@example.com', '2026-02-01'::timestamptz + number * interval '1 minute', '/', 'Weekly.'
     FROM generate_series(1, 250) AS number`,
  );
});

const add = (email: string) =>
  app.database.dataSource.query("INSERT INTO newsletter_subscriptions (email) VALUES ($1)", [email]);

describe("newsletterSubscriptions", () => {
  it("rejects a visitor", async () => {
    const answer = await call(app, "newsletterSubscriptions", {}, selection, { viewer: "visitor" });
    expectRefusal(answer, "UNAUTHENTICATED");
  });

  it("returns all data about each subscriber, newest first", async () => {
    const { nodes } = await callOrThrow<{ nodes: unknown[] }>(
      app,
      "newsletterSubscriptions",
      { first: 1 },
      "nodes { id email subscribedAt pagePath wording }",
    );
    expect(nodes).toEqual([
      {
        id: expect.any(String),
        email: "reader250@example.com",
        subscribedAt: "2026-02-01T04:10:00.000Z",
        pagePath: "/",
        wording: "Weekly.",
      },
    ]);
  });

  it("returns every subscriber once across all pages, even while others subscribe", async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: Subscribers = await list({ first: 100, after });
      seen.push(...nodes.map(({ email }) => email));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      await add(`late${seen.length}@example.com`);
    } while (after !== null);
    expect(seen).toHaveLength(250);
    expect(new Set(seen).size).toBe(250);
  });

  it("matches part of an email address, ignoring case and treating wildcards as plain text", async () => {
    await add("Somebody_Else@Example.org");
    expect(await emails({ search: " BODY_else " })).toEqual(["Somebody_Else@Example.org"]);
    expect(await emails({ search: "%" })).toEqual([]);
    expect(await emails({ search: "reader25@" })).toEqual(["reader25@example.com"]);
    expect((await list({ search: "  " })).totalCount).toBe(251);
    expect((await list({ search: "reader2" })).totalCount).toBe(62);
  });

  it("rejects a cursor from another search, a search query that is too long and a page that is too large", async () => {
    const { pageInfo } = await list({ first: 1 });
    const other = { first: 1, after: pageInfo.endCursor, search: "reader" };
    expectRefusal(await call(app, "newsletterSubscriptions", other, selection), "BAD_USER_INPUT", ["after"]);
    const long = { search: "x".repeat(255) };
    expectRefusal(await call(app, "newsletterSubscriptions", long, selection), "BAD_USER_INPUT", ["search"]);
    expectRefusal(await call(app, "newsletterSubscriptions", { first: 101 }, selection), "BAD_USER_INPUT", ["first"]);
  });
});

describe("eraseSubscriber", () => {
  const erase = (email: string) => call<boolean>(app, "eraseSubscriber", { email });

  it("rejects a visitor", async () => {
    const email = "reader1@example.com";
    expectRefusal(await call(app, "eraseSubscriber", { email }, "", { viewer: "visitor" }), "UNAUTHENTICATED");
    expect(await emails({ search: "reader1@" })).toEqual([email]);
  });

  it("erases all data about the email address and no other data", async () => {
    expect(await erase(" Reader7@EXAMPLE.com ")).toEqual({ result: true, errors: undefined });
    const rows = await app.database.dataSource.query<{ email: string }[]>("SELECT * FROM newsletter_subscriptions");
    expect(rows).toHaveLength(249);
    expect(JSON.stringify(rows)).not.toMatch(/reader7@/i);
  });

  it("returns whether there was a subscriber to erase", async () => {
    expect((await erase("reader9@example.com")).result).toBe(true);
    expect((await erase("reader9@example.com")).result).toBe(false);
    expect((await erase("%@example.com")).result).toBe(false);
    expect((await list()).totalCount).toBe(249);
  });

  it("lets the same email address subscribe again", async () => {
    await erase("reader9@example.com");
    await callOrThrow(app, "subscribeToNewsletter", { email: "reader9@example.com" });
    expect(await emails({ first: 1 })).toEqual(["reader9@example.com"]);
  });

  it("rejects a blank email address", async () => {
    expectRefusal(await erase("  "), "BAD_USER_INPUT", ["email"]);
  });
});
