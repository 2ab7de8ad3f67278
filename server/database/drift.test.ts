import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { openTestDatabase } from "../test/database/openTestDatabase.js";
import type { Database } from "./connection/dataSource.js";
import { findDrift, undoMigrations } from "./drift.js";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ seed: true });
});
afterAll(() => database.close());

/** What stands in the schema beside the list of migrations itself. */
async function schemaObjects(): Promise<string[]> {
  const rows = await database.dataSource.query<{ name: string }[]>(
    `SELECT 'relation ' || relname AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relname !~ '^(migrations|PK_)'
     UNION ALL SELECT 'function ' || proname FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
     UNION ALL SELECT 'trigger ' || tgname FROM pg_trigger WHERE NOT tgisinternal`,
  );
  return rows.map(({ name }) => name).toSorted();
}

describe("the migrations", () => {
  it("go down from a database with rows, leave nothing behind, and go up to the same again", async () => {
    const before = await schemaObjects();
    expect(before).toEqual(
      expect.arrayContaining(["relation casinos", "function bump_version", "trigger games_notify"]),
    );
    await undoMigrations(database.dataSource);
    expect(await schemaObjects()).toEqual([]);
    await database.dataSource.runMigrations();
    expect(await schemaObjects()).toEqual(before);
    expect(await database.dataSource.query("SELECT * FROM casinos")).toEqual([]);
  });

  it("make what the entities say, to the last statement", async () => {
    expect(await findDrift(database.dataSource)).toEqual([]);
  });

  it("run once", async () => {
    expect(await database.dataSource.runMigrations()).toEqual([]);
  });

  it("would be caught if they did not", async () => {
    await database.dataSource.query("ALTER TABLE casinos DROP COLUMN description");
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).join()).toMatch(/ADD "description"/);
  });
});
