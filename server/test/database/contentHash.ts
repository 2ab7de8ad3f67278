/**
 * Hashes the source files that the template databases are created from, so tests create new templates after a change.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../../platform/projectRoot.js";

const folders = ["server/database", "server/app/seed", "seed"];

/** Returns a hash of the sample catalogue and of all TypeScript files, except tests, that create and fill the tables. */
export function databaseSourceHash(): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const path = join(projectRoot(), folder);
    for (const name of readdirSync(path, { recursive: true, encoding: "utf8" }).toSorted())
      if (/\.(?:ts|json|md)$/.test(name) && !name.endsWith(".test.ts"))
        hash.update(name).update(readFileSync(join(path, name)));
  }
  return hash.digest("hex").slice(0, 12);
}
