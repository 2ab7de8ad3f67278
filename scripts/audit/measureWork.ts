/** CPU time that documents take of a built server, for each unit that their callers are charged. */
import type { BuiltServer, Sent } from "./builtServer.js";
import { type HostileDocument, hostileDocuments, ordinaryDocument } from "./hostileDocuments.js";

export interface Work {
  name: string;
  /** Of one request, in ms. */
  cpu: number;
  /** That one request is charged. */
  units: number;
  /** CPU time for each unit, in µs. */
  perUnit: number;
  /** The slowest response of /healthz while the documents were sent, in ms. */
  slowestHealth: number;
}

/** Requests before those that are measured: a function is compiled when it has run some times. */
const warmUps = 15;

/** CPU time that is enough to be measured, in ms, and how many requests may be sent for it. */
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

/** Asks /healthz again and again, as another caller. */
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

/** The ordinary document first. @param only Hostile documents whose names hold this text. */
export async function measureWork(server: BuiltServer, only: string, onMeasured: (work: Work) => void): Promise<void> {
  // Once for what is compiled first, then for the measure.
  await measureDocument(server, ordinaryDocument);
  const chosen = hostileDocuments.filter(({ name }) => name.includes(only));
  for (const document of [ordinaryDocument, ...chosen]) onMeasured(await measureDocument(server, document));
}
