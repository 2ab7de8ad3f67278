import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { openTestDatabase } from "../test/database/openTestDatabase.js";
import type { Database } from "./connection/dataSource.js";
import { Casino } from "./entities/casino.entity.js";
import { findDrift, undoMigrations } from "./drift.js";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ seed: true });
});
afterAll(() => database.close());

/** Returns the names of all schema objects, except the table of migrations. */
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
  it("can be reverted on a database with rows, and then recreate the same schema", async () => {
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

  it("run only once", async () => {
    expect(await database.dataSource.runMigrations()).toEqual([]);
  });

  it("create exactly the schema that the entities declare", async () => {
    expect(await findDrift(database.dataSource)).toEqual([]);
  });
});

describe("the drift check", () => {
  it("detects a missing column", async () => {
    const { dataSource, close } = await openTestDatabase({ seed: false });
    await dataSource.query("ALTER TABLE casinos DROP COLUMN welcome_bonus");
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).join()).toMatch(/ADD "welcome_bonus"/);
    await close();
  });

  it("detects a range that differs from the one in the migrations", async () => {
    const { dataSource, close } = await openTestDatabase({ seed: false });
    const hours = dataSource.getMetadata(Casino).checks.find(({ name }) => name === "casinos_withdrawal_hours_range")!;
    hours.expression = hours.expression.replace(/\d+$/, "721");
    const [drift, ...others] = await findDrift(dataSource);
    expect(others).toEqual([]);
    expect(drift!.up).toMatch(/ADD CONSTRAINT "casinos_withdrawal_hours_range" CHECK .* 721/);
    expect(drift!.down).toMatch(/ADD CONSTRAINT "casinos_withdrawal_hours_range" CHECK .* 720/);
    await close();
  });

  it("detects a range that differs even if other statements are missing too", async () => {
    const { dataSource, close } = await openTestDatabase({ seed: false });
    const { checks, columns } = dataSource.getMetadata(Casino);
    const hours = checks.find(({ name }) => name === "casinos_withdrawal_hours_range")!;
    hours.expression = hours.expression.replace(/\d+$/, "721");
    columns.find(({ propertyName }) => propertyName === "nameSort")!.asExpression = "upper('a' || name)";
    const statements = (await findDrift(dataSource)).map(({ up }) => up).join();
    expect(statements).toContain('ADD "name_sort"');
    expect(statements).toMatch(/ADD CONSTRAINT "casinos_withdrawal_hours_range" CHECK .* 721/);
    await close();
  });

  it("writes statements about computed columns that a migration can run in any database", async () => {
    const { dataSource, close } = await openTestDatabase({ seed: false });
    const column = dataSource.getMetadata(Casino).columns.find(({ propertyName }) => propertyName === "nameSort")!;
    column.asExpression = "upper('a' || name)";
    const statements = (await findDrift(dataSource)).flatMap(({ up, down }) => [up, down]);
    const recorded = statements.filter((statement) => statement.includes("typeorm_metadata"));
    expect(recorded.join()).toContain("current_database()");
    expect(recorded.join()).toContain("'upper(''a'' || name)'");
    expect(recorded.join()).not.toMatch(/\$\d/);
    await close();
  });
});
