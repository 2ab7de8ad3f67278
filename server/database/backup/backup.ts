/**
 * Writes all rows of a database into a backup, and restores a backup into another database. backupFile.ts describes the
 * format. Both functions need a database opened for maintenance, which has no request timeouts.
 */
import { createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { MigrationExecutor, type DataSource, type QueryRunner } from "typeorm";
import { StartupError } from "../../shared/errors.js";
import { maxJsonBytes, sliceSize } from "../../shared/slices.js";
import { type ReadImageFile, withFiles } from "./backupImages.js";
import { backupFormat, type Head, notWhole, parseHead, parseTable, readBackup, type TableLine } from "./backupFile.js";
import { isValueRejected } from "../connection/postgresErrors.js";
import { migrationNames } from "../connection/prepareSchema.js";

/**
 * The tables that a backup omits: the list of migrations; the snapshots of the catalogue, because their cursors would
 * be invalid; the files of releases, which servers store when they start; and the tables of short-lived rows. These rows are sessions, open forms, links, unfinished sign-ins,
 * passkey challenges, and webhook messages.
 */
const leftOut = new Set([
  "migrations",
  "admin_sessions",
  "row_presence",
  "account_links",
  "webhook_deliveries",
  "catalogue_snapshots",
  "catalogue_snapshot_parts",
  "draft_previews",
  "pending_sign_ins",
  "passkey_challenges",
  "release_files",
  "setup_code",
]);

/** For each table, the number of rows that were written or restored. */
export type RowCounts = Record<string, number>;

/**
 * Writes a consistent snapshot of all rows. Other transactions can write at the same time.
 * @param readImageFile Reads image files from a folder or bucket. If null, the backup omits these files.
 * @throws StartupError when the file already exists.
 */
export async function writeBackup(
  dataSource: DataSource,
  path: string,
  readImageFile: ReadImageFile | null = null,
): Promise<RowCounts> {
  if (existsSync(path)) throw new StartupError(`${path} already exists: choose another name for the backup.`);
  const unfinished = `${path}.part`;
  const runner = dataSource.createQueryRunner();
  const rows: RowCounts = {};
  try {
    await runner.startTransaction("REPEATABLE READ");
    await pipeline(
      Readable.from(readLines(runner, rows, readImageFile)),
      createGzip(),
      // A backup contains email addresses and password hashes, so other users of the machine must not read it.
      createWriteStream(unfinished, { flags: "wx", mode: 0o600 }),
    );
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw new StartupError(`${unfinished} exists: remove it if no other backup is running.`);
    rmSync(unfinished, { force: true });
    if (code === "ENOENT") throw new StartupError(`${path} can't be written: create its folder first.`);
    if (["EACCES", "EPERM", "EROFS", "ENOTDIR"].includes(code ?? ""))
      throw new StartupError(`${path} can't be written: choose a folder that this user may write to.`);
    if (code === "ENOSPC") throw new StartupError(`${path} can't be written: the disk is full.`);
    if (syscall !== undefined && /^(open|write|close)$/.test(syscall))
      throw new StartupError(`${path} can't be written (${code}).`);
    throw error;
  } finally {
    await runner.release();
  }
  renameSync(unfinished, path);
  return rows;
}

async function* readLines(
  runner: QueryRunner,
  rows: RowCounts,
  readImageFile: ReadImageFile | null,
): AsyncGenerator<string> {
  const head: Head = {
    product: "honestodds",
    format: backupFormat,
    migrations: await migrationsRun(runner),
    sequences: await sequencesOf(runner),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const line of await tablesOf(runner)) {
    yield `${JSON.stringify(line)}\n`;
    rows[line.table] = 0;
    await runner.query(
      `DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(chosen)::text AS row
         FROM (SELECT ${line.columns.map(quote).join(", ")} FROM ${quote(line.table)}) AS chosen`,
    );
    const size = (await hasFiles(runner, line.table)) ? filesPerSlice : sliceSize;
    for (;;) {
      const slice = (await runner.query(`FETCH ${size} FROM backup`)) as { row: string }[];
      if (slice.length === 0) break;
      rows[line.table]! += slice.length;
      const texts = slice.map(({ row }) => row);
      const hasImages = line.table === "image_variants" && readImageFile !== null;
      yield `${(hasImages ? await withFiles(runner, texts, readImageFile) : texts).join("\n")}\n`;
    }
    await runner.query("CLOSE backup");
  }
  yield `${JSON.stringify({ rows })}\n`;
}

/** The number of rows with files to read at a time. A file of 500 KB takes 1 MB as text. */
const filesPerSlice = 8;

/** Whether a table stores files. Rows with files are much larger than other rows. */
async function hasFiles(runner: QueryRunner, table: string): Promise<boolean> {
  const columns: unknown[] = await runner.query(
    `SELECT FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND data_type = 'bytea'`,
    [table],
  );
  return columns.length > 0;
}

/**
 * Restores the whole backup or nothing, into a database without our tables. With `replace`, first deletes our tables. The schema is that of the release that
 * wrote the backup. Opening the database afterward runs newer migrations. Readers of the change feed must start over.
 * @throws StartupError when the file is incomplete, when a newer release wrote the backup, or when the database is not
 * empty.
 */
export async function restoreBackup(
  dataSource: DataSource,
  path: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<RowCounts> {
  const lines = readBackup(path);
  const head = parseHead((await lines.next()).value, path);
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    if (replace) await deleteTables(dataSource, runner);
    await rejectNonEmpty(runner);
    await migrateTo(dataSource, runner, head);
    const rows = await restoreRows(runner, lines, path);
    const sequences = Object.keys(await sequencesOf(runner));
    for (const [name, last] of Object.entries(head.sequences)) {
      if (!sequences.includes(name)) throw notWhole(path);
      if (last !== null) await runner.query("SELECT setval($1::regclass, $2)", [quote(name), last]);
    }
    if ("change_feed_epoch" in rows) await runner.query("UPDATE change_feed_epoch SET epoch = gen_random_uuid()");
    await runner.commitTransaction();
    return rows;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw isValueRejected(error) ? notWhole(path) : error;
  } finally {
    await runner.release();
  }
}

async function rejectNonEmpty(runner: QueryRunner): Promise<void> {
  if (await runner.hasTable("casinos"))
    throw new StartupError(
      "The database is not empty: restore into a new database, or add --replace to delete everything in this one first.",
    );
}

/** Deletes all rows, and then reverts all migrations, as the drift check does. */
async function deleteTables(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable("casinos"))) return;
  const run = await migrationsRun(runner);
  const unknown = run.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0)
    throw new StartupError(
      `The database was changed by a newer release (it has ${unknown.join(", ")}): replace it with that release.`,
    );
  const tables = dataSource.entityMetadatas.map(({ tableName }) => quote(tableName));
  const existing = (await tablesIn(runner)).map(quote);
  await runner.query(`TRUNCATE ${tables.filter((table) => existing.includes(table)).join(", ")} CASCADE`);
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = "none";
  for (let left = run.length; left > 0; left -= 1) await executor.undoLastMigration();
}

async function tablesIn(runner: QueryRunner): Promise<string[]> {
  const rows: { name: string }[] = await runner.query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()",
  );
  return rows.map(({ name }) => name);
}

/** Creates the schema of the release that wrote the backup. */
async function migrateTo(dataSource: DataSource, runner: QueryRunner, head: Head): Promise<void> {
  // This migration was the first of those that were later squashed into one (decision 074).
  if (head.migrations.includes("Catalogue1763700000000"))
    throw new StartupError("The backup is from before the first release, so this release cannot restore it.");
  const unknown = head.migrations.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0)
    throw new StartupError(
      `The backup is from a newer release (it has ${unknown.join(", ")}): restore it with that release.`,
    );
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = "none";
  const namesInBackup = new Set(head.migrations);
  for (const migration of await executor.getPendingMigrations()) {
    if (namesInBackup.has(migration.name)) await executor.executeMigration(migration);
  }
}

async function restoreRows(runner: QueryRunner, lines: AsyncGenerator<string>, path: string): Promise<RowCounts> {
  const ownTables = await tablesOf(runner);
  const tables = ownTables.map(({ table }) => table);
  // Restored rows must not send notifications. Delete the rows that migrations insert, because the backup also contains
  // them.
  for (const table of tables) await runner.query(`ALTER TABLE ${quote(table)} DISABLE TRIGGER USER`);
  for (const table of tables.toReversed()) await runner.query(`DELETE FROM ${quote(table)}`);
  const rows = await insertRows(runner, lines, ownTables, path);
  for (const table of tables) await runner.query(`ALTER TABLE ${quote(table)} ENABLE TRIGGER USER`);
  return rows;
}

async function insertRows(
  runner: QueryRunner,
  lines: AsyncGenerator<string>,
  tables: readonly TableLine[],
  path: string,
): Promise<RowCounts> {
  const rows: RowCounts = {};
  let current: TableLine | null = null;
  let slice: string[] = [];
  let length = 0;
  const insert = async () => {
    if (current && slice.length > 0) {
      await insertSlice(runner, current, slice);
      rows[current.table]! += slice.length;
    }
    slice = [];
    length = 0;
  };
  for await (const line of lines) {
    // Only a table's line begins with this text. A row's line begins with its first column, and no column is named
    // `table`.
    if (line.startsWith('{"table":')) {
      await insert();
      current = parseTable(line, tables, path);
      rows[current.table] = 0;
    } else if (line.startsWith('{"rows":')) {
      await insert();
      if (line === JSON.stringify({ rows })) return rows;
    } else {
      slice.push(line);
      length += line.length;
      if (slice.length === sliceSize || length > maxJsonBytes) await insert();
    }
  }
  throw notWhole(path);
}

/** Inserts rows directly from their JSON text, so JavaScript never converts their numbers and times. */
async function insertSlice(
  runner: QueryRunner,
  { table, columns }: TableLine,
  slice: readonly string[],
): Promise<void> {
  const names = columns.map(quote).join(", ");
  await runner.query(
    `INSERT INTO ${quote(table)} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${quote(table)}, $1::json)`,
    [`[${slice.join(",")}]`],
  );
}

/**
 * Returns the tables that a backup contains, with their stored columns. Each table comes after the tables that it
 * references.
 */
async function tablesOf(runner: QueryRunner): Promise<TableLine[]> {
  const tables: TableLine[] = await runner.query(`
    SELECT table_name AS "table", array_agg(column_name::text ORDER BY ordinal_position) AS columns
      FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
        AND table_name <> 'typeorm_metadata'
      GROUP BY table_name ORDER BY table_name`);
  const references: { from: string; to: string }[] = await runner.query(`
    SELECT owner.relname AS "from", target.relname AS "to" FROM pg_constraint
      JOIN pg_class owner ON owner.oid = conrelid JOIN pg_class target ON target.oid = confrelid
      WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`);
  const rest = tables.filter(({ table }) => !leftOut.has(table));
  const ordered: TableLine[] = [];
  while (rest.length > 0) {
    const waits = ({ table }: TableLine) =>
      references.some(({ from, to }) => from === table && to !== table && rest.some((other) => other.table === to));
    const next = rest.findIndex((line) => !waits(line));
    ordered.push(...rest.splice(next, 1));
  }
  return ordered;
}

async function migrationsRun(runner: QueryRunner): Promise<string[]> {
  const rows: { name: string }[] = await runner.query("SELECT name FROM migrations ORDER BY timestamp");
  return rows.map(({ name }) => name);
}

async function sequencesOf(runner: QueryRunner): Promise<Head["sequences"]> {
  const rows: { name: string; last: string | null }[] = await runner.query(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
       WHERE schemaname = current_schema() AND sequencename <> 'migrations_id_seq'`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
