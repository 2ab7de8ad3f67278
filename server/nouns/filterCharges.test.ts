/**
 * Checks that callers pay for filters and orders that no index supports, because the database may read a whole table.
 */
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { rowsPerUnit } from "../database/reading/countRows.js";
import { remainingBudget } from "../test/remainingBudget.js";
import { startTestServer, type TestServer } from "../test/startTestServer.js";

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

describe("a list of 2,000 rows", () => {
  it.each([
    ["bonuses", "filter: { maxWagering: 35 }"],
    ["bonuses", "filter: { hasNoWagering: true }"],
    ["bonuses", "filter: { minDepositAtMost: 10 }"],
    ["bonuses", "filter: { wageringBase: BONUS }"],
    ["bonuses", "filter: { hasFreeSpins: false }"],
    ["bonuses", 'filter: { endsBefore: "2100-01-01T00:00:00Z" }'],
    ["bonuses", "filter: { isComplete: true }"],
    ["bonuses", "filter: { isMainOffer: true }"],
    ["bonuses", 'filter: { authorities: ["mga"] }'],
    ["bonuses", 'filter: { paymentMethods: ["visa"] }'],
    ["bonuses", "filter: { maxPayoutHours: 24 }"],
    ["bonuses", "orderBy: COST_ASC, deposit: 50"],
    ["bonuses", "orderBy: VALUE_DESC, deposit: 50"],
    ["bonuses", 'orderBy: VALUE_DESC, depositCurrency: "EUR"'],
    ["games", 'filter: { providers: ["studio"] }'],
    ["games", "filter: { minRtp: 96 }"],
    ["games", "filter: { maxRtp: 96 }"],
    ["games", "filter: { volatility: [HIGH] }"],
    ["casinos", "filter: { minDepositAtMost: 10 }"],
    ["casinos", "filter: { minPayoutLimitPerMonth: 5000 }"],
    ["casinos", 'filter: { providers: ["studio"] }'],
    ["casinos", 'filter: { authorities: ["mga"] }'],
    ["casinos", 'filter: { paymentMethods: ["visa"] }'],
    ["casinos", "filter: { maxPayoutHours: 24 }"],
  ])("costs as much as reading the whole table: %s with %s", async (list, args) => {
    // Send the plain query once before measuring it, because the first request may cost more.
    const plain = listOf(list, list === "bonuses" ? "orderBy: COST_ASC" : "orderBy: NAME_ASC");
    await chargeOf(plain);
    const [usual, charged] = [await chargeOf(`${plain} # again`), await chargeOf(listOf(list, args))];
    expect(charged - usual).toBeGreaterThanOrEqual(rowCount / rowsPerUnit);
  });
});
