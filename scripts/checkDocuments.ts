// Exits with 1 if a generated document is invalid, is unused, or has no .graphql file. Uses schema.graphql for the
// validation.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse, validate } from "graphql";

import { persistedDocuments } from "../client/graphql/persistedDocuments.generated.js";

/** The generated files that do not belong to a single .graphql file. */
const SHARED = new Set(["client/graphql/persistedDocuments.generated.ts", "client/graphql/schemaTypes.generated.ts"]);

/**
 * Returns a message for each wrong hash, and for each validation error of the other documents. The server would reject
 * these documents.
 */
export function findInvalidDocuments(schemaText: string, documents: Readonly<Record<string, string>>): string[] {
  const schema = buildSchema(schemaText);
  return Object.entries(documents).flatMap(([hash, text]) => {
    const name = /\w+ (\w+)/.exec(text)?.[1] ?? hash;
    if (createHash("sha256").update(text).digest("hex") !== hash)
      return [`${name}: the hash does not match the document.`];
    return validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`);
  });
}

/**
 * Returns a message for each unused document and for each generated file without a .graphql file. A fragment counts as
 * used if a document spreads it.
 */
export function findUnusedDocuments(files: ReadonlyMap<string, string>): string[] {
  const generated = [...files].filter(([path]) => path.endsWith(".generated.ts") && !SHARED.has(path));
  const sources = [...files].filter(([path]) => /(?<!\.generated|\.test)\.(?:tsx?|graphql)$/.test(path));
  const used = new Set(
    sources.flatMap(([, text]) => text.match(/\w+(?:Document|FragmentDoc)\b|(?<=\.\.\.)\w+/g) ?? []),
  );
  return generated.flatMap(([path, text]) => {
    const source = path.replace(/\.generated\.ts$/, ".graphql");
    if (!files.has(source)) return [`${path}: delete this file, because ${source} no longer exists.`];
    const documents = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);
    return documents
      .filter((name) => !used.has(name) && !used.has(name.replace(/FragmentDoc$/, "")))
      .map((name) => `${source}: ${name} is unused.`);
  });
}

function readClient(): Map<string, string> {
  const paths = readdirSync("client", { recursive: true, encoding: "utf8" }).map((path) => join("client", path));
  const read = paths
    .filter((path) => /\.(?:tsx?|graphql)$/.test(path))
    .map((path) => [path, readFileSync(path, "utf8")]);
  return new Map(read as [string, string][]);
}

function check(): void {
  const invalid = findInvalidDocuments(readFileSync("schema.graphql", "utf8"), persistedDocuments);
  const problems = [...invalid, ...findUnusedDocuments(readClient())];
  if (problems.length === 0) return;
  process.stderr.write(`Fix these client documents:\n${problems.map((each) => `  ${each}\n`).join("")}`);
  process.exitCode = 1;
}

if (import.meta.filename === realpathSync(process.argv[1]!)) check();
