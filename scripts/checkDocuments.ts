// Exits with 1 when a document that the client sends by its hash is not valid for schema.graphql.
import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { buildSchema, parse, validate } from "graphql";

import { manifest } from "../client/graphql/documents/manifest.js";

/** One sentence for each document that a server would reject: its hash is not that of its text, or it is not valid. */
export function findInvalidDocuments(schemaText: string, documents: Readonly<Record<string, string>>): string[] {
  const schema = buildSchema(schemaText);
  return Object.entries(documents).flatMap(([hash, text]) => {
    const name = /\w+ (\w+)/.exec(text)?.[1] ?? hash;
    if (createHash("sha256").update(text).digest("hex") !== hash) return [`${name}: the hash is not that of its text.`];
    return validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`);
  });
}

async function check(): Promise<void> {
  const problems = findInvalidDocuments(await readFile("schema.graphql", "utf8"), manifest);
  if (problems.length === 0) return;
  process.stderr.write(`The server would reject these documents:\n${problems.map((each) => `  ${each}\n`).join("")}`);
  process.exitCode = 1;
}

if (import.meta.filename === realpathSync(process.argv[1]!)) await check();
