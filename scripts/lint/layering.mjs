// The lint rule for imports and folders. See "Imports" in CONTRIBUTING.md.
import { dirname, relative, resolve, sep } from "node:path";
import { lazyLoading } from "./lazyLoading.mjs";

/**
 * The layers of the server and the client, in order. A file may import from its own layer and from the layers after it.
 * Layers that share a place, such as `nouns` and `people`, never import each other.
 */
const LAYERS = {
  server: ["main", "app", ["nouns", "people", "outbound", "insight"], "catalogue", "database", "platform", "shared"],
  client: ["entry", "app", "admin", "pages", "features", "content", "graphql", "ui", "shared", "theme"],
  // Files directly in shared/ are in the layer `base`.
  shared: ["nouns", "rules", "base"],
};
/** The layers whose folders never import each other. */
const FOLDERS_APART = ["nouns", "people", "outbound", "insight", "features"];
/** The packages that files in shared/ may use. They are pure: they use neither the DOM nor Node. */
const PURE_PACKAGES = ["@sindresorhus/transliterate"];
const CATCH_ALL_FOLDERS = /(?:^|\/)(?:utils|helpers|lib|types|constants)\//;
const TEST = /\.test\.tsx?$/;
/** Matches the files that must have a default export because a tool requires one. */
const DEFAULT_EXPORT = /(?:\.config\.(?:ts|mjs)|\.d\.ts)$/;

/**
 * Returns the layer and folder of a file. `server/nouns/casino/casino.queries.ts` is in the folder `casino` of the layer
 * `nouns`.
 */
export function place(path) {
  const [side, ...rest] = path.split("/");
  if (!Object.hasOwn(LAYERS, side)) return null;
  const name = rest.at(-1) ?? "";
  if (rest[0] === "test" || TEST.test(name)) return { side, layer: "test" };
  if (side === "shared") return { side, layer: rest.length === 1 ? "base" : rest[0] };
  if (rest.length === 1) {
    const isEntry = side === "server" || /^entry[A-Z]/.test(name);
    return isEntry ? { side, layer: LAYERS[side][0] } : null;
  }
  if (!LAYERS[side].flat().includes(rest[0])) return null;
  return { side, layer: rest[0], folder: rest.length > 2 ? rest[1] : null, name: name.replace(/\.\w+$/, "") };
}

/** Returns the error message for an import, or null if the import is allowed. Paths are relative to the repository. */
export function rejectImport(fromPath, toPath, isTypeOnly = false) {
  const from = place(fromPath);
  const toSide = toPath.split("/")[0];
  if (fromPath.startsWith("e2e/") && toSide in LAYERS) return `end-to-end tests use the built product, not ${toSide}/`;
  const fromSide = fromPath.split("/")[0];
  if (fromSide in LAYERS && toSide in LAYERS && fromSide !== toSide && toSide !== "shared") {
    return fromSide === "shared"
      ? `shared/ must not import ${toSide}/`
      : `${fromSide}/ and ${toSide}/ meet only in schema.graphql and shared/`;
  }
  if (from && from.layer !== "test" && /^(?:bench|e2e|scripts)$/.test(toSide))
    return `the product must not import ${toSide}/`;
  const to = place(toPath);
  if (!from || !to || from.layer === "test") return null;
  if (to.layer === "test") return "only tests import the test harness";
  const order = LAYERS[from.side];
  const rankOf = ({ layer }) => order.findIndex((each) => [each].flat().includes(layer));
  // The context file imports only the types of the services. app/services.ts creates the services.
  const isContext = ({ side, layer, folder, name }) =>
    side === "server" && layer === "catalogue" && folder === null && name === "context";
  if (from.side === to.side && !(isTypeOnly && isContext(from))) {
    const isUpward = rankOf(to) < rankOf(from);
    const isAcross = rankOf(to) === rankOf(from) && from.layer !== to.layer;
    if (isUpward || isAcross)
      return `${from.layer} must not import ${to.layer}: ${order.map((each) => [each].flat().join(", ")).join(" > ")}`;
    const isApart = from.layer === to.layer && FOLDERS_APART.includes(from.layer) && from.folder !== to.folder;
    if (isApart && !isContext(to))
      return `${from.layer}/${from.folder ?? from.name} must not import ${to.layer}/${to.folder ?? to.name}`;
  }
  if (to.layer === "content" && !["admin", "pages", "content"].includes(from.layer))
    return "only pages and the panel read content";
  return null;
}

/** Returns the error message for a package that a file in shared/ must not import, or null. */
export function rejectPackage(fromPath, name) {
  if (!fromPath.startsWith("shared/") || TEST.test(fromPath) || PURE_PACKAGES.includes(name)) return null;
  return `files in shared/ may import only these packages: ${PURE_PACKAGES.join(", ")}`;
}

/** Returns the error message for a file's path, or null if the path is allowed. */
export function rejectFile(path) {
  if (!/^(?:server|client|shared|e2e)\//.test(path)) return null;
  if (/(?:^|\/)index\.tsx?$/.test(path)) return "no barrels: import the file that exports it";
  const folder = CATCH_ALL_FOLDERS.exec(path);
  return folder && `no catch-all folders (${folder[0]}): put it with its noun, or in shared under its own name`;
}

const layering = {
  create(context) {
    const root = context.cwd ?? process.cwd();
    const file = relative(root, context.filename).replaceAll(sep, "/");
    const report = (node, message) => message && context.report({ node, message });
    const check = (node, source) => {
      if (typeof source?.value !== "string") return;
      if (!source.value.startsWith(".")) {
        report(source, rejectPackage(file, source.value));
        return;
      }
      const target = relative(root, resolve(dirname(context.filename), source.value)).replaceAll(sep, "/");
      report(source, rejectImport(file, target, node.importKind === "type"));
    };
    return {
      Program: (node) => report(node, rejectFile(file)),
      ImportDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.argument?.literal ?? node.source ?? node.argument),
      ExportDefaultDeclaration(node) {
        if (!/^(?:server|client|e2e)\//.test(file) || DEFAULT_EXPORT.test(file)) return;
        report(node, "no default exports: use the same name everywhere");
      },
    };
  },
};

export default { meta: { name: "house" }, rules: { layering, "lazy-loading": lazyLoading } };
