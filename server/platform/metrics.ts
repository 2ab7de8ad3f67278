/** The server's metrics in Prometheus's text format. All label values come from fixed lists, never from a request. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import { release } from "./release.js";

/** The histogram buckets in seconds, from the time of a cached response to that of a request that times out. */
const durations = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

export interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly contentType = this.#registry.contentType;

  readonly httpDuration = new Histogram({
    name: "honestodds_http_request_duration_seconds",
    help: "Time to respond to a request, by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: durations,
    registers: [this.#registry],
  });

  readonly operationDuration = new Histogram({
    name: "honestodds_graphql_operation_duration_seconds",
    help: "Time to execute a GraphQL operation, by its name if it is one of our own documents.",
    labelNames: ["operation"],
    buckets: durations,
    registers: [this.#registry],
  });

  readonly operationErrors = new Counter({
    name: "honestodds_graphql_errors_total",
    help: "Errors sent to callers, in GraphQL responses and for requests rejected earlier, by code.",
    labelNames: ["code"],
    registers: [this.#registry],
  });

  readonly responseCacheRequests = new Counter({
    name: "honestodds_response_cache_requests_total",
    help: "Anonymous requests by cache outcome: served from the cache (hit), from a response in progress for another caller (shared), not cached (miss), or computed because notifications may be late (bypass).",
    labelNames: ["outcome"],
    registers: [this.#registry],
  });

  constructor(poolCounts: () => PoolCounts) {
    const registers = [this.#registry];
    new Gauge({
      name: "honestodds_build_info",
      help: "Always 1. The labels are the version and the build of this server.",
      labelNames: ["version", "build"],
      registers,
    }).set({ ...release }, 1);
    const pool = new Gauge({
      name: "honestodds_database_connections",
      help: "Connections in the pool by state, and queries that wait for one.",
      labelNames: ["state"],
      registers,
      collect() {
        for (const [state, count] of Object.entries(poolCounts())) pool.set({ state }, count);
      },
    });
  }

  watchResponseCache(size: () => { bytes: number; entries: number }): void {
    const registers = [this.#registry];
    const bytes: Gauge = new Gauge({
      name: "honestodds_response_cache_bytes",
      help: "Bytes of cached responses and pages, with their keys.",
      registers,
      collect: () => bytes.set(size().bytes),
    });
    const responses: Gauge = new Gauge({
      name: "honestodds_response_cache_responses",
      help: "Cached responses and pages.",
      registers,
      collect: () => responses.set(size().entries),
    });
  }

  /** Adds the metrics of the whole process, such as memory, CPU and event loop. Call this once per process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
