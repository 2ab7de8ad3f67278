import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createLog } from "../../platform/log.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { openDatabaseProxy } from "../../test/database/databaseProxy.js";
import { readPage } from "../../test/catalogue/lists.js";
import { urlOf } from "../../test/database/postgresTemplate.js";
import { until } from "../../test/until.js";
import { countListeningServers, NotificationListener } from "./notifications.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

const sql = <Row>(statement: string, values: unknown[] = []) => app.database.dataSource.query<Row[]>(statement, values);
const notify = (channel: string, payload: string) => sql("SELECT pg_notify($1, $2)", [channel, payload]);

describe("a database listener", () => {
  it("receives the notifications on its channel in order until it stops", async () => {
    const heard: string[] = [];
    const stop = await app.database.listen("heard", { onNotify: (payload) => heard.push(payload) });
    for (const payload of ["one", "two", "three"]) await notify("heard", payload);
    await notify("another", "four");
    expect(await until(() => heard.length === 3)).toBe(true);
    expect(heard).toEqual(["one", "two", "three"]);
    await stop();
    const others: string[] = [];
    const stopOther = await app.database.listen("heard", { onNotify: (payload) => others.push(payload) });
    await notify("heard", "five");
    expect(await until(() => others.length === 1)).toBe(true);
    await stopOther();
    expect(heard).toHaveLength(3);
  });
});

/** Ends both connections of every listener, as a PostgreSQL restart or a network failure would. */
async function cutListeners(): Promise<number> {
  const cut = await sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND (query ILIKE 'LISTEN%' OR query LIKE '%pg_notify(%')`,
  );
  return cut.length;
}

// The embedded database has no connection that could be lost.
const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : () => undefined;

/** Listens through a proxy and records the notifications. */
async function listenThroughProxy() {
  const proxy = await openDatabaseProxy(urlOf(app.database));
  const events: string[] = [];
  const beats: number[] = [];
  const listener = {
    onNotify: (payload: string) => events.push(payload),
    onHeartbeat: (sentAt: number) => beats.push(sentAt),
    onDisconnect: () => events.push("(lost)"),
    onReconnect: () => events.push("(found)"),
  };
  const options = { channel: "proxied", listener, onReply: () => undefined, log: createLog("silent") };
  const listening = await NotificationListener.start(proxy.url, options);
  const close = async () => {
    await listening.stop();
    proxy.close();
  };
  /** Waits for a heartbeat that was sent after this call. Returns whether one arrives. */
  const hearsBeat = (since = performance.now()) => until(() => beats.some((sentAt) => sentAt > since));
  return { proxy, events, beats, hearsBeat, listening, close };
}

describePostgres("a PostgreSQL listener", () => {
  it("counts as one server that uses the database", async () => {
    const { dataSource } = app.database;
    const before = await countListeningServers(dataSource);
    expect(before).toBeGreaterThan(0);
    const stop = await app.database.listen("another", { onNotify: () => undefined });
    expect(await countListeningServers(dataSource)).toBe(before + 1);
    await stop();
    expect(await until(async () => (await countListeningServers(dataSource)) === before)).toBe(true);
  });

  it("reports when the connection is lost and restored, and then receives notifications again", async () => {
    const { events, close } = await listenThroughProxy();
    for (const round of ["first", "second"]) {
      events.length = 0;
      expect(await cutListeners()).toBeGreaterThan(0);
      expect(await until(() => events.includes("(found)"))).toBe(true);
      await notify("proxied", round);
      expect(await until(() => events.includes(round))).toBe(true);
      expect(events).toEqual(["(lost)", "(found)", round]);
    }
    await close();
  });

  it("receives heartbeats, but none while notifications are lost", async () => {
    const { proxy, events, beats, hearsBeat, listening, close } = await listenThroughProxy();
    expect(beats).not.toEqual([]);
    expect(await hearsBeat()).toBe(true);
    proxy.dropNotifications(true);
    // Statements still get replies.
    const [first, second] = [listening.isAnswered(), listening.isAnswered()];
    expect(second).toBe(first);
    expect(await first).toBe(true);
    expect(await until(() => events.includes("(lost)"))).toBe(true);
    const heard = beats.length;
    expect(await until(() => events.filter((each) => each === "(lost)").length > 1)).toBe(true);
    expect(beats).toHaveLength(heard);
    proxy.dropNotifications(false);
    expect(await hearsBeat()).toBe(true);
    await close();
  });

  it("retries a LISTEN that gets no reply", async () => {
    const { proxy, events, close } = await listenThroughProxy();
    proxy.swallow("LISTEN");
    proxy.cut();
    expect(await until(() => events.includes("(lost)"))).toBe(true);
    // During this delay, a reconnection attempt begins.
    await new Promise((done) => setTimeout(done, 700));
    proxy.swallow(null);
    expect(await until(() => events.includes("(found)"))).toBe(true);
    await notify("proxied", "again");
    expect(await until(() => events.includes("again"))).toBe(true);
    await close();
  });

  it("makes the cache discard its entries when the connection is lost", async () => {
    const { tableVersions } = app.services;
    const find = async () => (await readPage(app, "casinos", { filter: { search: "Quillhaven" } })).totalCount;
    expect(await find()).toBe(0);
    const before = tableVersions.of("games");
    expect(await cutListeners()).toBeGreaterThan(0);
    expect(await until(() => !tableVersions.isTrusted)).toBe(true);
    expect(tableVersions.of("games")).toBeGreaterThan(before);
    // No listener receives this notification.
    await sql("INSERT INTO casinos (name, slug) VALUES ('Quillhaven', 'quillhaven')");
    expect(await find()).toBe(1);
    expect(await until(() => tableVersions.isTrusted)).toBe(true);
    expect(await find()).toBe(1);
  });
});
