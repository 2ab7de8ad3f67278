/**
 * Checks that callers pay for filters and orders that no index supports, because the database may read a whole table.
 */
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import {
  getNamedType,
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isListType,
} from "graphql";

import { buildGraphqlSchema } from "../app/graphql/schema.js";
import { chargedFilters } from "../catalogue/list/filterFields.js";
import { rowsPerUnit } from "../database/reading/countRows.js";
import { remainingBudget } from "../test/remainingBudget.js";
import { startTestServer, type TestServer } from "../test/startTestServer.js";
import { BonusFilter } from "./bonus/bonus.filter.js";
import { CasinoFilter } from "./casino/casino.filter.js";
import { GameFilter } from "./game/game.filter.js";

const rowCount = 2_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { dataSource } = server.database;
  await dataSource.query(`INSERT INTO bonuses (title) SELECT 'Bonus ' || n FROM generate_series(1, ${rowCount}) AS n`);
  await dataSource.query(`INSERT INTO games (name, slug, provider) SELECT 'Game ' || n, 'game-' || n, 'Studio'
    FROM generate_series(1, ${rowCount}) AS n`);
  await dataSource.query(`INSERT INTO casinos (name, slug) SELECT 'Casino ' || n, 'casino-' || n
    FROM generate_series(1, ${rowCount}) AS n`);
});
afterAll(() => server.close());

/** Returns the charge for an operation, including the charge for measuring it. */
async function chargeOf(query: string): Promise<number> {
  const before = await remainingBudget(server.url);
  const body = JSON.stringify({ query });
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(((await response.json()) as { errors?: unknown }).errors).toBeUndefined();
  return before - (await remainingBudget(server.url));
}

const listOf = (list: string, args: string) => `{ ${list}(first: 2, ${args}) { nodes { id } } }`;

/** Returns a value for a filter's field in GraphQL syntax. */
function valueOf(type: GraphQLInputType): string {
  const named = getNamedType(type);
  const values: Record<string, string> = { Boolean: "true", String: '"USD"', DateTime: '"2100-01-01T00:00:00Z"' };
  const one = isEnumType(named) ? named.getValues()[0]!.name : (values[named.name] ?? "24");
  return isListType(getNullableType(type)) ? `[${one}]` : one;
}

const filters = { bonuses: BonusFilter, games: GameFilter, casinos: CasinoFilter };
const charged = Object.entries(filters).flatMap(([list, type]) => {
  const fields = (buildGraphqlSchema().getType(type.name) as GraphQLInputObjectType).getFields();
  return chargedFilters(type).map((name) => [list, `filter: { ${name}: ${valueOf(fields[name]!.type)} }`] as const);
});

describe("a list of 2,000 rows", () => {
  const orders = ["COST_ASC, deposit: 50", "VALUE_DESC, deposit: 50", 'VALUE_DESC, depositCurrency: "EUR"'];
  it.each([...charged, ...orders.map((order) => ["bonuses", `orderBy: ${order}`] as const)])(
    "costs as much as reading the whole table: %s with %s",
    async (list, args) => {
      // Send the plain query once before measuring it, because the first request may cost more.
      const plain = listOf(list, list === "bonuses" ? "orderBy: COST_ASC" : "orderBy: NAME_ASC");
      await chargeOf(plain);
      const [usual, filtered] = [await chargeOf(`${plain} # again`), await chargeOf(listOf(list, args))];
      expect(filtered - usual).toBeGreaterThanOrEqual(rowCount / rowsPerUnit);
    },
  );
});
