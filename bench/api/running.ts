/**
 * Measures what matters to an operator: how fast a server starts, how soon it sees another server's writes, and how
 * much memory it uses.
 */
import { readFileSync } from "node:fs";

import { byText, dataOf, type Servers, signIn } from "./calls.js";
import { ask, load } from "./load.js";
import { median, progress } from "./results.js";
import { type BenchDatabase, makeDatabase, startProduct } from "./servers.js";

export interface Running {
  /** The time from the start of a process until it listens, with an existing database, in ms: median and maximum. */
  ready: [number, number];
  /** The time from a write's response until another server returns the new value, in ms: median and maximum. */
  fresh: [number, number];
  /** The resident memory in MiB after different numbers of minutes under load. */
  resident: [minutes: number, mebibytes: number][];
}

export async function measureRunning(loadSeconds: number): Promise<Pick<Running, "ready" | "resident">> {
  const database = await makeDatabase(10);
  try {
    const times: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      const begun = performance.now();
      const server = await startProduct(database.url, "on");
      times.push(performance.now() - begun);
      await server.stop();
    }
    progress("ready");
    return { ready: [median(times), Math.max(...times)], resident: await measureResident(database, loadSeconds) };
  } finally {
    await database.drop();
  }
}

/** Measures the resident memory. The requests rotate through all casinos, so the cache fills up and evicts entries. */
async function measureResident(database: BenchDatabase, seconds: number): Promise<Running["resident"]> {
  const slugs = await database.query<{ slug: string }>("SELECT slug FROM casinos ORDER BY id");
  const server = await startProduct(database.url, "on");
  const query =
    "query R($slug: String!) { casino(slug: $slug) { id name rating review { about games bonuses banking support mobile security } bonuses { id title terms } } }";
  let asked = 0;
  const next = () => {
    asked += 1;
    const { slug } = slugs[asked % slugs.length]!;
    if (asked % 10 === 0) return { method: "GET" as const, path: `/casino/${slug}` };
    const parameters = new URLSearchParams({ query, variables: JSON.stringify({ slug }) });
    return { method: "GET" as const, path: `/graphql?${parameters.toString()}` };
  };
  const resident: Running["resident"] = [[0, residentOf(server.pid)]];
  const parts = 5;
  try {
    for (let part = 1; part <= parts; part += 1) {
      await load(server, next, { milliseconds: (seconds / parts) * 1_000 });
      resident.push([(part * seconds) / parts / 60, residentOf(server.pid)]);
    }
  } finally {
    await server.stop();
  }
  progress("memory");
  return resident;
}

function residentOf(pid: number): number {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Math.round(Number(kibibytes) / 1_024);
}

/**
 * Writes a rating on one server, and polls a second server that has a cache. Returns the median and the maximum delay,
 * in ms.
 */
export async function measureFreshness(
  database: BenchDatabase,
  servers: Servers,
  times: number,
): Promise<Running["fresh"]> {
  const cookie = await signIn(servers.uncached);
  const [{ id, slug }] = (await database.query<{ id: string; slug: string }>(
    "SELECT id, slug FROM casinos ORDER BY id LIMIT 1",
  )) as [{ id: string; slug: string }];
  const read = { query: "query F($slug: String!) { casino(slug: $slug) { rating version } }", variables: { slug } };
  const write =
    "mutation F($id: ID!, $version: Int!, $rating: Float!) { updateCasino(id: $id, version: $version, input: { rating: $rating }) { version } }";
  const shown = async () => {
    const body = await ask(servers.cached.port, byText(read.query, read.variables));
    return (dataOf(body) as { casino: { rating: number; version: number } }).casino;
  };
  const found: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const { version, rating } = await shown();
    const variables = { id, version, rating: rating === 4 ? 3 : 4 };
    await ask(servers.uncached.port, { ...byText(write, variables), headers: { cookie } });
    const written = performance.now();
    while ((await shown()).version === version);
    found.push(performance.now() - written);
  }
  progress("freshness");
  return [median(found), Math.max(...found)];
}
