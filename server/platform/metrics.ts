/** What the server counts of itself, in Prometheus's text format. Labels come from closed lists, never from a request. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** In seconds, from a cached response to a request that is given up. */
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
    help: "Time to answer a request, by the route that it matched.",
    labelNames: ["method", "route", "status"],
    buckets: durations,
    registers: [this.#registry],
  });

  readonly operationDuration = new Histogram({
    name: "honestodds_graphql_operation_duration_seconds",
    help: "Time to answer a GraphQL operation, by its name where it is one of our own documents.",
    labelNames: ["operation"],
    buckets: durations,
    registers: [this.#registry],
  });

  readonly operationErrors = new Counter({
    name: "honestodds_graphql_errors_total",
    help: "Errors that callers were told, in GraphQL answers and of requests that came to none, by their code.",
    labelNames: ["code"],
    registers: [this.#registry],
  });

  readonly answerCacheRequests = new Counter({
    name: "honestodds_answer_cache_requests_total",
    help: "Anonymous requests: answered with what was kept (hit), with what was being made for somebody else (shared), anew (miss), or anew because changes might have gone unheard (bypass).",
    labelNames: ["outcome"],
    registers: [this.#registry],
  });

  constructor(poolCounts: () => PoolCounts) {
    const registers = [this.#registry];
    const pool = new Gauge({
      name: "honestodds_database_connections",
      help: "Connections of the pool by state, and queries that wait for one.",
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
      name: "honestodds_answer_cache_bytes",
      help: "Bytes of cached responses and pages, with their keys.",
      registers,
      collect: () => bytes.set(size().bytes),
    });
    const answers: Gauge = new Gauge({
      name: "honestodds_answer_cache_answers",
      help: "Cached responses and pages.",
      registers,
      collect: () => answers.set(size().entries),
    });
  }

  /** Adds what concerns the whole process: memory, CPU, event loop. Once per process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
