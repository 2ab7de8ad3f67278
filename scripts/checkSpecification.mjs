// Holds docs/specification.md to the tests: every row names the tests that prove it, and each of them exists.
import { readFile } from "node:fs/promises";
import { parseSync } from "@swc/core";

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

const GROUPS = new Set(["describe", "fdescribe"]);
const TESTS = new Set(["it", "test", "fit"]);
/** A test that does not run proves nothing. */
const NOT_RUN = new Set(["skip", "todo"]);

/** The words of a callee: `it.each([...])` and `it.each` with a template are both ["it", "each"]. */
function wordsOf(callee) {
  if (callee.type === "Identifier") return [callee.value];
  if (callee.type === "MemberExpression") return [...wordsOf(callee.object), callee.property.value];
  if (callee.type === "CallExpression") return wordsOf(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return wordsOf(callee.tag);
  return [""];
}

/** A title as the file has it, with its %s and $name; null for one that is computed. */
function titleOf(argument) {
  const title = argument?.expression;
  if (title?.type === "StringLiteral") return title.value;
  if (title?.type === "TemplateLiteral" && title.expressions.length === 0) return title.quasis[0].cooked;
  return null;
}

function isNode(value) {
  return typeof value === "object" && value !== null;
}

/** Calls back with every call of the tree that has a title, and with the titles of the groups around it. */
function visit(node, groups, onTest) {
  let inner = groups;
  if (node.type === "CallExpression") {
    const [name, ...modifiers] = wordsOf(node.callee);
    const title = titleOf(node.arguments[0]);
    if ((GROUPS.has(name) || TESTS.has(name)) && modifiers.some((word) => NOT_RUN.has(word))) return;
    if (title !== null && GROUPS.has(name)) inner = [...groups, title];
    if (title !== null && TESTS.has(name)) onTest([...groups, title]);
  }
  for (const value of Object.values(node)) if (isNode(value)) visit(value, inner, onTest);
}

/** Every test of a file, read from its text, as "describe > it". A name that tests share is in the list once for each. */
function findTests(source, { tsx }) {
  const names = [];
  const module = parseSync(source, { syntax: "typescript", tsx, decorators: true, target: "es2022" });
  visit(module, [], (titles) => names.push(titles.join(" > ")));
  return names;
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
