/**
 * The code generator's local part: one file per operation and fragment in client/graphql/documents, holding the finished
 * document and its typed hooks, so that a page ships the documents that it uses and no others; and manifest.ts, which
 * tells every server our documents by hash.
 *
 * Documents are written as they go over the wire (`__typename` added), so that their hash is known here.
 */
const { createHash } = require("node:crypto");
const { existsSync, readdirSync, readFileSync, rmSync } = require("node:fs");
const { join } = require("node:path");
const { Kind, print, visit } = require("graphql");

/** Directives that only Apollo Client reads. It removes them before it sends a document, and no server knows them. */
const clientDirectives = new Set(["unmask"]);

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };
const banner = "// Generated from the client's .graphql files by `npm run codegen`. Do not edit.\n";

/** Adds `__typename` to every selection set but the operation's own, as Apollo's cache does. */
function withTypenames(definition) {
  return visit(definition, {
    SelectionSet(node, _key, parent) {
      if (parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      if (node.selections.some((one) => one.kind === Kind.FIELD && one.name.value === "__typename")) return undefined;
      return { ...node, selections: [...node.selections, typename] };
    },
  });
}

/** The names of the fragments that a definition spreads itself, in order of appearance. */
function spreadNames(definition) {
  const names = new Set();
  visit(definition, { FragmentSpread: (node) => void names.add(node.name.value) });
  return [...names];
}

/** A definition and every fragment it needs, in the order in which the generated file puts them together. */
function wholeDocument(definition, fragments) {
  const nested = spreadNames(definition).flatMap((name) => wholeDocument(fragments.get(name), fragments));
  return [...new Set([definition, ...nested])];
}

/** The tree without what a client never reads: positions and empty lists. */
function compact(node) {
  return JSON.stringify(node, (key, value) =>
    key === "loc" || value === undefined || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
}

function capitalized(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function hooksOf(definition, name) {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) {
    const type = `${name}Fragment`;
    return {
      imports: `import type { FragmentType } from "@apollo/client";\nimport { useFragmentData } from "../useFragmentData";\n`,
      types: [type],
      arguments: `<${type}, Record<string, never>>`,
      hooks: `export function use${type}(from: FragmentType<${type}>): ${type} {
  return useFragmentData(${name}Document, "${name}", from);
}\n`,
    };
  }
  const kind = definition.operation === "mutation" ? "Mutation" : "Query";
  const [data, variables] = [`${name}${kind}`, `${name}${kind}Variables`];
  const base = { types: [data, variables], arguments: `<${data}, ${variables}>` };
  if (kind === "Mutation") {
    return {
      ...base,
      imports: `import { useMutation } from "@apollo/client/react";\n`,
      hooks: `export function use${capitalized(data)}(options?: useMutation.Options<${data}, ${variables}>) {
  return useMutation(${name}Document, options);
}\n`,
    };
  }
  const isRequired = definition.variableDefinitions.some(
    (one) => one.type.kind === Kind.NON_NULL_TYPE && !one.defaultValue,
  );
  const options = isRequired
    ? `options: useQuery.Options<${data}, ${variables}> & ({ variables: ${variables} } | { skip: boolean })`
    : `options: useQuery.Options<${data}, ${variables}> = {}`;
  return {
    ...base,
    imports: `import { useQuery } from "@apollo/client/react";\n`,
    hooks: `export function use${data}(${options}) {
  return useQuery<${data}, ${variables}>(${name}Document, options as useQuery.Options<${data}, ${variables}>);
}\n`,
  };
}

function hashOf(definitions) {
  return createHash("sha256").update(textOf(definitions)).digest("hex");
}

/** The document as it is sent. */
function textOf(definitions) {
  const document = { kind: Kind.DOCUMENT, definitions };
  return print(visit(document, { Directive: (node) => (clientDirectives.has(node.name.value) ? null : undefined) }));
}

/** One generated file. */
function fileOf(definition, fragments) {
  const name = definition.name.value;
  const spreads = spreadNames(definition);
  const made = hooksOf(definition, name);
  const isFragment = definition.kind === Kind.FRAGMENT_DEFINITION;
  const hash = isFragment ? `""` : `"${hashOf(wholeDocument(definition, fragments))}"`;
  return `${banner}${made.imports}import { documentOf } from "../documentOf";
import type { ${made.types.join(", ")} } from "../generated";
${spreads.map((spread) => `import { ${spread}Document } from "./${spread}";\n`).join("")}
export const ${name}Document = documentOf${made.arguments}(
  ${hash},
  ${compact(definition)},
  [${spreads.map((spread) => `${spread}Document`).join(", ")}],
);

${made.hooks}`;
}

/** hash -> text of every operation: what a server knows before anybody asks. */
function manifestOf(definitions, fragments) {
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const entries = operations
    .map((one) => textOf(wholeDocument(one, fragments)))
    .map((text) => [createHash("sha256").update(text).digest("hex"), text]);
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${banner}export const manifest: Readonly<Record<string, string>> = ${JSON.stringify(sorted, null, 2)};\n`;
}

/** The files of a folder whose operation or fragment was removed or renamed. */
function staleFiles(folder, made) {
  if (!existsSync(folder)) return [];
  const present = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return present.map((entry) => join(entry.parentPath, entry.name)).filter((file) => !made.includes(file));
}

/** Deletes those that were generated; with --check refuses all of them. */
function dropStale(folder, outputs) {
  const stale = staleFiles(
    folder,
    outputs.map(({ filename }) => join(filename)),
  );
  if (process.argv.includes("--check")) {
    if (stale.length > 0) throw new Error(`No .graphql file makes these, run npm run codegen: ${stale.join(", ")}`);
    return;
  }
  for (const file of stale) if (readFileSync(file, "utf8").startsWith(banner)) rmSync(file);
}

/** Asks for one output file per definition. */
const preset = {
  buildGeneratesSection({ baseOutputDir, documents, schema, schemaAst, config }) {
    const definitions = documents.flatMap((source) => source.document.definitions).map(withTypenames);
    const fragments = new Map(
      definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
    );
    const output = (filename, content) => ({
      filename: `${baseOutputDir}${filename}`,
      schema,
      schemaAst,
      documents: [],
      config,
      pluginMap: { write: { plugin: () => content } },
      plugins: [{ write: {} }],
    });
    const outputs = [
      ...definitions.map((one) => output(`${one.name.value}.ts`, fileOf(one, fragments))),
      output("manifest.ts", manifestOf(definitions, fragments)),
    ];
    dropStale(baseOutputDir, outputs);
    return outputs;
  },
};

module.exports = { preset };
