import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import { until } from "../../test/until.js";
import type { Database } from "../connection/dataSource.js";
import type { CountedTable } from "../../shared/schema/dependsOn.js";
import { type TableVersions, openTableVersions } from "./tableVersions.js";

let database: Database;
let tableVersions: TableVersions;
let close: () => Promise<void>;

beforeAll(async () => {
  database = await openTestDatabase({ seed: true });
  ({ tableVersions, close } = await openTableVersions(database));
});
afterAll(async () => {
  await close();
  await database.close();
});

const sql = (statement: string) => database.dataSource.query(statement);

/** Runs a write. Returns whether the table's version increases. */
async function moves(table: CountedTable, act: () => Promise<unknown>): Promise<boolean> {
  const before = tableVersions.of(table);
  await act();
  return until(() => tableVersions.of(table) > before);
}

describe("a change through SQL", () => {
  it.each<[CountedTable, string]>([
    ["casinos", "INSERT INTO casinos (name, slug) VALUES ('New', 'new-by-sql')"],
    ["casinos", "UPDATE casinos SET rating = 1 WHERE slug = 'northgate'"],
    ["casinos", "DELETE FROM casinos WHERE slug = 'new-by-sql'"],
    ["bonuses", "INSERT INTO bonuses (title) VALUES ('New')"],
    ["bonuses", "UPDATE bonuses SET is_active = false WHERE title = 'New'"],
    ["bonuses", "DELETE FROM bonuses WHERE title = 'New'"],
    ["games", "INSERT INTO games (name, slug, provider) VALUES ('New', 'new-by-sql', 'Studio')"],
    ["games", "UPDATE games SET is_popular = true WHERE slug = 'new-by-sql'"],
    ["games", "DELETE FROM games WHERE slug = 'new-by-sql'"],
    ["slug_redirects", "INSERT INTO slug_redirects (slug, casino_id) VALUES ('old', gen_random_uuid())"],
    ["slug_redirects", "UPDATE slug_redirects SET casino_id = gen_random_uuid() WHERE slug = 'old'"],
    ["slug_redirects", "DELETE FROM slug_redirects WHERE slug = 'old'"],
    ["providers", "INSERT INTO providers (slug, name) VALUES ('new', 'New')"],
    ["providers", "UPDATE providers SET description = 'Changed' WHERE slug = 'new'"],
    ["providers", "DELETE FROM providers WHERE slug = 'new'"],
    ["payment_methods", "UPDATE payment_methods SET kind = 'card'"],
    ["licensing_authorities", "UPDATE licensing_authorities SET website = 'https://new.example'"],
    [
      "fact_checks",
      "INSERT INTO fact_checks (noun, row_id, field, value_hash, checked_by) VALUES ('casino', gen_random_uuid(), 'licenses', 'h', 'e')",
    ],
    ["fact_checks", "UPDATE fact_checks SET source_url = 'https://register.example/'"],
    ["fact_checks", "DELETE FROM fact_checks"],
    ["fact_checks", "TRUNCATE fact_checks"],
    ["games", "TRUNCATE games"],
    ["slug_redirects", "TRUNCATE slug_redirects"],
    ["bonuses", "TRUNCATE bonuses"],
    ["casinos", "TRUNCATE casinos CASCADE"],
  ])("to the table %s bumps the table's version: %s", async (table, statement) => {
    expect(await moves(table, () => sql(statement))).toBe(true);
  });

  it("bumps the version once per statement, and only after the commit", async () => {
    await sql("INSERT INTO games (name, slug, provider) SELECT 'G', 'g-' || n, 'S' FROM generate_series(1, 50) AS n");
    await until(async () => {
      const before = tableVersions.of("games");
      await new Promise((done) => setTimeout(done, 200));
      return tableVersions.of("games") === before;
    });
    const before = tableVersions.of("games");
    await database.dataSource.transaction(async (manager) => {
      await manager.query("UPDATE games SET rtp = 90");
      expect(tableVersions.of("games")).toBe(before);
    });
    expect(await until(() => tableVersions.of("games") > before)).toBe(true);
    expect(tableVersions.of("games")).toBe(before + 1);
  });

  it("does not bump the version if it is rolled back", async () => {
    const before = tableVersions.of("games");
    const rolledBack = database.dataSource.transaction(async (manager) => {
      await manager.query("UPDATE games SET rtp = 91");
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    // Notifications arrive in order, so a notification for games would have arrived before the one for bonuses.
    expect(await moves("bonuses", () => sql("INSERT INTO bonuses (title) VALUES ('After')"))).toBe(true);
    expect(tableVersions.of("games")).toBe(before);
  });

  it("bumps only the version of the table that changed", async () => {
    const before = (["casinos", "bonuses", "slug_redirects"] as const).map((table) => tableVersions.of(table));
    expect(await moves("games", () => sql("UPDATE games SET rtp = 92"))).toBe(true);
    expect((["casinos", "bonuses", "slug_redirects"] as const).map((table) => tableVersions.of(table))).toEqual(before);
  });
});
