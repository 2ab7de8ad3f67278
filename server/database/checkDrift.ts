/**
 * `npm run verify`: proves on an empty database in memory that entities and migrations agree. Exits with 1 and the
 * statements that are missing where they don't. The tests prove the same on PostgreSQL.
 */
import { DataSource } from "typeorm";

import { dataSourceDefaults } from "./connection/dataSourceDefaults.js";
import { findDrift } from "./drift.js";
import { openEmbedded } from "./connection/embedded.js";

const embedded = await openEmbedded("memory://");
const dataSource = new DataSource({
  ...dataSourceDefaults,
  poolSize: 1,
  extra: { ...embedded.poolConfig, idleTimeoutMillis: 0 },
});
await dataSource.initialize();
const missing = await findDrift(dataSource);
await dataSource.destroy();
await embedded.close();
for (const statement of missing) process.stderr.write(`${statement};\n`);
if (missing.length > 0) {
  process.stderr.write(
    "The entities differ from what the migrations make: write a migration that does this, or mend the entity.\n",
  );
  process.exitCode = 1;
}
