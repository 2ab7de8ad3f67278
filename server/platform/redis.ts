/**
 * Connects to Redis, which stores the rate limits that several servers share. The server keeps working without Redis.
 */
import { type Command, Redis } from "ioredis";

import type { Log } from "./log.js";

/** The maximum time for connecting and for each command, in ms. A rate limit must not delay a caller for longer. */
const timeout = 500;

/** How late a timer can be while the event loop is free, in ms. A later timer says nothing about Redis. */
const longestDelay = 100;

/** The longest pause between two attempts to reconnect, in ms. */
const retryEvery = 2_000;

/** Closes a connection if a command gets no reply in time. Otherwise, every command would wait for its own timeout. */
class TimeoutClosingRedis extends Redis {
  override sendCommand(command: Command, ...rest: [stream?: Parameters<Redis["sendCommand"]>[1]]): unknown {
    const result = super.sendCommand(command, ...rest);
    const close = () => {
      const error = new Error(`Redis sent no reply within ${timeout} ms`);
      command.reject(error);
      this.stream.destroy(error);
    };
    // After a blocked event loop, timers run before replies are read. Close the connection only after reading them. The
    // driver's own timeouts would not wait for that.
    const timer = setTimeout(() => (reading = setImmediate(close)), timeout);
    let reading: NodeJS.Immediate | undefined;
    const settle = () => {
      clearTimeout(timer);
      clearImmediate(reading);
    };
    command.promise.then(settle, settle);
    return result;
  }
}

/**
 * Ends attempts to connect that take too long. After a blocked event loop, an attempt gets the time again. The driver's
 * own timeout would end it before the server reads that it has succeeded.
 */
function limitConnecting(redis: TimeoutClosingRedis): void {
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    clearTimeout(timer);
    const due = performance.now() + timeout;
    timer = setTimeout(() => {
      if (redis.status !== "connecting") return;
      if (performance.now() > due + longestDelay) begin();
      else redis.stream.destroy(new Error(`Redis accepted no connection within ${timeout} ms`));
    }, timeout).unref();
  };
  redis.on("connecting", begin);
}

/**
 * Connects to Redis, and retries in the background. Without a connection, every command fails immediately.
 * @param url The URL, such as `redis://host:6379`, which env.ts has checked.
 */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  const redis = new TimeoutClosingRedis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 0, // `limitConnecting` does this.
    disconnectTimeout: timeout,
    retryStrategy: (attempts) => Math.min(attempts * 100, retryEvery),
  });
  limitConnecting(redis);
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
