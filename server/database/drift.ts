/** Checks that the migrations can run, be reverted, and run again, and that the schema then matches the entities. */
import type { DataSource } from "typeorm";

/**
 * Runs the migrations on an open database in any state, and returns the statements that the schema lacks. Deletes all
 * rows, and in the end all tables.
 */
export async function findDrift(dataSource: DataSource): Promise<string[]> {
  await dataSource.runMigrations();
  await undoMigrations(dataSource);
  await dataSource.runMigrations();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  // Ignore indexes. Entities cannot describe descending and partial indexes, so only the migrations contain them.
  const missing = upQueries.map(({ query }) => query).filter((query) => !query.startsWith("DROP INDEX"));
  return missing.length > 0 ? missing : findConstraintDrift(dataSource);
}

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/**
 * Returns the statements that correct constraints whose definitions differ. TypeORM compares only their names. To get
 * the definitions that the entities describe in PostgreSQL's own words, this creates the tables from the entities.
 */
async function findConstraintDrift(dataSource: DataSource): Promise<string[]> {
  const migrated = await readConstraints(dataSource);
  await dataSource.query(
    `DROP TABLE ${dataSource.entityMetadatas.map(({ tableName }) => `"${tableName}"`).join(", ")} CASCADE`,
  );
  await dataSource.synchronize();
  const described = await readConstraints(dataSource);
  return [...described].flatMap(([key, { table, name, definition }]) => {
    if (migrated.get(key)?.definition === definition) return [];
    const drop = migrated.has(key) ? [`ALTER TABLE "${table}" DROP CONSTRAINT "${name}"`] : [];
    return [...drop, `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" ${definition}`];
  });
}

async function readConstraints(dataSource: DataSource): Promise<Map<string, Constraint>> {
  const rows = await dataSource.query<Constraint[]>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f', 'u') ORDER BY 1, 2`,
  );
  return new Map(rows.map((row) => [`${row.table}.${row.name}`, row]));
}

/** Reverts all migrations, starting with the last one. */
export async function undoMigrations(dataSource: DataSource): Promise<void> {
  for (let undone = 0; undone < dataSource.migrations.length; undone += 1) await dataSource.undoLastMigration();
}
