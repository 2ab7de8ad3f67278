/**
 * `npm run bench` measures the server's CPU time per request, as a multiple of "the limit": a plain `node:http` and
 * `pg` server that sends JSON built by PostgreSQL. Rounds with the product and with the limit alternate, so other load
 * on the machine slows both. First, the benchmark checks that all servers return the same data. `-- --quick` takes less
 * than three minutes. `-- --hundred` adds a catalogue that is 100 times as large. The benchmark needs PostgreSQL,
 * either at BENCH_DATABASE_URL or on this machine.
 */
import { callOf, compareAnswers, readers, type Servers, serverOf } from "./api/calls.js";
import { type Growth, measureGrowth, slugOf } from "./api/growth.js";
import { askOften, closeConnections, load } from "./api/load.js";
import { measurePages } from "./api/pages.js";
import { type Measured, report, save } from "./api/report.js";
import { progress, Results } from "./api/results.js";
import { measureFreshness, measureRunning } from "./api/running.js";
import { type BenchDatabase, makeDatabase, type Server, startOwn, startProduct } from "./api/servers.js";
import { type Workload, workloads } from "./api/workloads.js";
import { measureWrites } from "./api/writing.js";

const isQuick = process.argv.includes("--quick");
const isHundred = process.argv.includes("--hundred");
const lengths = isQuick ? { rounds: 3, milliseconds: 700 } : { rounds: 5, milliseconds: 1_500 };
/** The number of warm-up requests for each workload. Otherwise, V8 would compile code during the measurement. */
const warmUp = isQuick ? 1_000 : 3_000;
/** How long the memory measurement sends requests, in seconds. */
const loadSeconds = 100;
/**
 * The scales of the catalogues in the growth measurement. Quick runs skip this measurement, because large catalogues
 * take too long.
 */
const scales = isHundred ? [1, 10, 100] : [1, 10];

const form = isQuick ? "the quick run" : isHundred ? "the full run with --hundred" : "the full run";

async function measureReads(servers: Servers, list: Workload[], results: Results): Promise<void> {
  for (const workload of list)
    for (const name of readers) await askOften(serverOf(servers, name), callOf(name, workload), warmUp);
  progress("all servers are warm");
  for (let round = 1; round <= lengths.rounds; round += 1) {
    for (const workload of list) {
      for (const name of readers) {
        const call = callOf(name, workload);
        results.note(`${workload.name} ${name}`, await load(serverOf(servers, name), () => call, lengths));
      }
    }
    progress(`reads, round ${round} of ${lengths.rounds}`);
  }
}

type Served = Pick<Measured, "list" | "results" | "pages" | "version"> & { fresh: [number, number] };

/** Runs the measurements in which the servers take turns on one database. */
async function measureServers(database: BenchDatabase): Promise<Served> {
  const running: Server[] = [];
  const start = async (starting: Promise<Server>) => {
    const server = await starting;
    running.push(server);
    return server;
  };
  try {
    const slug = await slugOf(database);
    const list = workloads(slug);
    const servers: Servers = {
      limit: await start(startOwn("limit.ts", [database.url, slug])),
      plain: await start(startOwn("plainStack.ts", [database.url])),
      cached: await start(startProduct(database.url, "on")),
      uncached: await start(startProduct(database.url, "off")),
    };
    await compareAnswers(servers, list);
    progress("all responses have the same data");
    const results = new Results();
    await measureReads(servers, list, results);
    const pages = await measurePages(servers, lengths);
    await measureWrites(database, servers, results, lengths, warmUp);
    const fresh = await measureFreshness(database, servers, 20);
    return { list, results, pages, fresh, version: database.version };
  } finally {
    closeConnections();
    for (const server of running) await server.stop();
  }
}

async function main(): Promise<void> {
  // React reads NODE_ENV when it is imported, and the benchmark measures React in production mode.
  process.env["NODE_ENV"] = "production";
  const begun = performance.now();
  const database = await makeDatabase(1);
  try {
    const { fresh, ...served } = await measureServers(database);
    const running = isQuick ? null : { ...(await measureRunning(loadSeconds)), fresh };
    const nothing: Growth = { reads: new Map(), editors: new Map() };
    const growth = isQuick ? nothing : await measureGrowth(scales, lengths);
    const minutes = (performance.now() - begun) / 60_000;
    const text = report({ ...served, growth, running, lengths, form, minutes });
    save(text);
    progress(text);
  } finally {
    closeConnections();
    await database.drop();
  }
}

await main();
