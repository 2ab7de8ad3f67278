/**
 * Hashes the source files that the template databases are created from, so tests create new templates after a change.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const databaseDirectory = join(dirname(fileURLToPath(import.meta.url)), "../../database");

/** Returns a hash of all TypeScript files in `server/database`, except tests. */
export function databaseSourceHash(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(databaseDirectory, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (name.endsWith(".ts") && !name.endsWith(".test.ts")) {
      hash.update(name).update(readFileSync(join(databaseDirectory, name)));
    }
  }
  return hash.digest("hex").slice(0, 12);
}
