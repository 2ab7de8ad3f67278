// Prints the files that a commit or a branch changes by hand, so we can count what a new column or noun costs:
// `node scripts/handEdits.mjs COMMIT` or `node scripts/handEdits.mjs main..BRANCH`.
import { execFileSync } from "node:child_process";

const [range] = process.argv.slice(2);
if (!range || range.startsWith("-")) {
  process.stderr.write("Name a commit or a range, such as: node scripts/handEdits.mjs HEAD\n");
  process.exit(1);
}

/** The files that the commands in package.json write: schema, codegen, migration and release. */
const GENERATED =
  /\.generated\.ts$|^(?:schema\.graphql|docs\/schema\.released\.graphql|server\/database\/migrations\/all\.ts)$/;
const TEST = /\.test\.tsx?$|^(?:e2e|server\/test|client\/test)\//;

function groupOf(path) {
  if (GENERATED.test(path)) return "generated";
  return TEST.test(path) ? "tests" : (/^(?:shared|server|client)(?=\/)/.exec(path)?.[0] ?? "other");
}

const from = range.includes("..") ? range : `${range}~..${range}`;
const output = execFileSync("git", ["diff", "--name-only", "--find-renames", from], { encoding: "utf8" });
const groups = {};
for (const path of output.split("\n").filter(Boolean)) (groups[groupOf(path)] ??= []).push(path);
for (const [group, paths] of Object.entries(groups).toSorted())
  process.stdout.write(`${group}: ${paths.length}\n  ${paths.join("\n  ")}\n`);
