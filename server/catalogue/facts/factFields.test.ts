import { type FactNoun, nouns } from "../../../shared/nouns/registry.js";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import type { Database } from "../../database/connection/dataSource.js";
import { factsOfNoun, hashSql } from "./factFields.js";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ seed: true });
});
afterAll(() => database.close());

async function hashesIn(noun: FactNoun, settings: Record<string, string>): Promise<unknown> {
  const runner = database.dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    for (const [name, value] of Object.entries(settings)) await runner.query(`SET LOCAL ${name} = ${value}`);
    return await runner.query(
      `SELECT row.id, fact.field, ${hashSql(noun, "fact.field")} AS hash
       FROM ${nouns[noun].table} AS row CROSS JOIN unnest($1::text[]) AS fact (field) ORDER BY row.id, fact.field`,
      [factsOfNoun[noun]],
    );
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

describe("the hash of a fact", () => {
  it.each(["casino", "bonus"] as const)("about a %s is the same in sessions with different settings", async (noun) => {
    await database.dataSource.query(
      "UPDATE bonuses SET match_percent = 100.0 / 3, wagering_multiple = 1.0 / 3, ends_at = '2226-07-01T00:00:00.123Z'",
    );
    const others = {
      timezone: "'Asia/Kathmandu'",
      extra_float_digits: "-10",
      datestyle: "'German'",
      intervalstyle: "'sql_standard'",
    };
    const hashes = await hashesIn(noun, {});
    expect(hashes).not.toEqual([]);
    expect(await hashesIn(noun, others)).toEqual(hashes);
  });
});
