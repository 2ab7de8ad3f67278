// Runs the four test suites and adds up their results. `npm test` and `npm run verify` use this file.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { run } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";

const JEST = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", "node_modules/jest/bin/jest.js"];

/** Failed files run again only if there are at most this many. More failures can't be a coincidence. */
const MAX_FILES_RUN_AGAIN = 3;

/** Runs Jest and returns its report, or null if Jest wrote none. */
async function runJest({ project, env }, args, outputFile) {
  await rm(outputFile, { force: true });
  // A failed test might not close everything that it opened. --forceExit ends the run anyway.
  const common = ["--selectProjects", project, "--silent", "--forceExit", "--json", "--outputFile", outputFile];
  // Jest prints its report to stderr. With --json, Jest also prints to stdout, which is ignored.
  const stdio = ["ignore", "ignore", "inherit"];
  const { code } = await run(process.execPath, [...JEST, ...common, ...args], { env, stdio });
  const report = await readFile(outputFile, "utf8").then(JSON.parse, () => null);
  return { code, report };
}

/**
 * Runs a Jest project and returns its counts. If only a few files fail, they run once more
 * (docs/decisions/096-failed-test-files-run-twice.md). A suite that does not load or has no tests counts as a failure.
 */
async function runSuite(suite, folder) {
  const outputFile = join(folder, `${suite.project}.json`);
  const first = await runJest(suite, suite.args ?? [], outputFile);
  const files = (first.report?.testResults ?? []).filter(({ status }) => status === "failed").map(({ name }) => name);
  const counted = countsOf(first);
  const isComplete = first.report?.testResults.length === first.report?.numTotalTestSuites;
  if (files.length === 0 || files.length > MAX_FILES_RUN_AGAIN || !isComplete) return counted;
  process.stdout.write(
    `== ${suite.title}: failed. Running again: ${files.map((file) => relative(".", file)).join(", ")}\n`,
  );
  const second = await runJest(suite, ["--runInBand", "--runTestsByPath", ...files], outputFile);
  const isRepeated = ({ name }) => files.includes(name);
  const again = countsOf(second);
  const passedBefore = first.report.testResults
    .filter(isRepeated)
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed").length;
  return { passed: counted.passed - passedBefore + again.passed, failed: again.failed };
}

function countsOf({ code, report }) {
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  const isBroken = code !== 0 || passed === 0;
  return { passed, failed: isBroken ? Math.max(failed, 1) : failed };
}

/** Drops the template databases that the server's tests create (server/test/database/postgresTemplate.ts). */
async function dropTemplates(databaseUrl) {
  const { default: pg } = await import("pg");
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  // Waits for other runs that may be using the templates. The number is `testTemplateLock` in
  // server/database/connection/locks.ts.
  await admin.query("SELECT pg_advisory_lock(4172090)");
  const { rows } = await admin.query(
    "SELECT datname FROM pg_database WHERE starts_with(datname, 'honestodds_template_')",
  );
  for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  await admin.end();
}

/**
 * The server's test files that also run on the embedded database if the complete suite runs on PostgreSQL. Their
 * results depend on the database: migrations, transactions, sorting, text search, and their own SQL statements. The
 * tests of backups and of the embedded database itself open their own databases, so once is enough
 * (docs/decisions/121-one-complete-run-per-database.md).
 */
const DEPENDS_ON_DATABASE = [
  "server/database/(?!backup/|connection/embedded)",
  "server/features/.*(list|oracle|facets|foldedSearch|search|import|rollUp|derivation|slugs|queue)",
];

/** Excludes the slow files, such as tests of large catalogues. They take minutes and rarely find new problems. */
const WITHOUT_SLOW = ["--testPathIgnorePatterns", "/node_modules/", "\\.slow\\.test\\.ts$"];

/** Runs all suites and returns the exit code. The last line that it prints is `N passed, N failed`. */
async function runSuites(browser, { withSlow }) {
  const { TEST_DATABASE_URL: databaseUrl, ...env } = process.env;
  const onBoth = { ...env, CHROMIUM_PATH: browser };
  if (databaseUrl) onBoth.TEST_DATABASE_URL = databaseUrl;
  const tools = { project: "tools", title: "Tools", env };
  const embedded = { project: "server", title: "Server, on the embedded database", env };
  const onPostgres = { project: "server", title: "Server, on PostgreSQL (TEST_DATABASE_URL)", env: onBoth };
  // Uses one worker in a separate process. Jest restarts the worker when it uses too much memory.
  const client = { project: "client", title: "Client", env, args: ["--maxWorkers=1", "--workerIdleMemoryLimit=1GB"] };
  const e2e = { project: "e2e", title: "End to end, in the browser", env: onBoth, args: ["--runInBand"] };
  if (databaseUrl) {
    embedded.args = ["--testPathPatterns", ...DEPENDS_ON_DATABASE];
    embedded.isSlowLeftOut = true;
  }
  // The end-to-end tests spend half of their time waiting, so the client tests can run at the same time.
  const stages = [[tools], ...(databaseUrl ? [[onPostgres]] : []), [embedded], [client, e2e]];
  const where = databaseUrl
    ? "PostgreSQL, and embedded for the tests that depend on the database"
    : "embedded only (set TEST_DATABASE_URL to test PostgreSQL too)";
  process.stdout.write(`Databases: ${where}\n`);
  const folder = await mkdtemp(join(tmpdir(), "honestodds-test-"));
  const sums = { passed: 0, failed: 0 };
  const runAndCount = async (suite) => {
    process.stdout.write(`\n== ${suite.title}\n`);
    const args = [...(suite.args ?? []), ...(withSlow && !suite.isSlowLeftOut ? [] : WITHOUT_SLOW)];
    const { passed, failed } = await runSuite({ ...suite, args }, folder);
    process.stdout.write(`== ${suite.title}: ${passed} passed, ${failed} failed\n`);
    sums.passed += passed;
    sums.failed += failed;
  };
  try {
    for (const stage of stages) await Promise.all(stage.map(runAndCount));
  } finally {
    await rm(folder, { recursive: true, force: true });
    if (databaseUrl) await dropTemplates(databaseUrl);
  }
  process.stdout.write(`\n${sums.passed} passed, ${sums.failed} failed\n`);
  return sums.failed > 0 ? 1 : 0;
}

/** Installs the dependencies and builds the product if necessary, then runs all suites. Returns the exit code. */
export async function installBuildAndTest({ withSlow }) {
  await ensureInstalled();
  const browser = await findBrowser();
  await ensureBuilt();
  return runSuites(browser, { withSlow });
}
