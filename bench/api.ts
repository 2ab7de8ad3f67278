/**
 * `npm run bench`: what a request costs the server's CPU, as a multiple of a bare `node:http` and `pg` server that sends
 * JSON built by PostgreSQL. Rounds take turns with that limit, so that whatever else the machine does slows both; the data
 * of every answer is compared before anything is measured. `-- --quick` takes under three minutes, `-- --hundred` adds a
 * catalogue a hundred times the size. Needs PostgreSQL, at BENCH_DATABASE_URL or on this machine.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

import { ensureBuilt } from "../scripts/build.mjs";
import { loadPageEntry } from "../server/app/pageEntry.js";
import { ask, askOften, type Call, closeConnections, cpuOf, type Load, load } from "./api/load.js";
import { type BenchDatabase, editor, makeDatabase, type Server, startOwn, startProduct } from "./api/servers.js";
import { type Workload, workloads, write } from "./api/workloads.js";

const isQuick = process.argv.includes("--quick");
/** The quick form does not look at growth, for which large catalogues have to be made. */
const scales = isQuick ? [] : process.argv.includes("--hundred") ? [1, 10, 100] : [1, 10];
const rounds = isQuick ? 3 : 7;
const milliseconds = isQuick ? 700 : 1_500;
/** Requests of each kind before anything is counted, so that no server is measured while its code is being compiled. */
const warmUp = isQuick ? 300 : 1_500;

type Name = "limit" | "memory" | "plain" | "kept" | "cold";
type Servers = Record<"limit" | "plain" | "kept" | "cold", Server>;

const titles: Record<Name, string> = {
  limit: "the limit",
  memory: "bytes from memory",
  plain: "plain Apollo + TypeGraphQL + TypeORM",
  kept: "ours, kept answer",
  cold: "ours, cache off",
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** As our own pages ask: by the document's hash, in a GET. */
function byHash(query: string): Call {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: sha256(query) } });
  return {
    method: "GET",
    path: `/graphql?${new URLSearchParams({ extensions }).toString()}`,
    headers: { "apollo-require-preflight": "1" },
  };
}

function byText(query: string, variables: Record<string, unknown> = {}): Call {
  const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(query) } };
  return { method: "POST", path: "/graphql", body: JSON.stringify({ query, variables, extensions }) };
}

/** The plain server answers at its root. */
function callOf(name: Name, { name: workload, query }: Workload): Call {
  if (name === "limit") return { method: "GET", path: `/${workload}` };
  if (name === "memory") return { method: "GET", path: `/memory/${workload}` };
  const call = byHash(query);
  return name === "plain" ? { ...call, path: call.path.replace("/graphql", "/") } : call;
}

const serverOf = (servers: Servers, name: Name) => servers[name === "memory" ? "limit" : name];

async function compareAnswers(servers: Servers, list: Workload[]): Promise<void> {
  for (const workload of list) {
    const expected = dataOf(await ask(servers.limit.port, callOf("limit", workload)));
    for (const name of ["memory", "plain", "kept", "cold"] as const) {
      const { port } = serverOf(servers, name);
      if (name !== "memory") {
        const call = byText(workload.query);
        await ask(port, name === "plain" ? { ...call, path: "/" } : call);
      }
      for (let at = 0; at < 3; at += 1)
        assert.deepEqual(dataOf(await ask(port, callOf(name, workload))), expected, `${workload.name} by ${name}`);
    }
  }
}

function dataOf(body: string): unknown {
  return (JSON.parse(body) as { data: unknown }).data;
}

type Results = Map<string, Load[]>;

function note(results: Results, key: string, measured: Load): void {
  results.set(key, [...(results.get(key) ?? []), measured]);
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const medianOf = (results: Results, key: string, of: keyof Load) =>
  median((results.get(key) ?? []).map((each) => each[of]));

/** The median of each round's ratio to the limit of that same round. */
function multiple(results: Results, key: string, limit: string): number {
  const limits = results.get(limit)!;
  return median((results.get(key) ?? []).map(({ cpu }, round) => cpu / limits[round]!.cpu));
}

interface Editing {
  cookie: string;
  casinos: { id: string; version: number }[];
}

async function signIn(server: Server): Promise<string> {
  const query =
    "mutation S($email: String!, $password: String!) { signIn(email: $email, password: $password) { name } }";
  const response = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: editor }),
  });
  const [cookie = ""] = (response.headers.getSetCookie()[0] ?? "").split(";");
  if (cookie === "") throw new Error(`sign-in failed: ${await response.text()}`);
  return cookie;
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

async function editing(database: BenchDatabase, server: Server, isOurs: boolean): Promise<Editing> {
  const casinos = await database.query<{ id: string; version: number }>(
    "SELECT id, version FROM casinos ORDER BY id LIMIT 8",
  );
  return { cookie: isOurs ? await signIn(server) : "", casinos };
}

async function measureReads(servers: Servers, list: Workload[], results: Results): Promise<void> {
  for (const workload of list)
    for (const name of ["limit", "memory", "plain", "kept", "cold"] as const)
      await askOften(serverOf(servers, name), callOf(name, workload), warmUp);
  progress("all are warm");
  for (let round = 1; round <= rounds; round += 1) {
    for (const workload of list) {
      for (const name of ["limit", "memory", "plain", "kept", "cold"] as const) {
        const call = callOf(name, workload);
        const measured = await load(serverOf(servers, name), () => call, { milliseconds });
        note(results, `${workload.name} ${name}`, measured);
      }
    }
    progress(`reads, round ${round} of ${rounds}`);
  }
}

async function measureWrites(database: BenchDatabase, servers: Servers, results: Results): Promise<void> {
  const cookies: Partial<Record<Name, string>> = { cold: await signIn(servers.cold), kept: await signIn(servers.kept) };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ["limit", "plain", "cold"] as const) {
      const state = { ...(await editing(database, servers[name], false)), cookie: cookies[name] ?? "" };
      const measured = await load(servers[name], ...callsFor(name, state));
      if (round > 0) note(results, `W6 ${name}`, measured);
    }
    const mixed = await measureMix(database, servers.kept, cookies.kept!);
    if (round > 0) note(results, "mix kept", mixed);
    const limit = await load(servers.limit, () => ({ method: "GET", path: "/W5" }), { milliseconds });
    if (round > 0) note(results, "mix limit", limit);
  }
  progress("writes");
}

function callsFor(name: Name, state: Editing) {
  const { next, check } = editingCalls(name, state);
  return [next, { milliseconds, check }] as const;
}

/** Nineteen of twenty calls read the home page, the twentieth changes a rating that it shows. */
async function measureMix(database: BenchDatabase, server: Server, cookie: string): Promise<Load> {
  const state = { ...(await editing(database, server, false)), cookie };
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

interface Pages {
  render: number;
  kept: number;
  cold: number;
  limit: number;
}

/** A page of 24 cards, against the render of the same markup alone, and kept. Microseconds. */
async function measurePages(servers: Servers): Promise<Pages> {
  const url = "/all-casinos";
  const entry = await loadPageEntry(`${process.cwd()}/dist/ssr/entryServer.js`);
  const results = await Promise.all(
    entry.planPage(url).queries.map(async ({ query, variables }) => {
      const body = await ask(servers.cold.port, {
        method: "POST",
        path: "/graphql",
        body: JSON.stringify({ query, variables }),
      });
      return { data: dataOf(body) };
    }),
  );
  const input = { url, publicUrl: "http://127.0.0.1", results, shell: false };
  const found: Record<keyof Pages, number[]> = { render: [], kept: [], cold: [], limit: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const cpu = cpuOf(process.pid);
    let renders = 0;
    for (const begun = performance.now(); performance.now() - begun < milliseconds; renders += 1)
      await entry.renderPage(input);
    found.render.push(((cpuOf(process.pid) - cpu) * 1e6) / renders);
    const page: Call = { method: "GET", path: url };
    found.cold.push((await load(servers.cold, () => page, { milliseconds })).cpu);
    found.kept.push((await load(servers.kept, () => page, { milliseconds })).cpu);
    found.limit.push((await load(servers.limit, () => ({ method: "GET", path: "/W1" }), { milliseconds })).cpu);
  }
  progress("pages");
  const of = (name: keyof Pages) => median(found[name].slice(1));
  return { render: of("render"), kept: of("kept"), cold: of("cold"), limit: of("limit") };
}

/** Milliseconds of one request after the other, by workload and scale. */
type Growth = Map<string, number[]>;

async function measureGrowth(): Promise<Growth> {
  const grown: Growth = new Map();
  for (const scale of scales) {
    const database = await makeDatabase(scale);
    const server = await startProduct(database.url, "off");
    try {
      for (const workload of workloads(await slugOf(database))) {
        await ask(server.port, byText(workload.query));
        const times: number[] = [];
        for (let round = 0; round <= rounds; round += 1) {
          const options = { milliseconds: milliseconds / 2, connections: 1 };
          const { perSecond } = await load(server, () => byHash(workload.query), options);
          if (round > 0) times.push(1_000 / perSecond);
        }
        grown.set(workload.name, [...(grown.get(workload.name) ?? []), median(times)]);
      }
    } finally {
      await server.stop();
      await database.drop();
    }
    progress(`growth, ${scale} times the data`);
  }
  return grown;
}

/** A casino with several bonuses. */
async function slugOf(database: BenchDatabase): Promise<string> {
  const [row] = await database.query<{ slug: string }>(
    `SELECT slug FROM casinos JOIN bonuses ON casino_id = casinos.id AND is_active
     WHERE casinos.created_at < '2026-01-01' GROUP BY casinos.id HAVING count(*) = 4 ORDER BY slug LIMIT 1`,
  );
  return row!.slug;
}

function progress(text: string): void {
  process.stdout.write(`${text}\n`);
}

const times = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)}x`;
const table = (rows: string[][]) =>
  [rows[0]!, rows[0]!.map(() => "---"), ...rows.slice(1)].map((row) => `| ${row.join(" | ")} |`).join("\n");

interface Measured {
  list: Workload[];
  results: Results;
  pages: Pages;
  growth: Growth;
  version: string;
}

function report({ list, results, pages, growth, version }: Measured): string {
  const names: Name[] = ["memory", "plain", "kept", "cold"];
  const rows = list.map((workload) => {
    const value = (name: Name) => times(multiple(results, `${workload.name} ${name}`, `${workload.name} limit`));
    const budget = `${workload.kept}x; ${workload.cold}x, goal ${workload.goal}x`;
    return [`${workload.name} ${workload.title}`, ...names.map(value), budget];
  });
  const w6 = (name: Name) => times(multiple(results, `W6 ${name}`, "W6 limit"));
  rows.push([`W6 ${write.title}`, "", w6("plain"), "", w6("cold"), `${write.cold}x, goal ${write.goal}x`]);
  const absolute = [...list.map(({ name }) => name), "W6"].map((workload) => [
    workload,
    ...(["limit", ...names] as Name[]).map((name) => {
      const cpu = medianOf(results, `${workload} ${name}`, "cpu");
      const perSecond = medianOf(results, `${workload} ${name}`, "perSecond");
      return Number.isNaN(cpu) ? "" : `${cpu.toFixed(0)} µs, ${perSecond.toFixed(0)}/s`;
    }),
  ]);
  const mix = times(multiple(results, "mix kept", "mix limit"));
  return `## Server CPU per request

${new Date().toISOString().slice(0, 10)}; ${cpus()[0]!.model.trim()}, ${cpus().length} cores; Node ${process.versions.node}, PostgreSQL ${version}; ${rounds} rounds of ${milliseconds} ms from 8 connections, ${isQuick ? "the quick form" : "the whole form"}. 500 casinos, 2,000 bonuses, 5,000 games. Multiples of the limit's CPU in the same round, medians.

${table([["work", ...names.map((name) => titles[name]), "required: kept; cold"], ...rows])}

The same in microseconds of CPU and requests per second:

${table([["work", ...(["limit", ...names] as Name[]).map((name) => titles[name])], ...absolute])}

Of the home page's query 95% with 5% changes of a rating, on the server that writes: ${mix} of the limit's home page, ${medianOf(results, "mix kept", "perSecond").toFixed(0)} requests/s.

## Pages

${table([
  ["a page of 24 cards", "measured", "required"],
  ["made anew, as a multiple of rendering its markup alone", times(pages.cold / pages.render), "1.5x"],
  ["kept, as a multiple of the limit's W1", times(pages.kept / pages.limit), "1x"],
])}

Rendering alone ${pages.render.toFixed(0)} µs, the page anew ${pages.cold.toFixed(0)} µs, kept ${pages.kept.toFixed(0)} µs.

${growth.size > 0 ? growthReport(growth) : ""}`;
}

function growthReport(growth: Growth): string {
  return `## Growth

One request after the other, cache off; milliseconds, and the last as a multiple of the first. Required: 1.5x at 100 times the data.

${table([
  ["work", ...scales.map((scale) => `${scale} times the data`), "multiple"],
  ...[...growth].map(([name, each]) => [name, ...each.map((time) => time.toFixed(2)), times(each.at(-1)! / each[0]!)]),
])}
`;
}

const marks = { start: "<!-- measured -->", end: "<!-- /measured -->" };

/** What was measured goes between the marks of bench/RESULTS.md; what was found out stands around them. */
function save(text: string): void {
  const path = "bench/RESULTS.md";
  const before = readFileSync(path, "utf8");
  const [head = ""] = before.split(marks.start);
  const [, tail = ""] = before.split(marks.end);
  writeFileSync(path, `${head}${marks.start}\n\n${text}\n${marks.end}${tail}`);
}

async function main(): Promise<void> {
  // React chooses what it is when it is imported, with the rendering that is measured here.
  process.env["NODE_ENV"] = "production";
  await ensureBuilt();
  const database = await makeDatabase(1);
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
      kept: await start(startProduct(database.url, "on")),
      cold: await start(startProduct(database.url, "off")),
    };
    await compareAnswers(servers, list);
    progress("all answers have the same data");
    const results: Results = new Map();
    await measureReads(servers, list, results);
    const pages = await measurePages(servers);
    await measureWrites(database, servers, results);
    for (const server of running.splice(0)) await server.stop();
    const growth = await measureGrowth();
    const text = report({ list, results, pages, growth, version: database.version });
    save(text);
    progress(text);
  } finally {
    closeConnections();
    for (const server of running) await server.stop();
    await database.drop();
  }
}

await main();
