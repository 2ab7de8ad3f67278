/** Checks that the migrations run up, down and up again, and that the schema then matches the entities. */
import type { DataSource } from "typeorm";

/**
 * Runs the migrations on an open database with any schema state, and returns the missing statements. Deletes all rows.
 */
export async function findDrift(dataSource: DataSource): Promise<string[]> {
  await dataSource.runMigrations();
  await undoMigrations(dataSource);
  await dataSource.runMigrations();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  // Entities cannot describe descending and partial indexes, so those indexes are only in the migrations.
  return upQueries.map(({ query }) => query).filter((query) => !query.startsWith("DROP INDEX"));
}

/** Reverts every migration, the last one first. */
export async function undoMigrations(dataSource: DataSource): Promise<void> {
  for (let undone = 0; undone < dataSource.migrations.length; undone += 1) await dataSource.undoLastMigration();
}
