/** A rating changed again and again, alone and between readers of what it is shown in. */
import assert from "node:assert/strict";

import { byHash, byText, dataOf, type Servers, signIn } from "./calls.js";
import { type Call, type Load, load } from "./load.js";
import { type Name, progress, type Results } from "./results.js";
import type { BenchDatabase, Server } from "./servers.js";
import { workloads, write } from "./workloads.js";

interface Editing {
  cookie: string;
  casinos: { id: string; version: number }[];
}

/** Every connection has a casino of its own, whose version it knows from its last answer. */
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

/** The first round warms up, and is not counted. */
export async function measureWrites(
  database: BenchDatabase,
  servers: Servers,
  results: Results,
  { rounds, milliseconds }: Lengths,
): Promise<void> {
  const cookies: Partial<Record<Name, string>> = { cold: await signIn(servers.cold), kept: await signIn(servers.kept) };
  for (let round = 0; round <= rounds; round += 1) {
    const measured = new Map<string, Load>();
    for (const name of ["limit", "plain", "cold"] as const) {
      const { next, check } = editingCalls(name, await editing(database, cookies[name] ?? ""));
      measured.set(`W6 ${name}`, await load(servers[name], next, { milliseconds, check }));
    }
    measured.set("mix kept", await measureMix(servers.kept, await editing(database, cookies.kept!), milliseconds));
    const home: Call = { method: "GET", path: "/W5" };
    measured.set("mix limit", await load(servers.limit, () => home, { milliseconds }));
    if (round > 0) for (const [key, each] of measured) results.note(key, each);
  }
  progress("writes");
}

/** Nineteen of twenty calls read the home page, the twentieth changes a rating that it shows. */
function measureMix(server: Server, state: Editing, milliseconds: number): Promise<Load> {
  const { next, check } = editingCalls("kept", state);
  const read = byHash(workloads("")[4]!.query);
  const counts = Array.from({ length: 8 }, () => 0);
  const isWrite = (connection: number) => counts[connection]! % 20 === 19;
  return load(
    server,
    (connection) => {
      counts[connection]! += 1;
      return isWrite(connection) ? next(connection) : read;
    },
    { milliseconds, check: (connection, body) => isWrite(connection) && check(connection, body) },
  );
}
