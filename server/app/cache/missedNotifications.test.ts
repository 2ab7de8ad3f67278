import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { type Database, openDatabase } from "../../database/connection/dataSource.js";
import { createLog } from "../../platform/log.js";
import { type DatabaseProxy, openDatabaseProxy } from "../../test/database/databaseProxy.js";
import { post } from "../../test/sessions/signedIn.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { urlOf } from "../../test/database/postgresTemplate.js";
import { until } from "../../test/until.js";
import { type Application, startApplication } from "../application.js";
import { parseEnv } from "../env.js";

// The embedded database has no connection that could lose notifications.
const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describePostgres("a server behind a pooler that loses notifications", () => {
  const lines: string[] = [];
  let direct: TestServer;
  let proxy: DatabaseProxy;
  let database: Database;
  let pooled: Application;
  beforeAll(async () => {
    direct = await startTestServer({ seed: true });
    proxy = await openDatabaseProxy(urlOf(direct.database));
    proxy.dropNotifications(true);
    const log = createLog("warn", { write: (line: string) => void lines.push(line) });
    database = await openDatabase({ databaseUrl: proxy.url, dataDir: "", log });
    pooled = await startApplication({ env: parseEnv({ PORT: "0" }, []), log, database, files: null });
  });
  afterAll(async () => {
    await pooled.close();
    await database.close();
    proxy.close();
    await direct.close();
  });

  const readName = async () => {
    const { data } = await post<{ casino: { name: string } }>(
      pooled.localUrl,
      '{ casino(slug: "northgate") { name } }',
    );
    return data!.casino.name;
  };

  it("shows changes by other processes immediately", async () => {
    for (const name of ["North 1", "North 2", "North 3"]) {
      // Reads twice, because the server caches a response on the second request.
      await readName();
      await readName();
      await direct.database.dataSource.query("UPDATE casinos SET name = $1 WHERE slug = 'northgate'", [name]);
      expect(await readName()).toBe(name);
    }
  });

  it("logs how the operator can fix the problem", async () => {
    expect(await until(() => lines.some((line) => line.includes("a pooler in session mode")))).toBe(true);
  });

  it("still reports that it is ready", async () => {
    expect((await fetch(`${pooled.localUrl}/readyz`)).status).toBe(200);
  });
});
