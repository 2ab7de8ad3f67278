import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createLog } from "../platform/log.js";
import { openPostgresTestDatabase } from "../test/postgresTemplate.js";
import { until } from "../test/until.js";
import { type Database, openDatabase } from "./dataSource.js";
import { isDatabaseUnavailable } from "./unavailability.js";

/** A way to PostgreSQL that can keep silent: what is sent stays on it until it speaks again. */
async function openWay({ hostname, port }: URL) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.once("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.unpipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Silent for good: whoever wants an answer has to connect anew once it is over. */
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe();
    },
    speak() {
      isSilent = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const serverUrl = process.env["TEST_DATABASE_URL"];
const describePostgres = serverUrl ? describe : describe.skip;

describePostgres("a database that falls silent on all connections", () => {
  let real: Database;
  let database: Database;
  let way: Awaited<ReturnType<typeof openWay>>;
  let stopListening: () => Promise<void>;
  beforeAll(async () => {
    real = await openPostgresTestDatabase(serverUrl!, false);
    const url = new URL((real.dataSource.options as unknown as { url: string }).url);
    way = await openWay(url);
    url.hostname = "127.0.0.1";
    url.port = String(way.port);
    database = await openDatabase({ databaseUrl: url.href, dataDir: "", log: createLog("silent") });
    stopListening = await database.listen("heard", { onNotify: () => undefined });
  });
  afterAll(async () => {
    await stopListening();
    await database.close();
    way.close();
    await real.close();
  });

  const ask = (statement: string) =>
    database.dataSource.query(statement).then(
      () => null,
      (error: unknown) => error as Error,
    );

  it("is not taken for one in which a statement takes long", async () => {
    expect(await ask("SELECT pg_sleep(1.9)")).toBeNull();
  });

  it("gives up all who wait, refuses others without asking it, and is found again by itself", async () => {
    way.fallSilent();
    const waiting = await Promise.all(Array.from({ length: 15 }, () => ask("SELECT 1")));
    expect(waiting.map((error) => isDatabaseUnavailable(error))).toEqual(Array(15).fill(true));
    // Each alone would have waited until its own connection was given up.
    expect(waiting.map((error) => error!.message)).not.toContain("Query read timeout");
    const next = await ask("SELECT 1");
    expect(isDatabaseUnavailable(next)).toBe(true);
    expect(next!.message).toBe("PostgreSQL says nothing on any connection");
    way.speak();
    expect(await until(async () => (await ask("SELECT 1")) === null)).toBe(true);
  });
});
