// `npm test`: all four suites without the slow files; `npm test -- --all` runs those too.
import { runScript } from "./children.mjs";
import { installBuildAndTest } from "./suites.mjs";

await runScript(() => installBuildAndTest({ withSlow: process.argv.includes("--all") }));
