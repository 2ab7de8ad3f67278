/**
 * `npm run bench:web` runs Lighthouse with mobile settings on ten pages of the built product. It measures each page
 * five times (`-- --runs N` changes the number) and takes the median. It writes the results and the contents of the
 * scripts to bench/web/RESULTS.md.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { findBrowser } from "../../scripts/browser.mjs";
import { describeBundle } from "./contents.mjs";

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const runs = Number(values.runs);
const devtoolsPort = 9333;

const pages = [
  { name: "home", path: "/" },
  { name: "a casino grid", path: "/bitcoin-casinos" },
  { name: "a casino", path: null },
  { name: "bonuses", path: "/no-deposit" },
  { name: "search", path: "/search?q=crypto" },
  { name: "a provider", path: "/provider/netent" },
  { name: "a payment method", path: "/payment-method/trustly" },
  { name: "a license", path: "/license/mga" },
  { name: "a game", path: "/game/book-of-dead" },
  { name: "a guide", path: "/guides/blackjack-the-table-of-right-answers" },
];

const budget = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

async function startProduct(dataDir) {
  const env = { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, RATE_LIMITS: "off" };
  const child = spawn(process.execPath, ["dist/server/main.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  for await (const text of child.stdout) {
    printed += String(text);
    const match = /Site\s+(http:\/\/\S+)/.exec(printed);
    if (match) return { child, url: match[1] };
  }
  throw new Error(`The product ended:\n${printed}`);
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

function readRun({ lhr }) {
  const audit = (name) => lhr.audits[name].numericValue;
  const sizes = Object.fromEntries(
    lhr.audits["resource-summary"].details.items.map(({ resourceType, transferSize }) => [resourceType, transferSize]),
  );
  return {
    ...Object.fromEntries(Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    fcp: audit("first-contentful-paint"),
    lcp: audit("largest-contentful-paint"),
    tbt: audit("total-blocking-time"),
    cls: audit("cumulative-layout-shift"),
    ...Object.fromEntries(
      ["total", "script", "document", "stylesheet", "image", "font"].map((kind) => [kind, sizes[kind] ?? 0]),
    ),
  };
}

/** Runs Lighthouse. If it aborts, which can happen on a busy machine, tries at most two more times. */
async function runOnce(lighthouse, url) {
  for (let attempt = 1; ; attempt++) {
    const result = await lighthouse(url, { port: devtoolsPort, logLevel: "error" });
    const isWhole = result.lhr.audits["cumulative-layout-shift"].numericValue !== undefined;
    if (isWhole && !result.lhr.runtimeError) return readRun(result);
    if (attempt === 3) throw new Error(`Lighthouse could not measure ${url}: ${result.lhr.runtimeError?.message}`);
  }
}

async function measure(lighthouse, url) {
  const measured = [];
  for (let run = 0; run < runs; run++) measured.push(await runOnce(lighthouse, url));
  return Object.fromEntries(Object.keys(measured[0]).map((key) => [key, median(measured.map((each) => each[key]))]));
}

async function findCasino(url) {
  const query = new URLSearchParams({ query: "{ casinos(first: 1) { nodes { slug } } }" });
  const { data } = await (await fetch(`${url}/graphql?${query}`)).json();
  return `/casino/${data.casinos.nodes[0].slug}`;
}

const kib = (bytes) => (bytes / 1024).toFixed(1);

const columns = [
  ["Performance (95)", ({ performance }) => performance],
  ["Accessibility (100)", ({ accessibility }) => accessibility],
  ["Best practices (100)", (row) => row["best-practices"]],
  ["SEO (100)", ({ seo }) => seo],
  ["FCP", ({ fcp }) => `${(fcp / 1000).toFixed(2)} s`],
  ["LCP", ({ lcp }) => `${(lcp / 1000).toFixed(2)} s`],
  ["TBT", ({ tbt }) => `${Math.round(tbt)} ms`],
  ["CLS (0)", ({ cls }) => cls.toFixed(3)],
  ["transferred KiB", ({ total }) => kib(total)],
  ["scripts", ({ script }) => kib(script)],
  ["document", (row) => kib(row.document)],
  ["styles", ({ stylesheet }) => kib(stylesheet)],
  ["images", ({ image }) => kib(image)],
  ["fonts", ({ font }) => kib(font)],
];

const report = "bench/web/RESULTS.md";
const marked = /<!-- measured -->[^]*<!-- \/measured -->/;

/** Replaces the results between the two markers. The text outside the markers is handwritten. */
async function writeReport(lines) {
  const text = await readFile(report, "utf8");
  const measured = ["<!-- measured -->", "", ...lines, "", "<!-- /measured -->"].join("\n");
  await writeFile(
    report,
    text.replace(marked, () => measured),
  );
}

function tellMissed(name, row) {
  const missed = Object.entries(budget).filter(
    ([key, least]) => row[key] < least && !(key === "seo" && name === "search"),
  );
  for (const [key, least] of missed) process.stdout.write(`  ${key} is below ${least}\n`);
}

async function measurePages(url) {
  const { default: lighthouse } = await import("lighthouse");
  const head = [
    `| page | ${columns.map(([title]) => title).join(" | ")} |`,
    `| --- | ${columns.map(() => "--:").join(" | ")} |`,
  ];
  const rows = [];
  process.stdout.write(`${head.join("\n")}\n`);
  for (const { name, path } of pages) {
    const row = await measure(lighthouse, url + (path ?? (await findCasino(url))));
    rows.push(`| ${name} | ${columns.map(([, read]) => read(row)).join(" | ")} |`);
    process.stdout.write(`${rows.at(-1)}\n`);
    tellMissed(name, row);
  }
  return [...head, ...rows];
}

const begun = Date.now();
const bundle = await describeBundle();
const load = loadavg()[0].toFixed(1);
const dataDir = await mkdtemp(join(tmpdir(), "honestodds-web-"));
const { child, url } = await startProduct(dataDir);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [`--remote-debugging-port=${devtoolsPort}`, "--no-sandbox"],
});
try {
  const scores = await measurePages(url);
  await writeReport([
    "## Lighthouse",
    "",
    `Lighthouse 12.8.2, mobile settings, medians of ${runs} runs per page, Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()}) with a load average of ${load} before the first run, ${new Date().toISOString().slice(0, 10)}; budgets in parentheses. The search page has noindex, so its SEO score does not count.`,
    "",
    ...scores,
    "",
    "## Scripts",
    "",
    ...bundle,
  ]);
  process.stdout.write(`${Math.round((Date.now() - begun) / 1000)} s, written to ${report}\n`);
} finally {
  await browser.close();
  child.kill("SIGTERM");
  await once(child, "close");
  await rm(dataDir, { recursive: true, force: true });
}
