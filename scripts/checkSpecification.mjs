// Holds docs/specification.md to the tests: every row names the tests that prove it, and each of them exists.
import { readFile } from "node:fs/promises";
import { findTests } from "./findTests.mjs";

const FILE = "docs/specification.md";
const TEST_FILE = /^(?:client|server|scripts|e2e)\/.+\.test\.tsx?$/;
/** A test in a cell: its file in backticks, then its name. */
const PROOF = /^`([^`]+)` (.+)$/;

/** The cells of a table's line. A vertical line within a cell is written with a backslash. */
function cellsOf(line) {
  const cells = line.trim().split(/(?<!\\)\|/);
  return cells.slice(1, -1).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** The rows of every table: what lies under a line of dashes, up to the first line that is no row. */
function* rowsOf(markdown) {
  let isBody = false;
  for (const [index, line] of markdown.split("\n").entries()) {
    if (!line.startsWith("|")) isBody = false;
    else if (/^[|\s:-]+$/.test(line)) isBody = true;
    else if (isBody) yield { number: index + 1, cells: cellsOf(line) };
  }
}

const testsByFile = new Map();

/** The names of a file's tests, or null where there is no such file. */
async function testsOf(file) {
  if (!testsByFile.has(file)) {
    const source = TEST_FILE.test(file) ? await readFile(file, "utf8").catch(() => null) : null;
    testsByFile.set(file, source === null ? null : findTests(source, { tsx: file.endsWith("x") }));
  }
  return testsByFile.get(file);
}

/** The sentence that says what is wrong with a named test, or null. */
async function refuseProof(proof) {
  const [, file, name] = PROOF.exec(proof) ?? [];
  if (!name) return `'${proof}' is not a test's file in backticks and its name`;
  const tests = await testsOf(file);
  if (!tests) return `there is no test file ${file}`;
  const count = tests.filter((test) => test === name).length;
  if (count === 0) return `${file} has no test '${name}'`;
  return count > 1 ? `${file} has ${count} tests '${name}': give each a name of its own` : null;
}

async function refuseRow([statement, proofs, ...rest]) {
  if (!statement || proofs === undefined || rest.length > 0) return ["a row is a statement and its tests"];
  if (proofs === "") return ["no test is named"];
  const refusals = await Promise.all(proofs.split(/<br\s*\/?>/).map((proof) => refuseProof(proof.trim())));
  return refusals.filter((refusal) => refusal !== null);
}

const rows = [...rowsOf(await readFile(FILE, "utf8").catch(() => ""))];
const refused = await Promise.all(
  rows.map(async ({ number, cells }) => ({ number, refusals: await refuseRow(cells) })),
);
const complaints = refused.flatMap(({ number, refusals }) =>
  refusals.map((refusal) => `${FILE}:${number}: ${refusal}.`),
);
if (rows.length === 0) complaints.push(`${FILE} has no row.`);
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join("\n")}\n`);
  process.exitCode = 1;
}
