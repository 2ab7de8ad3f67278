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

/** Runs a statement often enough that it becomes a named prepared statement. */
async function useOften(properties: string[], limit: number): Promise<void> {
  for (let use = 0; use < 6; use += 1)
    await selectRows(database.dataSource, { entity: Game, properties, where: [], limit });
}

/** Returns the connection's prepared statements. Sequential requests use the same connection. */
async function prepared(): Promise<string[]> {
  const rows = await database.dataSource.query<{ statement: string }[]>(
    "SELECT statement FROM pg_prepared_statements WHERE name LIKE 'rows_%'",
  );
  return rows.map(({ statement }) => statement);
}

describe("a frequent statement", () => {
  it("has the same name regardless of the order of the selected fields", async () => {
    await useOften(["id", "name", "slug", "provider"], 901);
    await useOften(["provider", "slug", "name", "id"], 901);
    expect((await prepared()).filter((text) => text.includes("LIMIT 901)"))).toHaveLength(1);
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

const describePostgres = process.env["TEST_DATABASE_URL"] ? describe : () => undefined;

describePostgres("prepared statements beyond the limit", () => {
  it("do not prevent later statements from being prepared, and no connection exceeds its limit", async () => {
    for (let limit = 1; limit <= 450; limit += 1) await useOften(["id"], limit);
    const statements = await prepared();
    expect(statements.some((text) => text.includes("LIMIT 450)"))).toBe(true);
    expect(statements.length).toBeLessThanOrEqual(400);
  });
});
