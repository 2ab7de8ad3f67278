import { describe, expect, it } from "@jest/globals";
import pg from "pg";

import { isDatabaseUnavailable } from "./postgresErrors.js";

function driverError(code: string): Error {
  return Object.assign(new Error("query failed"), { driverError: Object.assign(new Error("x"), { code }) });
}

describe("isDatabaseUnavailable", () => {
  it("returns true if no server listens", async () => {
    const client = new pg.Client({ host: "127.0.0.1", port: 1, user: "nobody" });
    const error = await client.connect().catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each(["08006", "57P01", "57P03", "53300"])("returns true for the error code %s", (code) => {
    expect(isDatabaseUnavailable(driverError(code))).toBe(true);
  });

  it.each([
    "timeout exceeded when trying to connect",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "Client has encountered a connection error and is not queryable",
    "Cannot use a pool after calling end on the pool",
    "PGlite is closed",
    "Query runner already released. Cannot run queries anymore.",
    "Driver not Connected",
  ])("returns true for the driver error '%s'", (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  });

  it.each(["23505", "42703", "22P02", "57014", "55P03", "40001", "40P01"])(
    "returns false for the statement error %s",
    (code) => {
      expect(isDatabaseUnavailable(driverError(code))).toBe(false);
    },
  );

  it("returns false for other errors", () => {
    expect(isDatabaseUnavailable(new TypeError("x is not a function"))).toBe(false);
    expect(isDatabaseUnavailable(undefined)).toBe(false);
  });
});

const serverUrl = process.env["TEST_DATABASE_URL"];
const describePostgres = serverUrl ? describe : () => undefined;

describePostgres("a query timeout in the driver", () => {
  it("counts as an unavailable database", async () => {
    const client = new pg.Client({ connectionString: serverUrl, query_timeout: 50 });
    await client.connect();
    const error = await client.query("SELECT pg_sleep(0.2)").catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await client.end();
  });
});
