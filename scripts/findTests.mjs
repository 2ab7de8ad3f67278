// The names of the tests in a test file, read from its text: nothing is run.
import { parseSync } from "@swc/core";

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

/** A title as it stands in the file, with its %s and $name; null where it is put together as the file runs. */
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

/** Every test of a file as "describe > it". The tests of a file may share a name; each stands in the list. */
export function findTests(source, { tsx }) {
  const names = [];
  const module = parseSync(source, { syntax: "typescript", tsx, decorators: true, target: "es2022" });
  visit(module, [], (titles) => names.push(titles.join(" > ")));
  return names;
}
