// `npm run verify` runs all checks that a change must pass before a merge. Fast checks run first, and the first failure
// ends the run.
import { findBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { Refused, run, runScript } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";
import { checkPageSizes } from "./pageSizes.mjs";
import { installBuildAndTest } from "./suites.mjs";

const TS = ["--import", "./scripts/register.mjs"];
const bin = (path) => `node_modules/${path}`;

const CHECKS = [
  ["schema.graphql matches the server", [...TS, "scripts/emitSchema.ts", "--check"]],
  ["schema.graphql has no unannounced breaking change", [...TS, "scripts/checkSchemaBreaks.ts"]],
  ["docs/api.md matches the schema", [...TS, "scripts/apiDocs.ts", "--check"]],
  ["generated types are up to date", [bin("@graphql-codegen/cli/esm/bin.js"), "--config", "codegen.ts", "--check"]],
  ["the client's documents are valid and used", [...TS, "scripts/checkDocuments.ts"]],
  ["migrations match the entities", [...TS, "server/database/checkDrift.ts"]],
  ["types of the scripts", [bin("typescript/bin/tsc"), "-p", "."]],
  ["types of the shared files", [bin("typescript/bin/tsc"), "-p", "shared"]],
  ["types of the server", [bin("typescript/bin/tsc"), "-p", "server", "--noEmit"]],
  ["types of the client", [bin("typescript/bin/tsc"), "-p", "client", "--noEmit"]],
  ["lint and layering", [bin("oxlint/bin/oxlint")]],
  ["format", [bin("oxfmt/bin/oxfmt"), "--check"]],
  ["every row of the specification has its tests", ["scripts/checkSpecification.mjs"]],
  ["no avoided words", ["scripts/checkWords.mjs"]],
  ["docker-compose.yml is valid", [bin("dclint/bin/dclint.cjs"), "docker-compose.yml"]],
];

/** A check uses one core. More at a time would need more memory than it saves time. */
const AT_A_TIME = 2;

async function check(name, work) {
  const begun = Date.now();
  const { isOk, output } = await work();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${isOk ? "ok     " : "FAILED "} ${seconds.padStart(6)} s  ${name}\n`);
  if (output && !(isOk && output.trim() === "")) process.stdout.write(`${output.trimEnd()}\n`);
  if (!isOk) throw new Refused(`${name}: failed.`);
}

async function checkAll() {
  await ensureInstalled();
  // Look for the browser first. Otherwise, the run could fail only after minutes.
  await findBrowser();
  const waiting = [...CHECKS];
  const runWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next;
      await check(name, async () => {
        const { code, output } = await run(process.execPath, args, { quiet: true });
        return { isOk: code === 0, output: code === 0 ? "" : output };
      });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, runWaiting));
  await check("build", async () => {
    await ensureBuilt();
    return { isOk: true };
  });
  await check("script sizes of every page", async () => {
    const { isWithin, lines } = await checkPageSizes();
    return { isOk: isWithin, output: lines.join("\n") };
  });
  return installBuildAndTest({ withSlow: true });
}

/** Runs all checks. The last printed line is always `N passed, N failed`, even if a check before the tests fails. */
async function checkAndSum() {
  try {
    return await checkAll();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.stdout.write("0 passed, 1 failed\n");
    return 1;
  }
}

await runScript(checkAndSum);
