import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Redis } from "ioredis";

import { until } from "../test/until.js";
import { createLimiter, type Limiter, unlimited } from "./limiter.js";
import { createLog } from "./log.js";
import { openRedis } from "./redis.js";

const log = createLog("silent");

/** Nothing listens there. */
const nowhere = "redis://127.0.0.1:1";

/** In memory, and in the Redis that TEST_REDIS_URL names where there is one. */
const stores: [name: string, url: string | null][] = [
  ["in memory", null],
  ["while Redis is away", nowhere],
  ...(process.env["TEST_REDIS_URL"] ? [["in Redis", process.env["TEST_REDIS_URL"]] as [string, string]] : []),
];

describe.each(stores)("a limiter %s", (_name, url) => {
  let redis: Redis | null = null;
  beforeAll(async () => {
    redis = url === null ? null : await openRedis(url, log);
  });
  afterAll(() => redis?.disconnect());

  const create = (points: number, seconds: number): Limiter => createLimiter(randomUUID(), { points, seconds }, redis);

  it("lets through as many as it has points for, each key by itself", async () => {
    const limiter = create(3, 60);
    expect((await limiter.take("a", 2)).isAllowed).toBe(true);
    expect(await limiter.take("a")).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(await limiter.take("a")).toMatchObject({ isAllowed: false, remaining: 0 });
    expect(await limiter.take("b")).toMatchObject({ isAllowed: true, remaining: 2 });
  });

  it("says in whole seconds when the points are back", async () => {
    const limiter = create(1, 60);
    await limiter.take("a");
    const { resetAfter } = await limiter.take("a");
    expect(Number.isInteger(resetAfter)).toBe(true);
    expect(resetAfter).toBeGreaterThan(55);
    expect(resetAfter).toBeLessThanOrEqual(60);
  });

  it("has all points again in the next window", async () => {
    const limiter = create(1, 1);
    await limiter.take("a");
    expect((await limiter.take("a")).isAllowed).toBe(false);
    expect(await until(async () => (await limiter.take("a")).isAllowed)).toBe(true);
  });

  it("takes points back", async () => {
    const limiter = create(1, 60);
    await limiter.take("a");
    await limiter.giveBack("a");
    expect((await limiter.take("a")).isAllowed).toBe(true);
  });
});

describe("no limiter", () => {
  it("lets everything through", async () => {
    expect((await unlimited.take("a", 1e9)).isAllowed).toBe(true);
  });
});
