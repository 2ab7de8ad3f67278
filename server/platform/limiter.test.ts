import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Redis } from "ioredis";

import { until } from "../test/until.js";
import { createLimiter, type Limiter, unlimited } from "./limiter.js";
import { createLog } from "./log.js";
import { openRedis } from "./redis.js";

const log = createLog("silent");

/** No server listens at this URL. */
const nowhere = "redis://127.0.0.1:1";

/** The stores to test: memory, an unavailable Redis, and the Redis at TEST_REDIS_URL if it is set. */
const stores: [name: string, url: string | null][] = [
  ["in memory", null],
  ["while Redis is unavailable", nowhere],
  ...(process.env["TEST_REDIS_URL"] ? [["in Redis", process.env["TEST_REDIS_URL"]] as [string, string]] : []),
];

describe.each(stores)("a limiter %s", (_name, url) => {
  let redis: Redis | null = null;
  beforeAll(async () => {
    redis = url === null ? null : await openRedis(url, log);
  });
  afterAll(() => redis?.disconnect());

  const create = (points: number, seconds: number): Limiter => createLimiter(randomUUID(), { points, seconds }, redis);

  it("allows requests until a key has no points left, separately for each key", async () => {
    const limiter = create(3, 60);
    expect((await limiter.take("a", 2)).isAllowed).toBe(true);
    expect(await limiter.take("a")).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(await limiter.take("a")).toMatchObject({ isAllowed: false, remaining: 0 });
    expect(await limiter.take("b")).toMatchObject({ isAllowed: true, remaining: 2 });
  });

  it("returns the number of whole seconds until the points are restored", async () => {
    const limiter = create(1, 60);
    await limiter.take("a");
    const { resetAfter } = await limiter.take("a");
    expect(Number.isInteger(resetAfter)).toBe(true);
    expect(resetAfter).toBeGreaterThan(55);
    expect(resetAfter).toBeLessThanOrEqual(60);
  });

  it("restores all points in the next window", async () => {
    const limiter = create(1, 1);
    await limiter.take("a");
    expect((await limiter.take("a")).isAllowed).toBe(false);
    expect(await until(async () => (await limiter.take("a")).isAllowed)).toBe(true);
  });

  it("refunds points", async () => {
    const limiter = create(1, 60);
    await limiter.take("a");
    await limiter.giveBack("a");
    expect((await limiter.take("a")).isAllowed).toBe(true);
  });
});

describe("unlimited", () => {
  it("allows all requests", async () => {
    expect((await unlimited.take("a", 1e9)).isAllowed).toBe(true);
  });
});
