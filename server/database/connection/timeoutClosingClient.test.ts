import { describe, expect, it } from "@jest/globals";

import { openPostgresTestDatabase } from "../../test/database/postgresTemplate.js";
import { isDatabaseUnavailable } from "./postgresErrors.js";

const serverUrl = process.env["TEST_DATABASE_URL"];
const describePostgres = serverUrl ? describe : describe.skip;

describePostgres("a connection that replies too late", () => {
  it("is closed, so no request commits another request's transaction", async () => {
    const { dataSource, close } = await openPostgresTestDatabase(serverUrl!, false);
    await dataSource.query("CREATE TABLE begun (who text)");
    const givenUp = dataSource.transaction(async (manager) => {
      const ask = (statement: string) => manager.query(statement);
      await ask("SET LOCAL statement_timeout = 0");
      await ask("INSERT INTO begun VALUES ('a closed connection')");
      // This sleep takes longer than the timeouts of this statement and of the following ROLLBACK combined.
      await ask("SELECT pg_sleep(5.5)");
    });
    expect(isDatabaseUnavailable(await givenUp.catch((error: unknown) => error))).toBe(true);
    await dataSource.transaction((manager) => manager.query("INSERT INTO begun VALUES ('the next')"));
    expect(await dataSource.query("SELECT who FROM begun")).toEqual([{ who: "the next" }]);
    await close();
  });
});
