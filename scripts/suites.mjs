// Runs the four test suites and adds up their results. `npm test` and `npm run verify` use this file.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { Refused, run } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";

const JEST = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", "node_modules/jest/bin/jest.js"];

/** How long a run takes on an idle machine with two cores. CONTRIBUTING.md has the measurements. */
const MINUTES = { fast: 11, all: 24 };

const MEGABYTE = 1024 * 1024;

/**
 * The server's test files that also run on the embedded database if the complete suite runs on PostgreSQL. Their
 * results depend on the database: migrations, transactions, sorting, text search, and their own SQL statements. The
 * tests of backups and of the embedded database itself open their own databases, so once is enough
 * (docs/decisions/121-one-complete-run-per-database.md).
 */
const DEPENDS_ON_DATABASE = [
  "server/database/(?!backup/|connection/embedded)",
  "server/(?:nouns|people|outbound|insight|catalogue)/.*(list|oracle|facets|foldedSearch|search|import|rollUp|derivation|slugs|queue)",
];

/** Jest's projects that test the client. */
const CLIENT_PROJECTS = ["client", "client without a document", "client without an API"];

/** Excludes the slow files, such as tests of large catalogues. They take minutes and rarely find new problems. */
const WITHOUT_SLOW = ["--testPathIgnorePatterns", "/node_modules/", "\\.slow\\.test\\.ts$"];

/**
 * Runs some of Jest's projects. Returns how many tests passed and failed, the messages of failed files, how long the run
 * took, and the peak memory of its workers. A run without tests counts as a failure, unless it only looks for tests that a change can affect.
 */
async function runSuite({ projects, env, args }, { folder, isPartial }) {
  const begun = Date.now();
  const countsFile = join(folder, "counts.json");
  await rm(countsFile, { force: true });
  const reporter = ["--reporters", "<rootDir>/scripts/jest/progressReporter.mjs"];
  const { code } = await run(
    process.execPath,
    [...JEST, "--selectProjects", ...projects, "--silent", ...reporter, ...args],
    {
      env: { ...env, COUNTS_FILE: countsFile },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const none = { passed: 0, failed: 0, failures: [], peaks: [] };
  const { passed, failed, failures, peaks } = await readFile(countsFile, "utf8").then(JSON.parse, () => none);
  const isBroken = code !== 0 || (passed === 0 && !isPartial);
  const seconds = (Date.now() - begun) / 1000;
  return { passed, failed: isBroken ? Math.max(failed, 1) : failed, failures, peaks, seconds };
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

/** Returns the commit that `npm test -- --changed` compares with: the last one that this branch shares with main. */
async function baseCommit() {
  for (const branch of ["origin/main", "main"]) {
    const { code, output } = await run("git", ["merge-base", "HEAD", branch], { quiet: true });
    if (code === 0) return output.trim();
  }
  throw new Refused("`--changed` needs a Git branch called main or origin/main. Run `npm test` instead.");
}

/** Returns the suites that run at the same time, for each stage. */
function planStages(browser, { withSlow, since }) {
  const { TEST_DATABASE_URL: databaseUrl, ...env } = process.env;
  const onBoth = { ...env, CHROMIUM_PATH: browser, ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }) };
  // Together with the slow files, every case runs. Otherwise, a sample runs (server/test/sample.ts, e2e/browser.ts).
  const sampled = withSlow ? { TEST_SAMPLE: "all", ...onBoth } : onBoth;
  const common = [...(since ? ["--changedSince", since, "--passWithNoTests"] : []), ...(withSlow ? [] : WITHOUT_SLOW)];
  const onPostgres = databaseUrl !== undefined;
  const server = {
    title: `Tools and server, on ${onPostgres ? "PostgreSQL" : "the embedded database"}`,
    projects: ["tools", "server"],
    env: sampled,
    args: common,
  };
  const alsoEmbedded = {
    title: "Server, what depends on the database, on the embedded database",
    projects: ["server"],
    env,
    args: [...(since ? common : WITHOUT_SLOW), "--testPathPatterns", ...DEPENDS_ON_DATABASE],
  };
  const client = { title: "Client", projects: CLIENT_PROJECTS, env, args: common };
  const e2e = { title: "End to end, in the browser", projects: ["e2e"], env: sampled, args: common };
  return [[server], ...(onPostgres ? [[alsoEmbedded]] : []), [client, e2e]];
}

/** Runs all suites and returns the exit code. The last line that it prints is `N passed, N failed`. */
async function runSuites(browser, options) {
  const folder = await mkdtemp(join(tmpdir(), "honestodds-test-"));
  const sums = { passed: 0, failed: 0 };
  const lines = [];
  const allFailures = [];
  const runAndCount = async (suite, at) => {
    process.stdout.write(`\n== ${suite.title}\n`);
    const ownFolder = await mkdtemp(join(folder, `${at}-`));
    const { passed, failed, failures, peaks, seconds } = await runSuite(suite, {
      folder: ownFolder,
      isPartial: options.since,
    });
    process.stdout.write(`== ${suite.title}: ${passed} passed, ${failed} failed\n`);
    sums.passed += passed;
    sums.failed += failed;
    allFailures.push(...failures);
    lines.push(timeLine(suite.title, seconds));
    for (const { bytes, file } of peaks)
      lines.push(`           a worker's peak memory: ${Math.round(bytes / MEGABYTE)} MB, in ${relative(".", file)}`);
  };
  try {
    for (const stage of planStages(browser, options)) await Promise.all(stage.map(runAndCount));
  } finally {
    await rm(folder, { recursive: true, force: true });
    if (process.env.TEST_DATABASE_URL) await dropTemplates(process.env.TEST_DATABASE_URL);
  }
  process.stdout.write(`\n${lines.join("\n")}\n`);
  // Repeats the failures, because other output may follow their first mention.
  for (const failure of allFailures) process.stdout.write(failure);
  process.stdout.write(`\n${sums.passed} passed, ${sums.failed} failed\n`);
  return sums.failed > 0 ? 1 : 0;
}

const timeLine = (title, seconds) => `${seconds.toFixed(1).padStart(8)} s  ${title}`;

/**
 * Installs the dependencies and builds the product if necessary, then runs all suites. Returns the exit code.
 * @param options `withSlow` includes the slow files. `changed` runs only what the changes since main can affect.
 */
export async function installBuildAndTest({ withSlow = false, changed = false }) {
  const since = changed ? await baseCommit() : undefined;
  const minutes = withSlow ? MINUTES.all : MINUTES.fast;
  const scope = changed ? "Runs what your changes can affect." : `Takes about ${minutes} minutes on two idle cores.`;
  process.stdout.write(`${scope}\n`);
  const times = [];
  for (const [title, work] of [
    ["Install", ensureInstalled],
    ["Build", ensureBuilt],
  ]) {
    const begun = Date.now();
    await work();
    times.push(timeLine(title, (Date.now() - begun) / 1000));
  }
  const browser = await findBrowser();
  process.stdout.write(`${times.join("\n")}\n`);
  return runSuites(browser, { withSlow, since });
}
