/** How many connections one server holds, of all callers and of one address. An idle connection costs memory, too. */
import type { Server } from "node:http";
import type { Socket } from "node:net";

import type { Log } from "../../platform/log.js";
import { addressKey } from "../../shared/addressKey.js";
import { maxOutstanding } from "../../shared/limits.js";
import { isLoopback } from "../../shared/loopback.js";
import type { Env } from "../env.js";
import type { RequestHandler } from "./requestHandler.js";
import type { IsTrusted } from "./trustedProxies.js";

/** Milliseconds between two warnings, however many connections are refused. */
const warnEvery = 60_000;

export interface ConnectionLimitOptions {
  env: Pick<Env, "maxConnections" | "maxConnectionsPerAddress">;
  isTrusted: IsTrusted | null;
  log: Log;
}

/** A connection beyond a limit is closed at once. */
export function limitConnections(server: Server, { env, isTrusted, log }: ConnectionLimitOptions): void {
  const warn = createWarning(log);
  const counts = createCounts(env.maxConnectionsPerAddress);
  server.maxConnections = env.maxConnections;
  server.on("drop", () => warn("MAX_CONNECTIONS"));
  server.prependListener("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    // A proxy brings the connections of all its callers.
    if (isLoopback(address) || isTrusted?.(address)) return;
    if (counts.open(address)) socket.once("close", () => counts.close(address));
    else {
      warn("MAX_CONNECTIONS_PER_ADDRESS");
      socket.destroy();
    }
  });
}

export interface ConnectionCounts {
  /** False where the address has as many connections as it may have. */
  open(address: string): boolean;
  close(address: string): void;
}

export function createCounts(max: number): ConnectionCounts {
  const counts = new Map<string, number>();
  return {
    open(address) {
      const key = addressKey(address);
      const count = counts.get(key) ?? 0;
      if (count >= max) return false;
      counts.set(key, count + 1);
      return true;
    },
    close(address) {
      const key = addressKey(address);
      const count = counts.get(key) ?? 0;
      if (count > 1) counts.set(key, count - 1);
      else counts.delete(key);
    },
  };
}

function createWarning(log: Log): (limit: string) => void {
  let warnedAt = -Infinity;
  return (limit) => {
    if (performance.now() - warnedAt < warnEvery) return;
    warnedAt = performance.now();
    log.warn({ limit }, "connections are closed at once: there are more than the limit allows");
  };
}

/**
 * Ends a connection that keeps sending requests without reading the responses. The server would hold every response, and
 * one packet carries thousands of requests.
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
