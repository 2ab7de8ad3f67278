import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createTestApp, type TestApp } from "../../../test/createTestApp.js";
import type { ScoringRules } from "./trustScore.resolver.js";
import { computeTrustScore } from "./trustScore.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function findRules(): Promise<ScoringRules> {
  const document = "{ scoringRules { start maximum rules { label points fallback { label points } } } }";
  const { data } = await app.query<{ scoringRules: ScoringRules }>(document);
  return data.scoringRules;
}

const nothing = {
  licenses: [] as string[],
  establishedYear: null as number | null,
  rating: 0,
  reviewCount: 0,
  mobileOptimized: false,
  hasLiveGames: false,
  acceptsCrypto: false,
};

describe("scoringRules", () => {
  it("returns the points for every line of a receipt, in the same order", async () => {
    const { start, rules } = await findRules();
    const { factors } = computeTrustScore(nothing, 2026);
    expect(factors.map(({ points }) => points)).toEqual([start, ...rules.map(({ points }) => points)]);
  });

  it.each([
    ["Licensed", { licenses: ["MGA"] }],
    ["Established more than 5 years ago", { establishedYear: 2020 }],
    ["Rated 9 out of 10 or higher", { rating: 4.5 }],
    ["Works well on a phone", { mobileOptimized: true }],
    ["Has live games", { hasLiveGames: true }],
    ["Accepts crypto", { acceptsCrypto: true }],
    ["100 or more reviews", { reviewCount: 100 }],
  ])("returns the points that a casino earns for '%s'", async (label, facts) => {
    const { start, rules } = await findRules();
    const { score } = computeTrustScore({ ...nothing, ...facts }, 2026);
    expect(score).toBe(start + rules.find((rule) => rule.label === label)!.points);
  });

  it.each([
    ["Rated 9 out of 10 or higher", { rating: 4 }],
    ["100 or more reviews", { reviewCount: 50 }],
  ])("returns the reduced number of points that a casino earns for '%s'", async (label, facts) => {
    const { start, rules } = await findRules();
    const { score } = computeTrustScore({ ...nothing, ...facts }, 2026);
    expect(score).toBe(start + rules.find((rule) => rule.label === label)!.fallback!.points);
  });

  it("returns the maximum score", async () => {
    const { maximum } = await findRules();
    const all = { licenses: ["MGA"], establishedYear: 2000, rating: 5, reviewCount: 999 };
    const flags = { mobileOptimized: true, hasLiveGames: true, acceptsCrypto: true };
    expect(computeTrustScore({ ...all, ...flags }, 2026).score).toBe(maximum);
  });
});
