import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createLog } from "../../platform/log.js";
import { type DatabaseProxy, openDatabaseProxy } from "../../test/database/databaseProxy.js";
import { openPostgresTestDatabase, urlOf } from "../../test/database/postgresTemplate.js";
import { until } from "../../test/until.js";
import { type Database, openDatabase } from "./dataSource.js";
import { isDatabaseUnavailable } from "./postgresErrors.js";

const refusal = "PostgreSQL does not reply on any connection";

const serverUrl = process.env["TEST_DATABASE_URL"];
const describePostgres = serverUrl ? describe : describe.skip;

describePostgres("the database watchdog", () => {
  let real: Database;
  let database: Database;
  let proxy: DatabaseProxy;
  let stopListening: () => Promise<void>;
  beforeAll(async () => {
    real = await openPostgresTestDatabase(serverUrl!, false);
    proxy = await openDatabaseProxy(urlOf(real));
    database = await openDatabase({ databaseUrl: proxy.url, dataDir: "", log: createLog("silent") });
    stopListening = await database.listen("heard", { onNotify: () => undefined });
  });
  afterAll(async () => {
    await stopListening();
    await database.close();
    proxy.close();
    await real.close();
  });

  const ask = (statement: string) =>
    database.dataSource.query(statement).then(
      () => null,
      (error: unknown) => error as Error,
    );

  it("does not interrupt a slow statement", async () => {
    expect(await ask("SELECT pg_sleep(1.9)")).toBeNull();
  });

  it("rejects waiting and new callers early while no connection replies, and recovers automatically", async () => {
    proxy.fallSilent();
    const waiting = await Promise.all(Array.from({ length: 15 }, () => ask("SELECT 1")));
    expect(waiting.map((error) => isDatabaseUnavailable(error))).toEqual(Array(15).fill(true));
    // Without the watchdog, each caller would wait until its connection timed out.
    expect(waiting.map((error) => error!.message)).not.toContain("Query read timeout");
    const next = await ask("SELECT 1");
    expect(isDatabaseUnavailable(next)).toBe(true);
    expect(next!.message).toBe(refusal);
    proxy.speak();
    expect(await until(async () => (await ask("SELECT 1")) === null)).toBe(true);
  });

  it("recovers if LISTEN gets no reply", async () => {
    proxy.fallSilent();
    expect(await until(async () => (await ask("SELECT 1"))?.message === refusal)).toBe(true);
    proxy.swallow("LISTEN");
    proxy.speak();
    expect(await until(async () => (await ask("SELECT 1")) === null)).toBe(true);
    proxy.swallow(null);
  });

  it("recovers if the first new connection gets no reply", async () => {
    proxy.fallSilent();
    expect(await until(async () => (await ask("SELECT 1"))?.message === refusal)).toBe(true);
    // During this delay, new connection attempts get no reply.
    await new Promise((done) => setTimeout(done, 700));
    proxy.speak();
    expect(await until(async () => (await ask("SELECT 1")) === null)).toBe(true);
  });
});
