import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { syntheticCasinos } from "../../../../bench/synthetic.js";
import { plainCasinos } from "../../../test/catalogue/plainSeed.js";
import { callOrThrow } from "../../../test/call.js";
import { createTestApp, type TestApp } from "../../../test/createTestApp.js";
import { makeCasino } from "../../../test/catalogue/factories.js";
import { computeTrustScore, type TrustScore } from "./trustScore.js";

const year = 2026;
const plain = {
  licenses: [] as string[],
  establishedYear: null as number | null,
  rating: 0,
  reviewCount: 0,
  mobileOptimized: false,
  hasLiveGames: false,
  acceptsCrypto: false,
};
const best = {
  licenses: ["MGA"],
  establishedYear: 2010,
  rating: 4.8,
  reviewCount: 400,
  mobileOptimized: true,
  hasLiveGames: true,
  acceptsCrypto: true,
};

const line = ({ factors }: TrustScore, label: RegExp) => factors.find((factor) => label.test(factor.label));

describe("the trust score", () => {
  it.each<[string, Partial<typeof plain>, number]>([
    ["no facts that earn points", {}, 50],
    ["a license", { licenses: ["MGA"] }, 70],
    ["several licenses", { licenses: ["MGA", "UKGC"] }, 70],
    ["six years", { establishedYear: 2020 }, 65],
    ["exactly five years, which is not more than five", { establishedYear: 2021 }, 50],
    ["many years", { establishedYear: 1900 }, 65],
    ["the highest rating", { rating: 5 }, 60],
    ["a rating of 4.5", { rating: 4.5 }, 60],
    ["a rating just below 4.5", { rating: 4.4 }, 55],
    ["a rating of 4", { rating: 4 }, 55],
    ["a rating just below 4", { rating: 3.9 }, 50],
    ["a mobile-optimized site", { mobileOptimized: true }, 55],
    ["live games", { hasLiveGames: true }, 52],
    ["crypto", { acceptsCrypto: true }, 52],
    ["100 reviews", { reviewCount: 100 }, 56],
    ["99 reviews", { reviewCount: 99 }, 53],
    ["50 reviews", { reviewCount: 50 }, 53],
    ["49 reviews", { reviewCount: 49 }, 50],
    ["all facts except a license", { ...best, licenses: [] }, 90],
    ["all facts except the age", { ...best, establishedYear: null }, 95],
    ["all facts except a rating", { ...best, rating: 0 }, 100],
    ["all facts", best, 100],
  ])("is correct for a casino with %s", (_facts, facts, score) => {
    expect(computeTrustScore({ ...plain, ...facts }, year).score).toBe(score);
  });

  it("has a line for every rule, including rules that earn no points", () => {
    const { factors } = computeTrustScore(plain, year);
    expect(factors.map(({ points, earned }) => [points, earned])).toEqual([
      [50, 50],
      [20, 0],
      [15, 0],
      [10, 0],
      [5, 0],
      [2, 0],
      [2, 0],
      [6, 0],
    ]);
  });

  it("has a separate line for the cap only if the cap applies", () => {
    expect(computeTrustScore(best, year).factors.at(-1)).toEqual({
      label: "No score goes above 100",
      points: 0,
      earned: -10,
    });
    expect(line(computeTrustScore({ ...best, rating: 0 }, year), /goes above/)).toBeUndefined();
    expect(line(computeTrustScore({ ...best, rating: 4 }, year), /goes above/)?.earned).toBe(-5);
  });

  it("names the facts in its lines, with the rating out of 10", () => {
    const score = computeTrustScore({ ...best, reviewCount: 1_234 }, year);
    expect(line(score, /MGA/)?.earned).toBe(20);
    expect(line(score, /2010/)?.earned).toBe(15);
    expect(line(score, /Rated 9 out of 10/)?.earned).toBe(10);
    expect(line(score, /1,234 reviews/)?.earned).toBe(6);
    const none = computeTrustScore({ ...plain, reviewCount: 1 }, year);
    expect(line(none, /^1 review,/)?.earned).toBe(0);
    expect(line(none, /Not rated yet/)?.earned).toBe(0);
    expect(line(none, /Opening year unknown/)?.earned).toBe(0);
  });

  it("equals the sum of its lines for every casino in the seed and the synthetic catalogue", () => {
    const casinos = [...plainCasinos, ...syntheticCasinos(2)];
    const scores = new Set<number>();
    for (const casino of casinos) {
      const { score, factors } = computeTrustScore(casino, year);
      expect(factors.reduce((sum, { earned }) => sum + earned, 0)).toBe(score);
      expect(factors.filter(({ points, earned }) => earned > points)).toEqual([]);
      expect(new Set(factors.map(({ label }) => label)).size).toBe(factors.length);
      expect(score).toBeGreaterThanOrEqual(50);
      expect(score).toBeLessThanOrEqual(100);
      scores.add(score);
    }
    expect(scores.size).toBeGreaterThan(20);
  });
});

describe("Casino.trustScore", () => {
  let app: TestApp;
  let now = new Date("2025-12-31T23:59:59.999Z");
  beforeAll(async () => {
    app = await createTestApp({ clock: { now: () => now } });
  });
  afterAll(() => app.close());

  it("uses the current year to calculate the casino's age", async () => {
    const { slug } = await makeCasino(app, { establishedYear: 2020 });
    const read = async () =>
      (await callOrThrow<{ trustScore: TrustScore }>(app, "casino", { slug }, "trustScore { score }")).trustScore.score;
    expect(await read()).toBe(55);
    now = new Date("2026-01-01T00:00:00.000Z");
    expect(await read()).toBe(70);
  });
});
