/**
 * `npm run verify` runs this script, which compares the entities with the migrations in an empty in-memory database. If
 * they differ, the script prints the missing statements and exits with code 1. The tests check the same on PostgreSQL.
 */
import { createLog } from "../platform/log.js";
import { openDatabase } from "./connection/dataSource.js";
import { findDrift } from "./drift.js";

const database = await openDatabase({ dataDir: "memory://", log: createLog("silent") });
const missing = await findDrift(database.dataSource);
await database.close();
for (const { up } of missing) process.stderr.write(`${up};\n`);
if (missing.length > 0) {
  process.stderr.write(
    "The entities differ from the tables of the migrations. Run `npm run migration -- NAME` to write a migration with these statements, or correct the entities.\n",
  );
  process.exitCode = 1;
}
