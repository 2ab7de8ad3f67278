/** Formats the results as Markdown tables, compares them with the budgets, and writes them to bench/RESULTS.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";

import type { Growth } from "./growth.js";
import type { Pages } from "./pages.js";
import type { Name, Results } from "./results.js";
import type { Running } from "./running.js";
import { type Workload, write } from "./workloads.js";
import type { Lengths } from "./writing.js";

export interface Measured {
  list: Workload[];
  results: Results;
  pages: Pages;
  growth: Growth;
  /** Null in a quick run. */
  running: Running | null;
  version: string;
  lengths: Lengths;
  form: string;
  minutes: number;
}

const titles: Record<Name, string> = {
  limit: "the limit",
  memory: "bytes from memory",
  plain: "plain Apollo + TypeGraphQL + TypeORM",
  cached: "ours, cached response",
  uncached: "ours, cache off",
};

const names: Name[] = ["memory", "plain", "cached", "uncached"];

const times = (value: number) => (Number.isNaN(value) ? "" : `${value.toFixed(value < 10 ? 2 : 1)}x`);
const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;

function table(rows: string[][]): string {
  const [head = [], ...rest] = rows;
  return [head, head.map(() => "---"), ...rest].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

export function report(measured: Measured): string {
  const { growth, running } = measured;
  return [
    conditions(measured),
    budgets(measured),
    processorTime(measured),
    pagesReport(measured.pages),
    ...(growth.reads.size > 0 ? [growthReport(growth)] : []),
    ...(growth.editors.size > 0 ? [editorsReport(growth)] : []),
    ...(running ? [runningReport(running)] : []),
  ].join("\n\n");
}

function conditions({ version, lengths, form, minutes }: Measured): string {
  const machine = `${cpus()[0]!.model.trim()}, ${cpus().length} cores`;
  const load = loadavg()
    .map((each) => each.toFixed(1))
    .join(", ");
  return `${new Date().toISOString().slice(0, 10)}; ${machine}, with load averages of ${load} (1, 5 and 15 minutes), of which the benchmark causes about 2; Node ${process.versions.node}, PostgreSQL ${version}; ${lengths.rounds} rounds of ${lengths.milliseconds} ms from 8 connections, ${form}, ${minutes.toFixed(0)} minutes.`;
}

interface Budget {
  what: string;
  required: number;
  measured: number;
  show: (value: number) => string;
}

/** Returns a table of all budgets that this command checks, with the results of this run. */
function budgets({ list, results, pages, growth, running }: Measured): string {
  const rows: Budget[] = [];
  const add = (what: string, required: number, measured: number, show = times) =>
    rows.push({ what, required, measured, show });
  for (const { name, cached, uncached } of list) {
    add(`${name}, cached response`, cached!, results.multiple(`${name} cached`, `${name} limit`));
    add(`${name}, not cached`, uncached, results.multiple(`${name} uncached`, `${name} limit`));
  }
  add("W6", write.uncached, results.multiple("W6 uncached", "W6 limit"));
  add("an uncached page of 24 cards, relative to only rendering its markup", 4, pages.uncached / pages.render);
  add("a cached page, relative to the limit's W1", 1, pages.cached / pages.limit);
  for (const [name, each] of growth.reads)
    if (growth.editors.size > 0) add(`${name} with 100 times the data`, 1.5, each.at(-1)! / each[0]!);
  if (running) {
    add("a write is visible on another server", 100, running.fresh[1], milliseconds);
    add("the server is ready, on PostgreSQL", 1_000, running.ready[0], milliseconds);
    const most = Math.max(...running.resident.map(([, mebibytes]) => mebibytes));
    add("resident memory with 5,000 casinos", 256, most, (value) => `${value} MiB`);
  }
  const written = rows.map(({ what, required, measured, show }) => [
    what,
    show(required),
    show(measured),
    measured <= required ? "yes" : "no",
  ]);
  return `## Budgets of the API\n\n${table([["budget", "required", "measured", "met"], ...written])}`;
}

function processorTime({ list, results }: Measured): string {
  const rows = list.map((workload) => {
    const value = (name: Name) => times(results.multiple(`${workload.name} ${name}`, `${workload.name} limit`));
    const budget = `${workload.cached}x; ${workload.uncached}x, goal ${workload.goal}x`;
    return [`${workload.name} ${workload.title}`, ...names.map(value), budget];
  });
  const w6 = (name: Name) => times(results.multiple(`W6 ${name}`, "W6 limit"));
  rows.push([`W6 ${write.title}`, "", w6("plain"), "", w6("uncached"), `${write.uncached}x, goal ${write.goal}x`]);
  const all: Name[] = ["limit", ...names];
  const absolute = [...list.map(({ name }) => name), "W6"].map((workload) => [
    workload,
    ...all.map((name) => absoluteOf(results, `${workload} ${name}`)),
  ]);
  const mix = times(results.multiple("mix cached", "mix limit"));
  return `## Server CPU per request

500 casinos, 2,000 bonuses, 5,000 games. For each round, we divided each server's CPU time by the limit's CPU time. The table shows the medians of these ratios.

${table([["work", ...names.map((name) => titles[name]), "required: cached; uncached"], ...rows])}

The same results in microseconds of CPU time and requests per second:

${table([["work", ...all.map((name) => titles[name])], ...absolute])}

With 95% home page queries and 5% rating changes on one server: ${mix} the limit's CPU time for the home page, ${results.medianOf("mix cached", "perSecond").toFixed(0)} requests/s.`;
}

function absoluteOf(results: Results, key: string): string {
  const cpu = results.medianOf(key, "cpu");
  return Number.isNaN(cpu) ? "" : `${cpu.toFixed(0)} µs, ${results.medianOf(key, "perSecond").toFixed(0)}/s`;
}

function pagesReport({ render, uncached, cached, limit }: Pages): string {
  return `## Pages

CPU time for a page of 24 cards: rendering its markup ${render.toFixed(0)} µs, the uncached page ${uncached.toFixed(0)} µs, the cached page ${cached.toFixed(0)} µs. The limit's W1 in the same rounds: ${limit.toFixed(0)} µs.`;
}

function growthReport({ reads }: Growth): string {
  const count = [...reads.values()][0]!.length;
  const scales = [1, 10, 100].slice(0, count).map((scale) => `${scale} times the data`);
  const rows = [...reads].map(([name, each]) => [
    name,
    ...each.map((time) => time.toFixed(2)),
    times(each.at(-1)! / each[0]!),
  ]);
  return `## Growth

Times in milliseconds with the cache off and one request at a time. The multiple is the last time divided by the first.

${table([["work", ...scales, "multiple"], ...rows])}`;
}

function editorsReport({ editors }: Growth): string {
  const rows = [...editors].map(([title, time]) => [title, milliseconds(time)]);
  return `## Editors

Signed-in requests, one at a time, with 50,000 casinos, 200,000 bonuses and 500,000 games.

${table([["request", "median"], ...rows])}`;
}

function runningReport({ ready, fresh, resident }: Running): string {
  const memory = resident.map(([minutes, mebibytes]) => `${mebibytes} MiB after ${minutes.toFixed(1)} min`).join(", ");
  return `## Running

With 5,000 casinos on PostgreSQL: ${milliseconds(ready[0])} from the start of the process until it listens (median of five starts), at most ${milliseconds(ready[1])}. Resident memory while 8 connections request different casinos, with a cache of 64 MiB: ${memory}. The budget is for an hour; this run is shorter.

The time from the response to a write until another server sees that write: ${milliseconds(fresh[0])} (median), at most ${milliseconds(fresh[1])}.`;
}

const marks = { start: "<!-- measured -->", end: "<!-- /measured -->" };

/** Replaces the results between the two markers in bench/RESULTS.md. The text outside the markers is handwritten. */
export function save(text: string): void {
  const path = "bench/RESULTS.md";
  const before = readFileSync(path, "utf8");
  const [head = ""] = before.split(marks.start);
  const [, tail = ""] = before.split(marks.end);
  writeFileSync(path, `${head}${marks.start}\n\n${text}\n\n${marks.end}${tail}`);
}
