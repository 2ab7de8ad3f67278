// The one lint rule about imports: see "Arrows" in CONTRIBUTING.md.
import { dirname, posix, relative, resolve, sep } from "node:path";
import { lazyLoading } from "./lazyLoading.mjs";

/** Leftmost first: a file imports from its own layer or from one further right. */
const LAYERS = {
  server: ["main", "app", "features", "database", "platform", "shared"],
  client: ["entry", "app", "pages", "features", "content", "graphql", "shared"],
};
const DRAWERS = /(?:^|\/)(?:utils|helpers|lib|types|constants)\//;
const TEST = /\.test\.tsx?$/;
/** Tools that demand a default export. */
const DEFAULT_EXPORT = /(?:\.config\.ts|\.d\.ts)$/;

/** The layer of a file: `server/features/casinos/casino.queries.ts` is layer `features`, noun `casinos`. */
export function place(path) {
  const [side, ...rest] = path.split("/");
  if (!Object.hasOwn(LAYERS, side)) return null;
  const name = rest.at(-1) ?? "";
  if (rest[0] === "test" || TEST.test(name)) return { side, layer: "test" };
  if (rest.length === 1) {
    const isEntry = side === "server" || /^entry[A-Z]/.test(name);
    return isEntry ? { side, layer: LAYERS[side][0] } : null;
  }
  if (!LAYERS[side].includes(rest[0])) return null;
  return { side, layer: rest[0], noun: rest.length > 2 ? rest[1] : null, name: name.replace(/\.\w+$/, "") };
}

/** The sentence that refuses an import, or null where it is allowed. Paths are relative to the repository. */
export function refuse(fromPath, toPath, isTypeOnly = false) {
  const from = place(fromPath);
  const toSide = toPath.split("/")[0];
  if (fromPath.startsWith("e2e/") && toSide in LAYERS) return `end-to-end tests use the built product, not ${toSide}/`;
  const fromSide = fromPath.split("/")[0];
  if (fromSide in LAYERS && toSide in LAYERS && fromSide !== toSide) {
    return `${fromSide}/ and ${toSide}/ meet only in schema.graphql`;
  }
  if (from && from.layer !== "test" && /^(?:bench|e2e|scripts)$/.test(toSide))
    return `the product must not import ${toSide}/`;
  const to = place(toPath);
  if (!from || !to || from.layer === "test") return null;
  if (to.layer === "test") return "only tests import the test harness";
  const order = LAYERS[from.side];
  if (order.indexOf(to.layer) < order.indexOf(from.layer))
    return `${from.layer} must not import ${to.layer}: ${order.join(" > ")}`;
  if (to.layer === "content" && !["pages", "content"].includes(from.layer)) return "content is read by pages only";
  const crossesFeatures = from.layer === "features" && to.layer === "features" && from.noun !== to.noun;
  const isContext = to.side === "server" && to.noun === null && to.name === "context";
  // The context names what each feature keeps for the life of the server; app/services.ts makes it.
  const namesTypes = isTypeOnly && from.side === "server" && from.noun === null && from.name === "context";
  if (crossesFeatures && !isContext && !namesTypes)
    return `feature ${from.noun ?? from.name} must not import feature ${to.noun ?? to.name}`;
  return null;
}

/** What is wrong with a file's place, whatever is in it. */
export function refuseFile(path) {
  if (!/^(?:server|client|e2e)\//.test(path)) return null;
  if (/(?:^|\/)index\.tsx?$/.test(path)) return "no barrels: import the file that has the thing";
  const drawer = DRAWERS.exec(path);
  return drawer && `no drawers (${drawer[0]}): a thing lives with its noun, or in shared under its own name`;
}

const layering = {
  create(context) {
    const root = context.cwd ?? process.cwd();
    const file = relative(root, context.filename).split(sep).join(posix.sep);
    const report = (node, message) => message && context.report({ node, message });
    const check = (node, source) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const target = relative(root, resolve(dirname(context.filename), source.value))
        .split(sep)
        .join(posix.sep);
      report(source, refuse(file, target, node.importKind === "type"));
    };
    return {
      Program: (node) => report(node, refuseFile(file)),
      ImportDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.argument?.literal ?? node.source ?? node.argument),
      ExportDefaultDeclaration(node) {
        if (!/^(?:server|client|e2e)\//.test(file) || DEFAULT_EXPORT.test(file)) return;
        report(node, "no default exports: a thing has one name everywhere");
      },
    };
  },
};

export default { meta: { name: "house" }, rules: { layering, "lazy-loading": lazyLoading } };
