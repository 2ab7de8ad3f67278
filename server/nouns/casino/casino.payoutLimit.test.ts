import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { makeCasino } from "../../test/catalogue/factories.js";
import { preview, stage } from "../../test/catalogue/imports.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

describe("a casino's payout limit per month", () => {
  it("is found by an amount that is at most the limit, and never if it is unknown", async () => {
    await makeCasino(app, { name: "Five Thousand", currency: "EUR", payoutLimitPerMonth: 500_000 });
    await makeCasino(app, { name: "Unknown", currency: "EUR" });
    const namesFor = async (minPayoutLimitPerMonth: number, currency: string | null = "EUR") => {
      const list = await callOrThrow<{ nodes: { name: string }[] }>(
        app,
        "casinos",
        { filter: { minPayoutLimitPerMonth, currency } },
        "nodes { name }",
      );
      return list.nodes.map(({ name }) => name);
    };
    expect(await namesFor(0)).toEqual(["Five Thousand"]);
    expect(await namesFor(5_000)).toEqual(["Five Thousand"]);
    expect(await namesFor(5_000.01)).toEqual([]);
    // The default is dollars.
    expect(await namesFor(1, null)).toEqual([]);
  });

  it.each([-1, 1_000_001])("can't be searched for with the amount %d", async (minPayoutLimitPerMonth) => {
    const response = await call(app, "casinos", { filter: { minPayoutLimitPerMonth } }, "totalCount");
    expectRefusal(response, "BAD_USER_INPUT", ["minPayoutLimitPerMonth"]);
  });

  it("needs a currency, also in the preview of an import", async () => {
    const id = await stage(app, {
      noun: "CASINO",
      columns: ["slug", "name", "payoutLimitPerMonth", "currency"],
      rows: [
        ["limit-only", "A", "500000", ""],
        ["limit-and-currency", "B", "500000", "USD"],
      ],
    });
    const { rows } = await preview(app, id);
    expect(rows.nodes.map(({ problems }) => problems.map(({ column }) => column))).toEqual([["currency"], []]);
  });
});
