/** The connection to Redis, which lets several servers count together. Losing it is never an outage. */
import { Redis } from "ioredis";

import type { Log } from "./log.js";

/** Milliseconds that connecting, and any one command, may take: a count is not worth more of a caller's time. */
const patience = 500;

/** Milliseconds between two attempts to connect again, at most. */
const retryEvery = 2_000;

/**
 * Connects, and goes on trying in the background. While there is no connection every command fails at once.
 * @param url Of the form `redis://host:6379`; checked by env.ts.
 */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: patience,
    commandTimeout: patience,
    // One that keeps silent is away too: else every command would wait for its own timeout, for as long as that lasts.
    socketTimeout: patience,
    disconnectTimeout: patience,
    retryStrategy: (attempts) => Math.min(attempts * 100, retryEvery),
  });
  let isLost = false;
  redis.on("error", (error: Error & { code?: string }) => {
    // The first of a series: every further attempt fails for the same reason.
    if (!isLost)
      log.warn({ reason: error.code ?? error.message }, "Redis is away: each server limits callers by itself");
    isLost = true;
  });
  redis.on("ready", () => {
    if (isLost) log.info("Redis is back");
    isLost = false;
  });
  // A failure has been logged above.
  await redis.connect().catch(() => undefined);
  return redis;
}
