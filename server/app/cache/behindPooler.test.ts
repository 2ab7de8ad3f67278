import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { type Database, openDatabase } from "../../database/connection/dataSource.js";
import { createLog } from "../../platform/log.js";
import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { openTransactionPooler, type TransactionPooler } from "../../test/database/transactionPooler.js";
import { patient, urlOf } from "../../test/database/postgresTemplate.js";
import { runsEveryCase } from "../../test/sample.js";
import { makeReads, sendMixed } from "../../test/servers/mixedRequests.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { until } from "../../test/until.js";
import { type Application, startApplication } from "../application.js";
import { parseEnv } from "../env.js";

// The embedded database has no connections that a pooler could share.
const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

/** How many requests the servers get. The sample of `npm test` is smaller, to save time. */
const requestCount = runsEveryCase ? 2_000 : 600;

describePostgres("two servers behind a pooler in transaction mode", () => {
  const lines: string[] = [];
  let direct: TestServer;
  let pooler: TransactionPooler;
  const databases: Database[] = [];
  const servers: Application[] = [];
  beforeAll(async () => {
    direct = await startTestServer({ seed: true, env: { rateLimits: false } });
    pooler = await openTransactionPooler(urlOf(direct.database), 4);
    const log = createLog("warn", { write: (line: string) => void lines.push(line) });
    for (let at = 0; at < 2; at += 1) {
      const database = await openDatabase({ databaseUrl: pooler.url, dataDir: "", log, ...patient });
      databases.push(database);
      const env = { ...parseEnv({ PORT: "0" }, []), rateLimits: false };
      servers.push(await startApplication({ env, log, database, files: null }));
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const database of databases) await database.close();
    await pooler.close();
    await direct.close();
  });

  it("return only the right rows for thousands of different reads and writes at the same time", async () => {
    const reads = await makeReads(direct.localUrl);
    expect(reads.length).toBeGreaterThan(100);
    const db = direct.database.dataSource;
    const cookie = await makeCookie(db, await makeAccount(db));
    const urls = servers.map(({ localUrl }) => localUrl);
    expect(await sendMixed({ urls, reads, cookie, count: requestCount, callers: 8 })).toEqual([]);
  });

  it("show changes by other processes immediately", async () => {
    for (const name of ["North 1", "North 2", "North 3"]) {
      for (const { localUrl } of servers) {
        // Read twice, because a server caches a response on the second request.
        await readName(localUrl);
        await readName(localUrl);
      }
      await direct.database.dataSource.query("UPDATE casinos SET name = $1 WHERE slug = 'northgate'", [name]);
      for (const { localUrl } of servers) expect(await readName(localUrl)).toBe(name);
    }
  });

  it("log how the operator can fix the problem, and report that they are ready", async () => {
    expect(await until(() => lines.some((line) => line.includes("a pooler in session mode")))).toBe(true);
    for (const { localUrl } of servers) expect((await fetch(`${localUrl}/readyz`)).status).toBe(200);
  });

  it("rarely listen again, because each attempt leaves a channel behind on a connection of PostgreSQL", async () => {
    const count = (text: string) => pooler.statements.filter((statement) => statement.includes(text)).length;
    expect(await until(() => count("pg_notify") >= 24 * servers.length)).toBe(true);
    expect(count("LISTEN")).toBeLessThan(count("pg_notify") / 3);
  });
});

async function readName(url: string): Promise<string> {
  const { data } = await post<{ casino: { name: string } }>(url, '{ casino(slug: "northgate") { name } }');
  return data!.casino.name;
}

describePostgres("a first start behind a pooler in transaction mode", () => {
  it("leaves no lock behind, so another server can start", async () => {
    const admin = await openTestDatabase({ seed: false });
    const name = `honestodds_test_pooled_${process.pid}`;
    await admin.dataSource.query(`CREATE DATABASE ${name}`);
    const url = new URL(urlOf(admin));
    url.pathname = `/${name}`;
    const pooler = await openTransactionPooler(url.href, 3);
    const database = await openDatabase({ databaseUrl: pooler.url, dataDir: "", log: createLog("silent"), ...patient });
    const locks = await admin.dataSource.query(
      "SELECT mode FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = $1)",
      [name],
    );
    await database.close();
    await pooler.close();
    await admin.dataSource.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
    expect(locks).toEqual([]);
  });
});
