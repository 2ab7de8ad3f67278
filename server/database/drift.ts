/** Checks that the migrations can run, be reverted, and run again, and that the schema then matches the entities. */
import type { DataSource } from "typeorm";

/**
 * Runs the migrations on an open database in any state, and returns the statements that the schema lacks. Deletes all
 * rows.
 */
export async function findDrift(dataSource: DataSource): Promise<string[]> {
  await dataSource.runMigrations();
  await undoMigrations(dataSource);
  await dataSource.runMigrations();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  // Ignore indexes. Entities cannot describe descending and partial indexes, so only the migrations contain them.
  return upQueries.map(({ query }) => query).filter((query) => !query.startsWith("DROP INDEX"));
}

/** Reverts all migrations, starting with the last one. */
export async function undoMigrations(dataSource: DataSource): Promise<void> {
  for (let undone = 0; undone < dataSource.migrations.length; undone += 1) await dataSource.undoLastMigration();
}
