import { afterAll, beforeAll, expect, it } from "@jest/globals";

import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import type { Database } from "../../database/connection/dataSource.js";
import { latestOf } from "./rowStates.js";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ seed: false });
});
afterAll(() => database.close());

it("finds the latest state of a row by its id, even before the database has statistics about a large import", async () => {
  const plan = await database.dataSource.transaction(async (manager) => {
    await manager.query(
      `WITH change AS (
         INSERT INTO change_sets (id, actor, operation) VALUES (gen_random_uuid(), 'editor', 'import') RETURNING id
       )
       INSERT INTO history (change_set_id, noun, row_id, operation, version, after)
       SELECT id, 'casino', gen_random_uuid(), 'create', 1, '{}' FROM change, generate_series(1, 2000)`,
    );
    await manager.query("SET LOCAL enable_seqscan = off");
    return manager.query<unknown>(
      `EXPLAIN SELECT latest.version FROM history AS entry JOIN LATERAL ${latestOf("entry")} AS latest ON true`,
    );
  });
  expect(JSON.stringify(plan)).toContain("history_of_row");
  expect(JSON.stringify(plan)).not.toContain("history_of_noun");
});
