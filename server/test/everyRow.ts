/** Reads every table, so tests can compare two databases. */
import type { Database } from "../database/connection/dataSource.js";

/**
 * Returns all rows as JSON text. Omits sessions, open forms and the change feed's epoch, which a
 * restore does not copy.
 */
export async function everyRow({ dataSource }: Database): Promise<Record<string, string[]>> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction("REPEATABLE READ");
  await runner.query("SET LOCAL timezone = 'UTC'");
  const tables: { name: string }[] = await runner.query(
    `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
         AND table_name NOT IN ('typeorm_metadata', 'migrations', 'admin_sessions', 'row_presence', 'change_feed_epoch') ORDER BY 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found: { row: string }[] = await runner.query(
      `SELECT row_to_json(each)::text AS row FROM ${name} AS each ORDER BY row_to_json(each)::text COLLATE "C"`,
    );
    rows[name] = found.map(({ row }) => row);
  }
  await runner.commitTransaction();
  await runner.release();
  return rows;
}
