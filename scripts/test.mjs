// `npm test` runs all four suites without the slow files. `-- --all` includes them, and `-- --changed` runs only what the
// changes since main can affect.
import { runScript } from "./children.mjs";
import { installBuildAndTest } from "./suites.mjs";

const has = (name) => process.argv.includes(name);
await runScript(() => installBuildAndTest({ withSlow: has("--all"), changed: has("--changed") }));
