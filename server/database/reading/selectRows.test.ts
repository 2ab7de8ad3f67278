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

/** Enough for a statement to have a name. */
async function useOften(properties: string[], limit: number): Promise<void> {
  for (let use = 0; use < 6; use += 1)
    await selectRows(database.dataSource, { entity: Game, properties, where: [], limit });
}

/** Statements that the connection has prepared. Requests one after the other have the same connection. */
async function prepared(): Promise<string[]> {
  const rows = await database.dataSource.query<{ statement: string }[]>(
    "SELECT statement FROM pg_prepared_statements WHERE name LIKE 'rows_%'",
  );
  return rows.map(({ statement }) => statement);
}

describe("a statement that is used often", () => {
  it("has one name, in whatever order its fields are asked for", async () => {
    await useOften(["id", "name", "slug", "provider"], 901);
    await useOften(["provider", "slug", "name", "id"], 901);
    expect((await prepared()).filter((text) => text.endsWith("LIMIT 901"))).toHaveLength(1);
  });

  it("fills its rows as they were asked for", async () => {
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

describePostgres("more statements than may have names", () => {
  it("leave names for those that come later, and a connection with no more than it may hold", async () => {
    for (let limit = 1; limit <= 450; limit += 1) await useOften(["id"], limit);
    const statements = await prepared();
    expect(statements.some((text) => text.endsWith("LIMIT 450"))).toBe(true);
    expect(statements.length).toBeLessThanOrEqual(400);
  });
});
