// `npm test` runs all four suites without the slow files. `npm test -- --all` includes the slow files.
import { runScript } from "./children.mjs";
import { installBuildAndTest } from "./suites.mjs";

await runScript(() => installBuildAndTest({ withSlow: process.argv.includes("--all") }));
