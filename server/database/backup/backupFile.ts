/**
 * The backup format, which is the same for both databases: gzipped lines of JSON. The first line lists the migrations
 * that had run. For each table, one line names its columns, and one line follows for each row. The last line contains
 * the row counts, which reveal a truncated file. Backups omit sessions, so an ended session cannot come back. After a
 * restore, all editors must sign in again.
 */
import { createReadStream, existsSync } from "node:fs";
import { createGunzip } from "node:zlib";
import { StartupError } from "../../shared/errors.js";

export const backupFormat = 1;

export interface Head {
  product: "honestodds";
  format: number;
  /** The names of the migrations that had run, oldest first. */
  migrations: string[];
  /** The last number of each sequence. Null if the sequence has not returned a number yet. */
  sequences: Record<string, string | null>;
}

export interface TableLine {
  table: string;
  columns: string[];
}

/**
 * Yields the lines of a backup.
 * @throws StartupError when the file can't be read to its end.
 */
export async function* readBackup(path: string): AsyncGenerator<string, undefined> {
  if (!existsSync(path)) throw new StartupError(`The file ${path} does not exist: enter the path of a backup.`);
  const file = createReadStream(path);
  const unpacked = createGunzip();
  file.on("error", (error) => unpacked.destroy(error));
  let rest = "";
  try {
    for await (const text of file.pipe(unpacked).setEncoding("utf8")) {
      const parts = (rest + String(text)).split("\n");
      rest = parts.pop()!;
      yield* parts;
    }
  } catch {
    throw notWhole(path);
  } finally {
    file.destroy();
  }
}

export function notWhole(path: string): StartupError {
  return new StartupError(`${path} is not a complete backup of HonestOdds: use another copy of the backup.`);
}

export function parseHead(line: string | undefined, path: string): Head {
  const head = parse(line ?? "") as Partial<Head> | null;
  if (head?.product !== "honestodds" || !isNames(head.migrations) || !head.sequences) throw notWhole(path);
  if (head.format !== backupFormat)
    throw new StartupError(`${path} was written by a newer release: restore it with that release.`);
  return head as Head;
}

/** Accepts only the names of our tables and columns, because they become part of a statement. */
export function parseTable(line: string, tables: readonly TableLine[], path: string): TableLine {
  const { table, columns } = (parse(line) ?? {}) as Partial<TableLine>;
  const tableLine = tables.find((each) => each.table === table);
  if (tableLine === undefined || !isNames(columns) || !columns.every((column) => tableLine.columns.includes(column)))
    throw notWhole(path);
  if (columns.length === 0 || new Set(columns).size < columns.length) throw notWhole(path);
  return { table: tableLine.table, columns };
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
