// `npm run test:load` runs the tests five times while two other processes use all the CPU time they get. A test that
// depends on timing fails here first. `-- 2` runs the tests twice, and `-- 1 --all` includes the slow files.
import { spawn } from "node:child_process";
import { runScript } from "./children.mjs";
import { installBuildAndTest } from "./suites.mjs";

const BUSY_LOOPS = 2;

async function testUnderLoad() {
  const runs = Number(process.argv[2] ?? 5);
  if (!Number.isInteger(runs) || runs < 1) {
    process.stderr.write("Name the number of runs, such as `npm run test:load -- 5`.\n");
    return 1;
  }
  const loops = Array.from({ length: BUSY_LOOPS }, () =>
    spawn(process.execPath, ["--eval", "for (;;) {}"], { stdio: "ignore" }),
  );
  try {
    for (let at = 1; at <= runs; at += 1) {
      process.stdout.write(`\n==== Run ${at} of ${runs}\n`);
      const code = await installBuildAndTest({ withSlow: process.argv.includes("--all") });
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    for (const loop of loops) loop.kill("SIGKILL");
  }
}

await runScript(testUnderLoad);
