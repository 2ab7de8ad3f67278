/** Names what a prepared database was made from, so that it is made again when that changes. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const databaseDirectory = join(dirname(fileURLToPath(import.meta.url)), "../../database");

/** Of every source file that decides what a migrated and seeded database holds. */
export function databaseSourceHash(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(databaseDirectory, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (name.endsWith(".ts") && !name.endsWith(".test.ts")) {
      hash.update(name).update(readFileSync(join(databaseDirectory, name)));
    }
  }
  return hash.digest("hex").slice(0, 12);
}
