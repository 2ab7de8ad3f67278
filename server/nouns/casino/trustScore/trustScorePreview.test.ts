import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../../test/call.js";
import { createTestApp, type TestApp } from "../../../test/createTestApp.js";
import { expectRefusal } from "../../../test/expectRefusal.js";
import type { TrustScore } from "./trustScore.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function scoreOf(input: object): Promise<TrustScore> {
  return callOrThrow<TrustScore>(app, "trustScorePreview", { input }, "score factors { label earned }");
}

describe("trustScorePreview", () => {
  it("computes the score of a form's values with the same rules as for a stored casino", async () => {
    const { score, factors } = await scoreOf({ licenses: ["MGA"], rating: 4.5, reviewCount: 60, acceptsCrypto: true });
    expect(score).toBe(50 + 20 + 10 + 3 + 2);
    expect(factors.reduce((sum, { earned }) => sum + earned, 0)).toBe(score);
  });

  it("returns 50 for a casino without known properties", async () => {
    expect((await scoreOf({})).score).toBe(50);
  });

  it("rejects values that are invalid for a casino", async () => {
    const refused = await call(app, "trustScorePreview", { input: { rating: 9, reviewCount: -1 } }, "score");
    expectRefusal(refused, "BAD_USER_INPUT", ["rating", "reviewCount"]);
  });
});
