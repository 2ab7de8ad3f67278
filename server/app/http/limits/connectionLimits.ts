/**
 * Limits the connections to one server, in total and per IP address, and the unread responses of each connection. Even
 * an idle connection takes memory.
 */
import type { Server } from "node:http";
import type { Socket } from "node:net";

import type { Log } from "../../../platform/log.js";
import { addressKey } from "../../../shared/addressKey.js";
import { isLoopback } from "../../../shared/loopback.js";
import type { Env } from "../../env.js";
import type { RequestHandler } from "../requestListener.js";
import type { IsTrusted } from "../trustedProxies.js";

/**
 * The maximum number of unanswered requests on one connection. Browsers and proxies wait for each response before they
 * send the next request.
 */
export const maxOutstanding = 100;

/** The minimum time between two warnings, in ms. */
const warnEvery = 60_000;

export interface ConnectionLimitOptions {
  env: Pick<Env, "maxConnections" | "maxConnectionsPerAddress">;
  isTrusted: IsTrusted | null;
  log: Log;
}

/** Immediately closes every connection beyond a limit. */
export function limitConnections(server: Server, { env, isTrusted, log }: ConnectionLimitOptions): void {
  const warn = createWarning(log);
  const counts = createCounts(env.maxConnectionsPerAddress);
  server.maxConnections = env.maxConnections;
  server.on("drop", () => warn("MAX_CONNECTIONS"));
  server.prependListener("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    // A proxy opens connections for all its clients.
    if (isLoopback(address) || isTrusted?.(address)) return;
    if (counts.open(address)) socket.once("close", () => counts.close(address));
    else {
      warn("MAX_CONNECTIONS_PER_ADDRESS");
      socket.destroy();
    }
  });
}

export function createCounts(max: number) {
  const counts = new Map<string, number>();
  const add = (address: string, more: number) => {
    const key = addressKey(address);
    const count = (counts.get(key) ?? 0) + more;
    if (count === 0) counts.delete(key);
    else if (count <= max) counts.set(key, count);
    return count <= max;
  };
  return {
    /** Counts a new connection. Returns false if the address has reached its limit. */
    open: (address: string) => add(address, 1),
    close: (address: string) => add(address, -1),
  };
}

function createWarning(log: Log): (limit: string) => void {
  let warnedAt = -Infinity;
  return (limit) => {
    if (performance.now() - warnedAt < warnEvery) return;
    warnedAt = performance.now();
    log.warn({ limit }, "the limit of open connections is reached, so the server closes new connections immediately");
  };
}

/**
 * Closes a connection that sends more and more requests without reading the responses. Otherwise, the server would
 * buffer every response, and one packet can contain thousands of requests.
 */
export function limitPipelining(): RequestHandler {
  const outstanding = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) => {
    const sum = (outstanding.get(socket) ?? 0) + more;
    outstanding.set(socket, sum);
    return sum;
  };
  return ({ socket }, response, next) => {
    if (socket.destroyed) return;
    if (count(socket, 1) > maxOutstanding) {
      socket.destroy();
      return;
    }
    response.once("close", () => count(socket, -1));
    next();
  };
}
