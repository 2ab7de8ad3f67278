// Exits with 1 when schema.graphql breaks callers of the last release who were not told in time.
import { readFile } from "node:fs/promises";

import { findUnannouncedBreaks } from "./schemaBreaks.js";

const [released, current] = await Promise.all(
  ["docs/schema.released.graphql", "schema.graphql"].map((file) => readFile(file, "utf8")),
);
const breaks = findUnannouncedBreaks(released!, current!, new Date().toISOString().slice(0, 10));
if (breaks.length > 0) {
  process.stderr.write(
    `schema.graphql breaks callers of the last release:\n${breaks.map((each) => `  ${each}\n`).join("")}` +
      "Keep what they use and deprecate it, as docs/api.md says under Versions.\n",
  );
  process.exitCode = 1;
}
