import { createHash } from "node:crypto";

import { buildSchema, parse, validate } from "graphql";

/** One sentence for each document that a server would reject: its hash is not that of its text, or it is not valid. */
export function findInvalidDocuments(schemaText: string, documents: Readonly<Record<string, string>>): string[] {
  const schema = buildSchema(schemaText);
  return Object.entries(documents).flatMap(([hash, text]) => {
    const name = /\w+ (\w+)/.exec(text)?.[1] ?? hash;
    if (createHash("sha256").update(text).digest("hex") !== hash) return [`${name}: the hash is not that of its text.`];
    return validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`);
  });
}
