/** Measures repeated changes to ratings, with and without concurrent reads of the home page. */
import assert from "node:assert/strict";

import { byHash, byText, dataOf, type Servers, signIn } from "./calls.js";
import { type Call, type Load, load, type LoadOptions } from "./load.js";
import { type Name, progress, type Results } from "./results.js";
import type { BenchDatabase, Server } from "./servers.js";
import { workloads, write } from "./workloads.js";

interface Editing {
  cookie: string;
  casinos: { id: string; version: number }[];
}

/**
 * Builds the requests for each connection. Each connection changes its own casino, and uses the version from its last
 * response.
 */
function editingCalls(name: Name, { cookie, casinos }: Editing) {
  let at = 0;
  const next = (connection: number): Call => {
    const { id, version } = casinos[connection]!;
    at += 1;
    const rating = (at % 50) / 10;
    if (name === "limit") return { method: "POST", path: "/W6", body: JSON.stringify({ id, rating }) };
    const call = byText(write.query, { id, version, rating });
    return name === "plain" ? { ...call, path: "/" } : { ...call, headers: { cookie } };
  };
  const check = (connection: number, body: string) => {
    const { updateCasino } = dataOf(body) as { updateCasino: { id: string; version: number } };
    assert.equal(updateCasino.id, casinos[connection]!.id);
    casinos[connection]!.version = updateCasino.version;
  };
  return { next, check };
}

async function editing(database: BenchDatabase, cookie: string): Promise<Editing> {
  const casinos = await database.query<{ id: string; version: number }>(
    "SELECT id, version FROM casinos ORDER BY id LIMIT 8",
  );
  return { cookie, casinos };
}

export interface Lengths {
  rounds: number;
  milliseconds: number;
}

/**
 * Measures the writes of each server.
 * @param warmUp The number of warm-up writes per server. The first 1,000 writes take twice as long, because V8 is still
 * compiling.
 */
export async function measureWrites(
  database: BenchDatabase,
  servers: Servers,
  results: Results,
  { rounds, milliseconds }: Lengths,
  warmUp: number,
): Promise<void> {
  const cookies: Partial<Record<Name, string>> = {
    uncached: await signIn(servers.uncached),
    cached: await signIn(servers.cached),
  };
  const change = async (name: "limit" | "plain" | "uncached", length: Pick<LoadOptions, "milliseconds" | "times">) => {
    const { next, check } = editingCalls(name, await editing(database, cookies[name] ?? ""));
    return load(servers[name], next, { ...length, check });
  };
  const mix = async (length: Pick<LoadOptions, "milliseconds" | "times">) =>
    measureMix(servers.cached, await editing(database, cookies.cached!), length);
  for (const name of ["limit", "plain", "uncached"] as const) await change(name, { times: warmUp });
  await mix({ times: warmUp });
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of ["limit", "plain", "uncached"] as const)
      results.note(`W6 ${name}`, await change(name, { milliseconds }));
    results.note("mix cached", await mix({ milliseconds }));
    const home: Call = { method: "GET", path: "/W5" };
    results.note("mix limit", await load(servers.limit, () => home, { milliseconds }));
  }
  progress("writes");
}

/**
 * Measures a mix of reads and writes. On each connection, 19 of 20 requests read the home page, and the remaining one
 * changes a rating.
 */
function measureMix(server: Server, state: Editing, length: LoadOptions): Promise<Load> {
  const { next, check } = editingCalls("cached", state);
  const read = byHash(workloads("")[4]!.query);
  const counts = Array.from({ length: 8 }, () => 0);
  const isWrite = (connection: number) => counts[connection]! % 20 === 19;
  return load(
    server,
    (connection) => {
      counts[connection]! += 1;
      return isWrite(connection) ? next(connection) : read;
    },
    { ...length, check: (connection, body) => isWrite(connection) && check(connection, body) },
  );
}
