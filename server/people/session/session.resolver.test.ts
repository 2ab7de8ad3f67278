import { describe, expect, it } from "@jest/globals";

import { expectRefusal } from "../../test/expectRefusal.js";
import { sessionSelection, type ShownSession, useSessionServers } from "../../test/sessions/sessionServers.js";
import { makeAccount, post } from "../../test/sessions/signedIn.js";
import { startBeside } from "../../test/startTestServer.js";

const on = useSessionServers();

const minute = 60_000;
const spanOf = (from: string, to: string) => Date.parse(to) - Date.parse(from);

describe("session", () => {
  it("is null for a visitor", async () => {
    expect((await post(on.server.url, `{ session ${sessionSelection} }`)).data).toEqual({ session: null });
  });

  it("is null in a GET request", async () => {
    const query = encodeURIComponent("{ session { name } }");
    const response = await fetch(`${on.server.url}/graphql?query=${query}`, {
      headers: { cookie: await on.newCookie() },
    });
    expect(await response.json()).toMatchObject({ data: { session: null } });
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it("is null for a request from another site", async () => {
    const headers = { cookie: await on.newCookie(), origin: "https://elsewhere.example" };
    expect((await post(on.server.url, `{ session ${sessionSelection} }`, {}, headers)).data).toEqual({ session: null });
  });

  it("describes the viewer in demo mode", async () => {
    await on.query("DELETE FROM admin_accounts");
    const demo = await startBeside(on.server, { isDemoRequested: true });
    const { data } = await post(demo.url, `{ session ${sessionSelection} sessions { id } }`);
    const never = { startedAt: null, lastUsedAt: null, expiresAt: null, userAgent: null };
    expect(data).toEqual({
      session: { id: "demo", name: "demo", isDemo: true, isCurrent: true, ...never },
      sessions: [],
    });
    await demo.close();
    on.account = await makeAccount(on.server.database.dataSource);
  });

  it("expires two hours after its last use", async () => {
    const cookie = await on.newCookie();
    const { startedAt, expiresAt } = (await on.sessionAt(on.server.url, cookie))!;
    expect(spanOf(startedAt, expiresAt)).toBe(120 * minute);
    await on.age(119 * minute);
    expect(await on.sessionAt(on.server.url, cookie)).not.toBeNull();
    await on.age(119 * minute);
    expect(await on.sessionAt(on.other.url, cookie)).not.toBeNull();
    await on.age(121 * minute);
    expect(await on.sessionAt(on.server.url, cookie)).toBeNull();
    expect(await on.sessionAt(on.other.url, cookie)).toBeNull();
  });

  it("expires twelve hours after its start, even if it is in use", async () => {
    const cookie = await on.newCookie();
    for (let hours = 1; hours < 12; hours += 1) {
      await on.age(60 * minute);
      expect(await on.sessionAt(on.server.url, cookie)).not.toBeNull();
    }
    const { startedAt, expiresAt } = (await on.sessionAt(on.server.url, cookie))!;
    expect(spanOf(startedAt, expiresAt)).toBe(12 * 60 * minute);
    await on.age(60 * minute);
    expect(await on.sessionAt(on.server.url, cookie)).toBeNull();
  });

  it("records its last use at most every five minutes", async () => {
    const cookie = await on.newCookie();
    const before = (await on.sessionAt(on.server.url, cookie))!;
    expect(await on.sessionAt(on.server.url, cookie)).toEqual(before);
    await on.age(4 * minute);
    const aged = (await on.sessionAt(on.server.url, cookie))!;
    expect(spanOf(aged.lastUsedAt, before.lastUsedAt)).toBe(4 * minute);
    await on.age(1 * minute);
    const renewed = (await on.sessionAt(on.server.url, cookie))!;
    expect(spanOf(aged.lastUsedAt, renewed.lastUsedAt)).toBeGreaterThanOrEqual(4 * minute);
    expect(renewed.startedAt).toBe(new Date(Date.parse(before.startedAt) - 5 * minute).toISOString());
  });
});

describe("refreshSession", () => {
  it("extends the session and returns the new expiration time", async () => {
    const cookie = await on.newCookie();
    await on.age(60 * minute);
    const { data } = await post<{ refreshSession: ShownSession }>(
      on.server.url,
      `mutation { refreshSession ${sessionSelection} }`,
      {},
      { cookie },
    );
    const { lastUsedAt, expiresAt } = data!.refreshSession;
    expect(spanOf(lastUsedAt, expiresAt)).toBe(120 * minute);
    expect(Math.abs(Date.now() - Date.parse(lastUsedAt))).toBeLessThan(minute);
  });

  it("returns null for a visitor and after the session has expired", async () => {
    const mutation = "mutation { refreshSession { id } }";
    expect((await post(on.server.url, mutation)).data).toEqual({ refreshSession: null });
    const cookie = await on.newCookie();
    await on.age(121 * minute);
    expect((await post(on.server.url, mutation, {}, { cookie })).data).toEqual({ refreshSession: null });
  });
});

describe("a request that requires a session", () => {
  const asking = { "x-session": "required" };
  const query = "{ bonuses(filter: { isActive: false }) { totalCount } }";

  it("succeeds with a session", async () => {
    const answer = await post(on.server.url, query, {}, { ...asking, cookie: await on.newCookie() });
    expect(answer.data).toEqual({ bonuses: { totalCount: 0 } });
  });

  it("is rejected without a session and with an expired session", async () => {
    const cookie = await on.newCookie();
    await on.age(121 * minute);
    for (const headers of [asking, { ...asking, cookie }]) {
      const answer = await post(on.server.url, query, {}, headers);
      expectRefusal(answer, "UNAUTHENTICATED");
      expect(answer.status).toBe(401);
    }
    expect((await post(on.server.url, query)).data).toEqual({ bonuses: { totalCount: 0 } });
  });
});
