import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { openTestDatabase } from "../../test/database/openTestDatabase.js";
import type { Database } from "../connection/dataSource.js";
import { Game } from "../entities/game.entity.js";
import { selectRows } from "./selectRows.js";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ seed: true });
});
afterAll(() => database.close());

describe("a SELECT", () => {
  it("leaves nothing behind on its connection, which a pooler may give to another server", async () => {
    for (let use = 0; use < 10; use += 1)
      await selectRows(database.dataSource, { entity: Game, properties: ["id", "name"], where: [], limit: 3 });
    expect(await database.dataSource.query("SELECT name FROM pg_prepared_statements")).toEqual([]);
  });

  it("returns the same row regardless of the order of the selected fields", async () => {
    const [one] = await selectRows(database.dataSource, {
      entity: Game,
      properties: ["slug", "id"],
      where: [],
      limit: 1,
    });
    const [other] = await selectRows(database.dataSource, {
      entity: Game,
      properties: ["id", "slug"],
      where: [],
      limit: 1,
    });
    expect(one).toEqual(other);
  });
});
