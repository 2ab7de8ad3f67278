import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createLog } from "../../platform/log.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { loggingSlow } from "./slowStatements.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("a slow statement", () => {
  it("is logged without its values, and a fast statement is not logged", async () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => void lines.push(line) });
    const { dataSource } = app.database;
    const { logger } = loggingSlow(log);
    dataSource.logger = logger;
    const limitTo = (milliseconds: number) =>
      Object.assign(dataSource.driver.options, { maxQueryExecutionTime: milliseconds });
    limitTo(600_000);
    await dataSource.query("SELECT $1::text AS quick", ["secret"]);
    limitTo(1);
    const busy = "SELECT count(*), $1::text AS slow FROM generate_series(1, 100000)";
    await dataSource.query(busy, ["secret"]);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: "warn", query: busy, msg: "a statement was slow" });
    expect(lines[0]).not.toContain("secret");
  });
});
