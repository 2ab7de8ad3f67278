// Writes schema.graphql, based on the server's resolvers. With --check, only compares the two, and exits with 1 if they
// differ.
import { readFile, writeFile } from "node:fs/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import { buildGraphqlSchema } from "../server/app/graphql/schema.js";

const FILE = "schema.graphql";
const emitted = `${printSchema(lexicographicSortSchema(await buildGraphqlSchema()))}\n`;
const present = await readFile(FILE, "utf8").catch(() => "");

if (process.argv.includes("--check")) {
  if (present !== emitted) {
    process.stderr.write(`${FILE} differs from the server's schema. Run npm run schema and review the changes.\n`);
    process.exitCode = 1;
  }
} else if (present !== emitted) {
  await writeFile(FILE, emitted);
}
