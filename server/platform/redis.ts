/**
 * Connects to Redis, which stores the rate limits that several servers share. The server keeps working without Redis.
 */
import { Redis } from "ioredis";

import type { Log } from "./log.js";

/** The maximum time for connecting and for each command, in ms. A rate limit must not delay a caller for longer. */
const patience = 500;

/** The longest pause between two attempts to reconnect, in ms. */
const retryEvery = 2_000;

/**
 * Connects to Redis, and retries in the background. Without a connection, every command fails immediately.
 * @param url The URL, such as `redis://host:6379`, which env.ts has checked.
 */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: patience,
    commandTimeout: patience,
    // Close a connection that does not respond. Otherwise, every command would wait for its own timeout.
    socketTimeout: patience,
    disconnectTimeout: patience,
    retryStrategy: (attempts) => Math.min(attempts * 100, retryEvery),
  });
  let isLost = false;
  redis.on("error", (error: Error & { code?: string }) => {
    // Log only the first of several failures in a row.
    if (!isLost)
      log.warn({ reason: error.code ?? error.message }, "Redis is unavailable: each server limits callers on its own");
    isLost = true;
  });
  redis.on("ready", () => {
    if (isLost) log.info("Redis is available again");
    isLost = false;
  });
  // The error handler has already logged a failure.
  await redis.connect().catch(() => undefined);
  return redis;
}
