// `npm run test:load` runs the tests five times while two other processes use all the CPU time they get. A test that
// depends on timing fails here first. `-- 2` runs the tests twice, and `-- 1 --all` includes the slow files.
import { startBusyLoops } from "./busyLoops.mjs";
import { runScript } from "./children.mjs";
import { installBuildAndTest } from "./suites.mjs";

async function testUnderLoad() {
  const runs = Number(process.argv[2] ?? 5);
  if (!Number.isInteger(runs) || runs < 1) {
    process.stderr.write("Name the number of runs, such as `npm run test:load -- 5`.\n");
    return 1;
  }
  const stopBusyLoops = startBusyLoops();
  try {
    for (let at = 1; at <= runs; at += 1) {
      process.stdout.write(`\n==== Run ${at} of ${runs}\n`);
      const code = await installBuildAndTest({ withSlow: process.argv.includes("--all") });
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    stopBusyLoops();
  }
}

await runScript(testUnderLoad);
