/** Measures how much CPU time a built server uses per charged unit. */
import type { BuiltServer, Sent } from "./builtServer.js";
import { type HostileDocument, hostileDocuments, ordinaryDocument } from "./hostileDocuments.js";

export interface Work {
  name: string;
  /** The CPU time for one request, in ms. */
  cpu: number;
  /** The units that the server charges for one request. */
  units: number;
  /** The CPU time per charged unit, in µs. */
  perUnit: number;
  /** The slowest /healthz response during the measurement, in ms. */
  slowestHealth: number;
}

/** The number of warm-up requests. V8 compiles a function only after several calls. */
const warmUps = 15;

/** A measurement ends after this much CPU time, in ms, or after this number of requests. */
const enough = { cpu: 250, requests: 60 };

let salt = 0;

async function measureDocument(server: BuiltServer, document: HostileDocument): Promise<Work> {
  const { name, method = "POST", isExplained, query, variables } = document;
  const next = (): Sent => {
    salt += 1;
    const values = variables && { variables: variables(salt) };
    return { method, body: { query: query(salt), ...values, ...(isExplained && { extensions: { explain: true } }) } };
  };
  for (let at = 0; at < warmUps; at += 1) await server.send(next());
  const units = await server.unitsOf(next());
  const health = watchHealth(server.url);
  const before = (await server.measure()).cpuSeconds;
  let [cpu, sent] = [0, 0];
  while (sent < enough.requests && cpu < enough.cpu) {
    for (let at = 0; at < 10; at += 1) await server.send(next());
    sent += 10;
    cpu = ((await server.measure()).cpuSeconds - before) * 1_000;
  }
  const slowestHealth = await health.stop();
  return { name, cpu: cpu / sent, units, perUnit: (cpu * 1_000) / sent / units, slowestHealth };
}

/** Polls /healthz until `stop` is called. `stop` resolves with the slowest response time, in ms. */
function watchHealth(url: string): { stop(): Promise<number> } {
  const watch = { isStopped: false };
  let slowest = 0;
  const watching = (async () => {
    while (!watch.isStopped) {
      const begun = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      slowest = Math.max(slowest, performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    async stop() {
      watch.isStopped = true;
      await watching;
      return slowest;
    },
  };
}

/**
 * Measures the ordinary document, and then the hostile documents.
 * @param only Limits the hostile documents to those whose names contain this text.
 */
export async function measureWork(server: BuiltServer, only: string, onMeasured: (work: Work) => void): Promise<void> {
  // Warms the server up. This result is ignored.
  await measureDocument(server, ordinaryDocument);
  const chosen = hostileDocuments.filter(({ name }) => name.includes(only));
  for (const document of [ordinaryDocument, ...chosen]) onMeasured(await measureDocument(server, document));
}
