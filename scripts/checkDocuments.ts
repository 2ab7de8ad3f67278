// Exits with 1 when a document that the client sends by its hash is not valid for schema.graphql.
import { readFile } from "node:fs/promises";

import { manifest } from "../client/graphql/documents/manifest.js";
import { findInvalidDocuments } from "./invalidDocuments.js";

const problems = findInvalidDocuments(await readFile("schema.graphql", "utf8"), manifest);
if (problems.length > 0) {
  process.stderr.write(`The server would reject these documents:\n${problems.map((each) => `  ${each}\n`).join("")}`);
  process.exitCode = 1;
}
