import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { describe, expect, it } from "@jest/globals";
import pg from "pg";

import { openPostgresTestDatabase } from "../../test/database/postgresTemplate.js";
import { maintenanceConnections } from "./dataSourceDefaults.js";
import { isDatabaseUnavailable } from "./postgresErrors.js";
import { TimeoutClosingClient } from "./timeoutClosingClient.js";

const serverUrl = process.env["TEST_DATABASE_URL"];
const describePostgres = serverUrl ? describe : describe.skip;

describePostgres("a connection that replies too late", () => {
  it("is closed, so no request commits another request's transaction", async () => {
    const { dataSource, close } = await openPostgresTestDatabase(serverUrl!, false, { statementTimeout: 500 });
    await dataSource.query("CREATE TABLE begun (who text)");
    const givenUp = dataSource.transaction(async (manager) => {
      const ask = (statement: string) => manager.query(statement);
      await ask("SET LOCAL statement_timeout = 0");
      await ask("INSERT INTO begun VALUES ('a closed connection')");
      // This sleep takes longer than the timeouts of this statement and of the following ROLLBACK combined.
      await ask("SELECT pg_sleep(2.5)");
    });
    expect(isDatabaseUnavailable(await givenUp.catch((error: unknown) => error))).toBe(true);
    await dataSource.transaction((manager) => manager.query("INSERT INTO begun VALUES ('the next')"));
    expect(await dataSource.query("SELECT who FROM begun")).toEqual([{ who: "the next" }]);
    await close();
  });
});

/** Encodes one message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

it.each([
  ["requests", TimeoutClosingClient],
  ["maintenance", maintenanceConnections.extra.Client],
])(
  "a connection for %s fails only its first statement if PostgreSQL ends it as soon as it is open",
  async (_use, Client) => {
    const opened = [message("R", Buffer.alloc(4)), message("Z", Buffer.from("I"))];
    const ended = message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0"));
    // A busy process reads all of these messages at once.
    const server = createServer((socket) => socket.once("data", () => socket.end(Buffer.concat([...opened, ended]))));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const config = { host: "127.0.0.1", port, user: "any", Client, replyTimeout: 1_000 };
    const pool = new pg.Pool(config as object);
    const client = await pool.connect();
    expect(isDatabaseUnavailable(await client.query("SELECT 1").catch((error: unknown) => error))).toBe(true);
    client.release();
    await pool.end();
    server.close();
  },
);
