import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { statementsOf } from "../../test/database/statementLog.js";
import type { Database } from "../../database/connection/dataSource.js";
import { imageLoaders } from "./imageLoaders.js";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ seed: false });
});
afterAll(() => database.close());

describe("the descriptions of images", () => {
  it("are found through the primary key, and are empty for ids that are not UUIDs", async () => {
    const { dataSource } = database;
    const loader = imageLoaders.altOfImage(dataSource);
    const statements = await statementsOf(dataSource, async () => {
      expect(await loader.loadMany([randomUUID(), "-".repeat(36)])).toEqual(["", ""]);
    });
    const plan = await dataSource.transaction(async (manager) => {
      await manager.query("SET LOCAL enable_seqscan = off");
      return manager.query<unknown>(`EXPLAIN ${statements[0]!}`, [[randomUUID()]]);
    });
    expect(JSON.stringify(plan)).toContain("images_pkey");
  });
});
