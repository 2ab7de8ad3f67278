import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createLog } from "../platform/log.js";
import { createTestApp, type TestApp } from "../test/createTestApp.js";
import { readPage } from "../test/lists.js";
import { until } from "../test/until.js";
import { listenOnPostgres } from "./notifications.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: true });
});
afterAll(() => app.close());

const sql = <Row>(statement: string, values: unknown[] = []) => app.database.dataSource.query<Row[]>(statement, values);
const notify = (channel: string, payload: string) => sql("SELECT pg_notify($1, $2)", [channel, payload]);

describe("listening to the database", () => {
  it("hears what is told on its channel, in order, until it is stopped", async () => {
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

/** Ends every connection that listens, as a restart of PostgreSQL or a broken network would. */
async function cutListeners(): Promise<number> {
  const cut = await sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND (query ILIKE 'LISTEN%' OR query = 'SELECT 1')`,
  );
  return cut.length;
}

// The embedded database has no connection that could be lost.
const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : () => undefined;

describePostgres("listening on PostgreSQL, when the connection is cut", () => {
  it("says that it is lost, then that it is found, and hears again", async () => {
    const told: string[] = [];
    const { url } = app.database.dataSource.options as unknown as { url: string };
    const listener = {
      onNotify: (payload: string) => told.push(payload),
      onLost: () => told.push("(lost)"),
      onFound: () => told.push("(found)"),
    };
    const stop = await listenOnPostgres(url, "cut", listener, createLog("silent"));
    for (const round of ["first", "second"]) {
      told.length = 0;
      expect(await cutListeners()).toBeGreaterThan(0);
      expect(await until(() => told.includes("(found)"))).toBe(true);
      await notify("cut", round);
      expect(await until(() => told.includes(round))).toBe(true);
      expect(told).toEqual(["(lost)", "(found)", round]);
    }
    await stop();
  });

  it("trusts nothing that is kept meanwhile, and forgets it afterwards", async () => {
    const { generations } = app.services;
    const find = async () => (await readPage(app, "casinos", { filter: { search: "Quillhaven" } })).totalCount;
    expect(await find()).toBe(0);
    const before = generations.of("games");
    expect(await cutListeners()).toBeGreaterThan(0);
    expect(await until(() => !generations.isTrusted)).toBe(true);
    expect(generations.of("games")).toBeGreaterThan(before);
    // While nobody listens, this is told to nobody.
    await sql("INSERT INTO casinos (name, slug) VALUES ('Quillhaven', 'quillhaven')");
    expect(await find()).toBe(1);
    expect(await until(() => generations.isTrusted)).toBe(true);
    expect(await find()).toBe(1);
  });
});
