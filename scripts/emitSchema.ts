// Writes schema.graphql from the server's resolvers; with --check only compares, and exits with 1 where they differ.
import { readFile, writeFile } from "node:fs/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import { buildGraphqlSchema } from "../server/app/graphql/schema.js";

const FILE = "schema.graphql";
const emitted = `${printSchema(lexicographicSortSchema(await buildGraphqlSchema()))}\n`;
const present = await readFile(FILE, "utf8").catch(() => "");

if (process.argv.includes("--check")) {
  if (present !== emitted) {
    process.stderr.write(`${FILE} is not what the server emits: run npm run schema and read the difference.\n`);
    process.exitCode = 1;
  }
} else if (present !== emitted) {
  await writeFile(FILE, emitted);
}
