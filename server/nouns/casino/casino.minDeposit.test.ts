import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeBonus, makeCasino } from "../../test/catalogue/factories.js";

let now = new Date();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

async function namesWith(
  minDepositAtMost: number,
  search: string | null = null,
  currency: string | null = null,
): Promise<string[]> {
  const list = await callOrThrow<{ totalCount: number; nodes: { name: string }[] }>(
    app,
    "casinos",
    { filter: { minDepositAtMost, search, currency }, orderBy: "NAME_ASC" },
    "totalCount nodes { name }",
  );
  expect(list.totalCount).toBe(list.nodes.length);
  return list.nodes.map(({ name }) => name);
}

describe("the casinos query with a limit on the minimum deposit", () => {
  const ends = new Date(now.getTime() + 3_600_000);

  beforeAll(async () => {
    const offers: Record<string, Record<string, unknown>[]> = {
      "Plain Five": [{ minDepositMinor: 500 }, { minDepositMinor: 5_000 }],
      "Plain Twenty": [{ minDepositMinor: 2_000 }],
      "Plain Hidden": [{ minDepositMinor: 500, isActive: false }],
      "Plain Unknown": [{}],
      "Plain Ending": [{ minDepositMinor: 500, endsAt: ends.toISOString() }],
      "Plain None": [],
    };
    for (const [name, bonuses] of Object.entries(offers)) {
      const { id: casinoId } = await makeCasino(app, { name });
      for (const bonus of bonuses) await makeBonus(app, { casinoId, currency: "USD", ...bonus });
    }
  });

  it.each([null, "plain"])(
    "returns only casinos with a visible bonus within the limit, for the search query %j",
    async (search) => {
      now = new Date(ends.getTime() - 1);
      expect(await namesWith(4.99, search)).toEqual([]);
      expect(await namesWith(5, search)).toEqual(["Plain Ending", "Plain Five"]);
      expect(await namesWith(20, search)).toEqual(["Plain Ending", "Plain Five", "Plain Twenty"]);
      // The server caches the count until the next start or end of an offer.
      now = ends;
      expect(await namesWith(20, search)).toEqual(["Plain Five", "Plain Twenty"]);
    },
  );

  it("compares amounts only in the currency of the filter, except 0", async () => {
    const inEuros = { currency: "EUR" };
    const { id: casinoId } = await makeCasino(app, { name: "Euro Ten" });
    await makeBonus(app, { casinoId, ...inEuros, minDepositMinor: 1_000 });
    const { id: freeId } = await makeCasino(app, { name: "Euro Free" });
    await makeBonus(app, { casinoId: freeId, ...inEuros, minDepositMinor: 0 });
    expect(await namesWith(20, "euro")).toEqual(["Euro Free"]);
    expect(await namesWith(20, null, "EUR")).toEqual(["Euro Free", "Euro Ten"]);
    expect(await namesWith(9.99, null, "EUR")).toEqual(["Euro Free"]);
  });

  it("rejects a currency that is not a code", async () => {
    const answer = await call(app, "casinos", { filter: { minDepositAtMost: 5, currency: "$" } }, "totalCount");
    expectRefusal(answer, "BAD_USER_INPUT", ["currency"]);
  });

  it.each([-1, 1e9])("rejects the limit %d", async (minDepositAtMost) => {
    const answer = await call(app, "casinos", { filter: { minDepositAtMost } }, "totalCount");
    expectRefusal(answer, "BAD_USER_INPUT", ["minDepositAtMost"]);
  });
});
