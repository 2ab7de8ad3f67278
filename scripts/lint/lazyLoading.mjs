// The lint rule for lazy loading. The client must load scripts through shared/browser/lazyWithRetry.tsx, which can
// retry a failed load.
import { relative, sep } from "node:path";

const LOADERS = ["chunkLoader", "lazyWithRetry"];
const CLIENT_SOURCE = /^client\/(?!playground\/|test\/).*\.tsx?$/;
const EXEMPT = /\.test\.tsx?$|^client\/build\/|^client\/shared\/browser\/lazyWithRetry\.tsx$/;

/** Returns whether the rule applies to a file. `path` is relative to the repository. */
export function isChecked(path) {
  return CLIENT_SOURCE.test(path) && !EXEMPT.test(path);
}

/** Returns whether a node is inside an argument of one of our loaders. */
export function isInLoader(node) {
  for (let { parent } = node; parent; parent = parent.parent) {
    if (parent.type === "CallExpression" && LOADERS.includes(parent.callee.name)) return true;
  }
  return false;
}

export const lazyLoading = {
  create(context) {
    const file = relative(context.cwd ?? process.cwd(), context.filename).replaceAll(sep, "/");
    if (!isChecked(file)) return {};
    const refuse = (node) =>
      context.report({
        node,
        message: `load it with ${LOADERS.join(" or ")}, so a failed script can be retried`,
      });
    const isLazy = (property) => property?.name === "lazy";
    return {
      ImportExpression: (node) => isInLoader(node) || refuse(node),
      ImportDeclaration(node) {
        if (node.source.value !== "react") return;
        for (const specifier of node.specifiers) if (isLazy(specifier.imported)) refuse(specifier);
      },
      MemberExpression: (node) => node.object.name === "React" && isLazy(node.property) && refuse(node),
    };
  },
};
