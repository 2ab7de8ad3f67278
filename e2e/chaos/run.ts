/**
 * `npm run chaos` measures how callers are affected when the product or one of its dependencies fails. It starts its
 * own servers and its own PostgreSQL, and writes docs/reliability.md. `-- --short` takes a tenth of the time and writes
 * no file. `-- --only TEXT` runs only the scenarios whose names contain the text, and keeps the other results.
 */
import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { prepareGround, type Report, runScenario } from "./harness.js";
import { startPostgres } from "./postgres.js";
import { scenarios } from "./scenarios.js";
import { cleanUp } from "../cleanup.js";

const page = "docs/reliability.md";
const marker = "<!-- Everything below is written by `npm run chaos`. -->";

const { values } = parseArgs({ options: { short: { type: "boolean", default: false }, only: { type: "string" } } });

const seconds = (milliseconds: number | null) =>
  milliseconds === null ? "-" : `${(milliseconds / 1000).toFixed(1)} s`;

const columns: [string, (report: Report) => string | number][] = [
  ["sent", ({ sent }) => sent],
  ["succeeded", ({ answered }) => answered],
  ["rejected", ({ refused }) => refused],
  ["slowest rejection", ({ slowestRefusal }) => seconds(slowestRefusal || null)],
  ["unreachable", ({ unreachable }) => unreachable],
  ["failed", ({ failed }) => failed],
  ["recovered after", ({ recoveredAfter }) => seconds(recoveredAfter)],
  ["rows lost", ({ lost }) => lost],
  ["incomplete", ({ half }) => half],
];

function describeRun(name: string, promise: string, report: Report): string {
  const cells = (row: (string | number)[]) => `| ${row.join(" | ")} |`;
  const notes = [...report.notes, ...report.failures.map((failure) => `failed: ${failure}`)];
  return [
    `## ${name}`,
    "",
    promise,
    "",
    cells(columns.map(([title]) => title)),
    cells(columns.map(() => "--:")),
    cells(columns.map(([, value]) => value(report))),
    ...(notes.length > 0 ? ["", ...notes.map((note) => `- ${note}`)] : []),
    "",
  ].join("\n");
}

/** Writes the results of all scenarios, in order. A scenario that did not run keeps its earlier result. */
async function write(parts: readonly string[]): Promise<void> {
  const [above = "", before = ""] = (await readFile(page, "utf8")).split(marker);
  const sections = [...before.split(/^(?=## )/m).slice(1), ...parts];
  const written = scenarios.map(({ name }) => sections.findLast((section) => section.startsWith(`## ${name}\n`)) ?? "");
  const machine = `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}. Server, database and callers shared ${cpus().length} cores (${cpus()[0]?.model.trim()}) and ${Math.round(totalmem() / 2 ** 30)} GiB.`;
  const text = written.map((section) => section.trim()).filter(Boolean);
  await writeFile(page, `${above}${marker}\n\n${machine}\n\n${text.join("\n\n")}\n`);
}

let isWell = true;
try {
  const ground = prepareGround(await startPostgres(), values.short ? 0.1 : 1);
  const parts: string[] = [];
  for (const scenario of scenarios) {
    const { name, promise } = scenario;
    if (values.only !== undefined && !name.includes(values.only)) continue;
    const report = await runScenario(scenario, ground);
    isWell &&= report.failed + report.lost + report.half === 0;
    parts.push(describeRun(name, promise, report));
    process.stdout.write(`${parts.at(-1)}\n`);
  }
  if (!values.short) await write(parts);
} finally {
  await cleanUp();
}
if (!isWell) process.exitCode = 1;
