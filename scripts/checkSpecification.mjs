// Checks that every row of docs/specification.md names the tests that prove it, and that these tests exist. The
// requirements in docs/security.md may give a reason instead of a test.
import { readFile } from "node:fs/promises";
import { parseSync } from "@swc/core";
import { rowsOf } from "./tableRows.mjs";

const FILE = "docs/specification.md";
const SECURITY = "docs/security.md";
/** Matches a reason, such as why no test proves a requirement completely. */
const REASON = /^(?:Met|Partly met|Not met|Does not apply): [A-Z\x60[].+\.$/;
const TEST_FILE = /^(?:client|server|shared|scripts|e2e)\/.+\.test\.tsx?$/;
/** Matches a test in a cell: its file in backticks, followed by its name. */
const PROOF = /^`([^`]+)` (.+)$/;

const GROUPS = new Set(["describe", "fdescribe", "describePostgres"]);
const TESTS = new Set(["it", "test", "fit"]);
/** Modifiers that keep a test from running. Such tests prove nothing. */
const NOT_RUN = new Set(["skip", "todo"]);

/**
 * Returns the names in a callee, in order. Both `it.each([...])` and `it.each` with a template return ["it", "each"].
 */
function wordsOf(callee) {
  if (callee.type === "Identifier") return [callee.value];
  if (callee.type === "MemberExpression") return [...wordsOf(callee.object), callee.property.value];
  if (callee.type === "CallExpression") return wordsOf(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return wordsOf(callee.tag);
  return [""];
}

/** Returns a test's title, including placeholders such as %s and $name. Returns null if the title is computed. */
function titleOf(argument) {
  const title = argument?.expression;
  if (title?.type === "StringLiteral") return title.value;
  if (title?.type === "TemplateLiteral" && title.expressions.length === 0) return title.quasis[0].cooked;
  return null;
}

function isNode(value) {
  return typeof value === "object" && value !== null;
}

/** Calls `onTest` for every test in the tree, with the titles of its groups followed by its own title. */
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

/**
 * Parses a test file. Returns the name of every test as "describe > it". If several tests have the same name, the name
 * appears once for each.
 */
function findTests(source, { tsx }) {
  const names = [];
  const module = parseSync(source, { syntax: "typescript", tsx, decorators: true, target: "es2022" });
  visit(module, [], (titles) => names.push(titles.join(" > ")));
  return names;
}

const testsByFile = new Map();

/** Returns the names of a file's tests, or null if the file does not exist. */
async function testsOf(file) {
  if (!testsByFile.has(file)) {
    const source = TEST_FILE.test(file) ? await readFile(file, "utf8").catch(() => null) : null;
    testsByFile.set(file, source === null ? null : findTests(source, { tsx: file.endsWith("x") }));
  }
  return testsByFile.get(file);
}

/** Returns null if a named test exists exactly once. Otherwise, returns an error message. */
async function checkProof(proof) {
  const [, file, name] = PROOF.exec(proof) ?? [];
  if (!name) return `'${proof}' is not a test file in backticks followed by a test name`;
  const tests = await testsOf(file);
  if (!tests) return `there is no test file ${file}`;
  const count = tests.filter((test) => test === name).length;
  if (count === 0) return `${file} has no test '${name}'`;
  return count > 1 ? `${file} has ${count} tests '${name}': give each its own name` : null;
}

async function checkRow([statement, proofs, ...rest]) {
  if (!statement || proofs === undefined || rest.length > 0)
    return ["a row must have two cells: a statement and its tests"];
  if (proofs === "") return ["no test is named"];
  const refusals = await Promise.all(proofs.split(/<br\s*\/?>/).map((proof) => checkProof(proof.trim())));
  return refusals.filter((refusal) => refusal !== null);
}

/**
 * The rows of the requirements have three cells. The document's other tables have names, not numbers, in the first
 * cell.
 */
async function checkRequirement([number, requirement, answers]) {
  if (!requirement || !answers) return [`requirement ${number} has no answer`];
  const refusals = await Promise.all(
    answers.split("<br>").map((answer) => (REASON.test(answer) ? null : checkProof(answer))),
  );
  return refusals.filter((refusal) => refusal !== null);
}

async function complaintsAbout(file, check, isChecked = () => true) {
  const text = await readFile(file, "utf8").catch(() => "");
  const rows = [...rowsOf(text)].filter(({ cells }) => isChecked(cells));
  if (rows.length === 0) return [`${file} has no row.`];
  const refused = await Promise.all(rows.map(async ({ number, cells }) => ({ number, refusals: await check(cells) })));
  return refused.flatMap(({ number, refusals }) => refusals.map((refusal) => `${file}:${number}: ${refusal}.`));
}

const complaints = [
  ...(await complaintsAbout(FILE, checkRow)),
  ...(await complaintsAbout(SECURITY, checkRequirement, ([number]) => /^\d/.test(number))),
];
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join("\n")}\n`);
  process.exitCode = 1;
}
