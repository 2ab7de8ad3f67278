/**
 * A plugin for the code generator. It changes the output of typed-document-node for Apollo Client. It adds `__typename`
 * where Apollo's cache adds it, and the hash of each operation. With `isManifest`, it writes a map from each hash to
 * its document. A server loads this map before it accepts connections.
 */
import { createHash } from "node:crypto";
import { InMemoryCache } from "@apollo/client";
import * as typedDocumentNode from "@graphql-codegen/typed-document-node";
import { Kind, print, visit } from "graphql";

/** Directives for Apollo Client, which removes them before it sends a document. */
const CLIENT_DIRECTIVES = new Set(["unmask"]);

const DOCUMENT = /(?<=^export const \w+ = )\{.*\}/gm;

const cache = new InMemoryCache();

/** Prints the document as Apollo Client sends it. */
function textOf(document) {
  return print(visit(document, { Directive: ({ name }) => (CLIENT_DIRECTIVES.has(name.value) ? null : undefined) }));
}

function hashOf(text) {
  return createHash("sha256").update(text).digest("hex");
}

function isOperation({ definitions }) {
  return definitions[0].kind === Kind.OPERATION_DEFINITION;
}

function readDocument(json) {
  return cache.transformDocument(JSON.parse(json));
}

function writeDocument(document) {
  return JSON.stringify(isOperation(document) ? { hash: hashOf(textOf(document)), ...document } : document);
}

function writeManifest(documents) {
  const entries = documents
    .filter(isOperation)
    .map(textOf)
    .map((text) => [hashOf(text), text]);
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `export const persistedDocuments: Readonly<Record<string, string>> = ${JSON.stringify(sorted, null, 2)};\n`;
}

export function plugin(schema, sources, { isManifest = false, ...config }) {
  const { prepend, content } = typedDocumentNode.plugin(schema, sources, config);
  if (isManifest) return writeManifest(content.match(DOCUMENT).map(readDocument));
  return { prepend, content: content.replaceAll(DOCUMENT, (json) => writeDocument(readDocument(json))) };
}
