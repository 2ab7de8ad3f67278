/** Proves that the migrations go up, down and up again, and that the entities then ask for nothing more. */
import type { DataSource } from "typeorm";

/** Takes an open database through it, whatever of the schema it has; all its rows are lost. Answers the statements that are missing. */
export async function findDrift(dataSource: DataSource): Promise<string[]> {
  await dataSource.runMigrations();
  await undoMigrations(dataSource);
  await dataSource.runMigrations();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

/** Takes every migration back, the last one first. */
export async function undoMigrations(dataSource: DataSource): Promise<void> {
  for (let undone = 0; undone < dataSource.migrations.length; undone += 1) await dataSource.undoLastMigration();
}
