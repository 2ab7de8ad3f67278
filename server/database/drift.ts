/** Checks that the migrations can run, be reverted, and run again, and that the schema then matches the entities. */
import type { DataSource } from "typeorm";

/** A statement that the migrations lack, and the one that reverts it. */
export interface Drift {
  up: string;
  down: string;
}

/**
 * Runs the migrations on an open database in any state, and returns the statements that the schema lacks. Deletes all
 * rows, and in the end all tables.
 */
export async function findDrift(dataSource: DataSource): Promise<Drift[]> {
  await dataSource.runMigrations();
  await undoMigrations(dataSource);
  await dataSource.runMigrations();
  const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
  const missing = upQueries.map((up, at) => ({ up: withValues(up), down: withValues(downQueries[at]!) }));
  // Ignore indexes. Entities cannot describe descending and partial indexes, so only the migrations contain them.
  const relevant = missing.filter(({ up }) => !up.startsWith("DROP INDEX"));
  // A constraint can name a column that these statements add.
  for (const { up } of relevant) await dataSource.query(up);
  return [...relevant, ...(await findConstraintDrift(dataSource))];
}

/**
 * Returns a statement with its values in the text, so a migration can contain it. Only the statements that record the
 * expressions of computed columns have values. They also name the database and the schema, which differ elsewhere.
 */
function withValues({ query, parameters = [] }: { query: string; parameters?: unknown[] | undefined }): string {
  if (parameters.length === 0) return query;
  const columns = [...query.matchAll(/"(\w+)"(?: = \$\d+|(?=[,)]))/g)].map(([, column]) => column);
  return query.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const at = Number(number) - 1;
    if (columns[at] === "database" || columns[at] === "schema") return `current_${columns[at]}()`;
    return `'${String(parameters[at]).replaceAll("'", "''")}'`;
  });
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
async function findConstraintDrift(dataSource: DataSource): Promise<Drift[]> {
  const migrated = await readConstraints(dataSource);
  await dataSource.query(
    `DROP TABLE ${dataSource.entityMetadatas.map(({ tableName }) => `"${tableName}"`).join(", ")} CASCADE`,
  );
  await dataSource.synchronize();
  const described = await readConstraints(dataSource);
  return [...described].flatMap(([key, { table, name, definition }]) => {
    const before = migrated.get(key)?.definition;
    if (before === definition) return [];
    const drop = `ALTER TABLE "${table}" DROP CONSTRAINT "${name}"`;
    const add = `ADD CONSTRAINT "${name}" `;
    const replace = (text: string) => `${drop}, ${add}${text}`;
    return before === undefined
      ? [{ up: `ALTER TABLE "${table}" ${add}${definition}`, down: drop }]
      : [{ up: replace(definition), down: replace(before) }];
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
