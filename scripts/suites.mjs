// Runs the four test suites and adds up their results, for `npm test` and `npm run verify`.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { run } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";

const JEST = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", "node_modules/jest/bin/jest.js"];

/** Runs a Jest project and returns its counts. A suite that does not load or runs no tests counts as a failure. */
async function runSuite({ project, env, args: more = [] }, folder) {
  const outputFile = join(folder, `${project}.json`);
  await rm(outputFile, { force: true });
  // A failing test can leave a handle open. --forceExit ends the run anyway.
  const args = ["--selectProjects", project, "--silent", "--forceExit", "--json", "--outputFile", outputFile, ...more];
  // The report goes to stderr. --json would also print to stdout, which is ignored.
  const stdio = ["ignore", "ignore", "inherit"];
  const { code } = await run(process.execPath, [...JEST, ...args], { env, stdio });
  const result = await readFile(outputFile, "utf8").then(JSON.parse, () => null);
  const passed = result?.numPassedTests ?? 0;
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  const isBroken = code !== 0 || passed === 0;
  return { passed, failed: isBroken ? Math.max(failed, 1) : failed };
}

/** Drops the template databases of the server's tests (server/test/database/postgresTemplate.ts). */
async function dropTemplates(databaseUrl) {
  const { default: pg } = await import("pg");
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  // The lock is `testTemplateLock` in server/database/connection/locks.ts. Another run may be using the templates.
  await admin.query("SELECT pg_advisory_lock(4172090)");
  const { rows } = await admin.query(
    "SELECT datname FROM pg_database WHERE starts_with(datname, 'honestodds_template_')",
  );
  for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  await admin.end();
}

/** Returns Jest's arguments for the files that depend on the kind of database. Other results would be the same. */
async function whatMeetsServers() {
  const names = (await readdir("server", { recursive: true })).filter((name) => name.endsWith(".ts"));
  const isOne = await Promise.all(
    names.map(async (name) => /TEST_(DATABASE|REDIS)_URL/.test(await readFile(join("server", name), "utf8"))),
  );
  return ["--findRelatedTests", ...names.filter((_, at) => isOne[at]).map((name) => join("server", name))];
}

/**
 * Excludes the slow files, which take minutes and rarely find new problems, such as tests of large catalogues.
 */
const WITHOUT_SLOW = ["--testPathIgnorePatterns", "/node_modules/", "\\.slow\\.test\\.ts$"];

/** Runs all suites and returns the exit code. The last printed line is `N passed, N failed`. */
async function runSuites(browser, { withSlow }) {
  const { TEST_DATABASE_URL: databaseUrl, ...env } = process.env;
  const onBoth = { ...env, CHROMIUM_PATH: browser };
  if (databaseUrl) onBoth.TEST_DATABASE_URL = databaseUrl;
  const tools = { project: "tools", title: "Tools", env };
  const server = { project: "server", title: "Server, on the embedded database", env };
  const onPostgres = { project: "server", title: "Server, on PostgreSQL (TEST_DATABASE_URL)", env: onBoth };
  // One worker in a separate process, which Jest restarts when the worker uses too much memory.
  const client = { project: "client", title: "Client", env, args: ["--maxWorkers=1", "--workerIdleMemoryLimit=1GB"] };
  const e2e = { project: "e2e", title: "End to end, in the browser", env: onBoth, args: ["--runInBand"] };
  if (databaseUrl) onPostgres.args = await whatMeetsServers();
  // The browser tests wait half of the time, so the client tests run at the same time.
  const stages = [[tools], [server], ...(databaseUrl ? [[onPostgres]] : []), [client, e2e]];
  const where = databaseUrl
    ? "embedded, then PostgreSQL"
    : "embedded only (set TEST_DATABASE_URL to test PostgreSQL too)";
  process.stdout.write(`Databases: ${where}\n`);
  const folder = await mkdtemp(join(tmpdir(), "honestodds-test-"));
  const sums = { passed: 0, failed: 0 };
  const runAndCount = async (suite) => {
    process.stdout.write(`\n== ${suite.title}\n`);
    const args = [...(suite.args ?? []), ...(withSlow ? [] : WITHOUT_SLOW)];
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

/** Installs, builds and runs all suites. Returns the exit code. */
export async function installBuildAndTest({ withSlow }) {
  await ensureInstalled();
  const browser = await findBrowser();
  await ensureBuilt();
  return runSuites(browser, { withSlow });
}
