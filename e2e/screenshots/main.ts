/**
 * `npm run screenshots -- --out DIR` takes screenshots of every page, dialog and menu, in both themes and at every
 * width. `--only PATTERN` limits the run to scenarios whose names match. `npm run screenshots -- --compare BEFORE
 * AFTER` lists the differences between two folders, and fails if there are any.
 */
import { parseArgs } from "node:util";
import { cleanUp } from "../cleanup.js";
import { compareFolders } from "./compare.js";
import { takeScreenshots } from "./take.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string" },
    only: { type: "string", default: "" },
    compare: { type: "boolean", default: false },
  },
});

async function main(): Promise<boolean> {
  const [before, after] = positionals;
  if (values.compare && before && after) return compareFolders(before, after);
  if (!values.compare && values.out) return takeScreenshots(values.out, values.only);
  throw new Error("Usage: npm run screenshots -- --out DIR [--only PATTERN] | --compare BEFORE AFTER");
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  await cleanUp();
}
