/**
 * `npm run verify`: proves on an empty database in memory that the migrations go up, down and up again, and that the
 * entities then ask for nothing more. Exits with 1 and the statements that are missing where they do.
 */
import { DataSource } from "typeorm";

import { dataSourceDefaults } from "./dataSource.js";
import { openEmbedded } from "./embedded.js";

const embedded = await openEmbedded("memory://");
const dataSource = new DataSource({
  ...dataSourceDefaults,
  poolSize: 1,
  extra: { ...embedded.poolConfig, idleTimeoutMillis: 0 },
});
await dataSource.initialize();
await dataSource.runMigrations();
for (let undone = 0; undone < dataSourceDefaults.migrations.length; undone += 1) await dataSource.undoLastMigration();
await dataSource.runMigrations();
const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
await dataSource.destroy();
await embedded.close();
for (const { query } of upQueries) process.stderr.write(`${query};\n`);
if (upQueries.length > 0) {
  process.stderr.write(
    "The entities differ from what the migrations make: write a migration that does this, or mend the entity.\n",
  );
  process.exitCode = 1;
}
