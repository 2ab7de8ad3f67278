import { importFileProblem, importRowUnreadable } from "../../shared/messages";
import { listCell } from "./listCell";
import { WrongFile, type FileRows, type Reading } from "./rowsFile";
import { letOthers, textChunks } from "./textChunks";

type Cells = ReadonlyMap<string, string>;

/** Rows that are taken apart before the page may answer again. */
const ROWS_AT_ONCE = 500;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return listCell(value.map(cellOf));
  return isObject(value) ? JSON.stringify(value) : String(value);
}

/** The cells of a row by their column: what is inside of a field has its path for a name, as `review.about`. */
function* cellsOf(row: Record<string, unknown>): Generator<[string, string]> {
  for (const [name, value] of Object.entries(row)) {
    if (!isObject(value)) yield [name, cellOf(value)];
    else for (const [part, inner] of Object.entries(value)) yield [`${name}.${part}`, cellOf(inner)];
  }
}

/** Reads a list of objects. Their fields are the columns, in the order in which they come up. */
export async function readJson(file: Blob, { signal, onProgress }: Reading): Promise<FileRows> {
  let whole = "";
  for await (const { text, share } of textChunks(file)) {
    signal.throwIfAborted();
    whole += text;
    onProgress(share);
  }
  const found: Cells[] = [];
  const header = new Set<string>();
  for (const [at, row] of rowsOf(whole).entries()) {
    if (!isObject(row)) throw new WrongFile(importRowUnreadable(at + 1));
    const cells = new Map(cellsOf(row));
    for (const name of cells.keys()) header.add(name);
    found.push(cells);
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await letOthers();
    signal.throwIfAborted();
  }
  const columns = [...header];
  const rows = found.map((cells) => columns.map((column) => cells.get(column) ?? ""));
  const lacking = found.findIndex((cells) => cells.size < columns.length);
  const field = columns.find((column) => !found[lacking]?.has(column));
  const missing = field === undefined || lacking < 0 ? undefined : { number: lacking + 1, field };
  return { header: columns, rows, lines: found.map((_cells, at) => at + 1), missing };
}

function rowsOf(text: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WrongFile(importFileProblem.noJson);
  }
  if (!Array.isArray(value)) throw new WrongFile(importFileProblem.noList);
  return value;
}
