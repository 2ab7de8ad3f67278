/**
 * Reads the rows in a file. The file is a CSV table, separated by commas, semicolons or tabs, or JSON in the export's
 * format.
 */
import { importFileProblem, importFileUnreadable, importRowUnreadable } from "../../messages";
import { parse, type CsvError } from "csv-parse/browser/esm";
import { unescapeFormulas } from "./csv";

/** A table of strings, which the API interprets. */
export interface FileRows {
  /** The column names of the file. */
  header: string[];
  rows: string[][];
  /**
   * The number of each row. For a table, it is the row number in the spreadsheet, which counts the header and blank
   * rows. For JSON, it is the position in the list.
   */
  lines: number[];
  /**
   * The first JSON row that lacks a field that another row has. In JSON, a missing field is not the same as an empty
   * one.
   */
  missing?: { number: number; field: string } | undefined;
}

/** An error whose message says why a file can't be imported. */
export class InvalidFile extends Error {}

export interface ReadOptions {
  signal: AbortSignal;
  /** Called repeatedly with the fraction of the file that has been read, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * The first bytes of spreadsheet files. They belong to ZIP archives (.xlsx, .ods, .numbers) and to the older .xls
 * format.
 */
const workbookStarts = ["504b0304", "d0cf11e0"];

async function isWorkbook(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return workbookStarts.includes([...start].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
}

const isBlank = (cell: string) => cell.trim() === "";

/** Removes empty rows, and empty cells to the right of the header. Spreadsheets write both around a table. */
function withoutBlanks({ header, rows, lines, missing }: FileRows): FileRows {
  const filled = rows.flatMap((cells, at) => (cells.every(isBlank) ? [] : [at]));
  const cut = (cells: string[]) => (cells.slice(header.length).every(isBlank) ? cells.slice(0, header.length) : cells);
  return { header, rows: filled.map((at) => cut(rows[at]!)), lines: filled.map((at) => lines[at]!), missing };
}

/**
 * Reads the rows in a file.
 * @throws InvalidFile if the file is invalid, or the signal's reason if the read is canceled.
 */
export async function readRowsFile(file: File, reading: ReadOptions): Promise<FileRows> {
  if (await isWorkbook(file)) throw new InvalidFile(importFileProblem.workbook);
  const isJson = file.type === "application/json" || /\.json$/i.test(file.name);
  const found = withoutBlanks(await (isJson ? readJson(file, reading) : readCsv(file, reading)));
  if (found.rows.length === 0) throw new InvalidFile(importFileProblem.empty);
  return found;
}

const DELIMITERS = [",", ";", "\t"];

/** Matches the line that tells Excel the delimiter. Excel shows no row for it. */
const delimiterLine = /^\s*"?sep=([^"\r\n])"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/**
 * Returns the delimiter of CSV text: the candidate that is most frequent in the first line with text, outside of quotes.
 */
function delimiterOf(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, '""').split(/\r\n|\r|\n/);
  const line = lines.find((each) => each.trim() !== "") ?? "";
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

function problemOf(error: CsvError): InvalidFile {
  const { lines } = error as { lines?: number };
  const isQuote = /QUOTE/.test(error.code ?? "");
  return new InvalidFile(importFileUnreadable(isQuote ? importFileProblem.quote : importFileProblem.noTable, lines));
}

/**
 * Parses a CSV file in chunks. A row can have more or fewer cells than the header. The check reports such rows later.
 */
async function readCsv(file: Blob, { signal, onProgress }: ReadOptions): Promise<FileRows> {
  let parser: ReturnType<typeof parse> | undefined;
  let failure: InvalidFile | undefined;
  const rows: string[][] = [];
  const open = (delimiter: string) => {
    const opened = parse({ delimiter, relax_column_count: true });
    opened.on("data", (cells: string[]) => rows.push(cells.map(unescapeFormulas)));
    opened.on("error", (error) => (failure = problemOf(error as CsvError)));
    return opened;
  };
  for await (const { text: chunk, share } of textChunks(file)) {
    signal.throwIfAborted();
    let text = chunk;
    if (parser === undefined) {
      const [line = "", given] = delimiterLine.exec(chunk) ?? [];
      text = chunk.slice(line.length);
      parser = open(given ?? delimiterOf(text));
    }
    await new Promise<void>((resolve) => parser!.write(text, () => resolve()));
    if (failure) throw failure;
    onProgress(share);
  }
  if (parser) await finish(parser);
  if (failure) throw failure;
  const first = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ""));
  const below = rows.slice(first + 1);
  return { header: rows[first] ?? [], rows: below, lines: below.map((_cells, at) => first + 2 + at) };
}

function finish(parser: ReturnType<typeof parse>): Promise<void> {
  return new Promise((resolve) => {
    parser.on("end", resolve);
    parser.on("error", () => resolve());
    parser.end();
  });
}

type Cells = ReadonlyMap<string, string>;

/** The number of rows that are converted before the code yields to the browser. */
const ROWS_AT_ONCE = 500;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return JSON.stringify(value.some(isObject) ? value : value.map(cellOf));
  return isObject(value) ? JSON.stringify(value) : String(value);
}

/** Yields each cell of a row with its column. A nested value's column is its path: `review.about`. */
function* cellsOf(row: Record<string, unknown>): Generator<[string, string]> {
  for (const [name, value] of Object.entries(row)) {
    if (!isObject(value)) yield [name, cellOf(value)];
    else for (const [part, inner] of Object.entries(value)) yield [`${name}.${part}`, cellOf(inner)];
  }
}

/** Parses a list of objects. Their fields become columns, in the order in which they first appear. */
async function readJson(file: Blob, { signal, onProgress }: ReadOptions): Promise<FileRows> {
  let whole = "";
  for await (const { text, share } of textChunks(file)) {
    signal.throwIfAborted();
    whole += text;
    onProgress(share);
  }
  const found: Cells[] = [];
  const header = new Set<string>();
  for (const [at, row] of rowsOf(whole).entries()) {
    if (!isObject(row)) throw new InvalidFile(importRowUnreadable(at + 1));
    const cells = new Map(cellsOf(row));
    for (const name of cells.keys()) header.add(name);
    found.push(cells);
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await yieldToBrowser();
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
    throw new InvalidFile(importFileProblem.noJson);
  }
  if (!Array.isArray(value)) throw new InvalidFile(importFileProblem.noList);
  return value;
}

/** Files are read in chunks of this size, so a large file does not block the page. */
const CHUNK_BYTES = 256 * 1024;

/** The byte order marks of encodings. */
const marks: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/** The encoding of old spreadsheets. Used for a file that has no byte order mark and is not valid UTF-8. */
const OLD_ENCODING = "windows-1252";

interface TextChunk {
  text: string;
  /** The fraction of the file that has been read, from 0 to 1. */
  share: number;
}

async function encodingOf(file: Blob): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  const marked = marks.find(([, ...bytes]) => bytes.every((byte, at) => start[at] === byte));
  if (marked) return marked[0];
  return (await isUtf8(file)) ? "utf-8" : OLD_ENCODING;
}

async function isUtf8(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const bytes of bytesOf(file)) if (!isDecodable(decoder, bytes)) return false;
  return isDecodable(decoder);
}

function isDecodable(decoder: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.size; from += CHUNK_BYTES)
    yield new Uint8Array(await file.slice(from, from + CHUNK_BYTES).arrayBuffer());
}

/** Lets the browser handle input before the next step. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Yields the text of a file in chunks, decoded and without the byte order mark. Rejects if reading fails. */
async function* textChunks(file: Blob): AsyncGenerator<TextChunk> {
  const decoder = new TextDecoder(await encodingOf(file));
  let read = 0;
  for await (const bytes of bytesOf(file)) {
    read += bytes.length;
    yield { text: decoder.decode(bytes, { stream: true }), share: read / file.size };
    await yieldToBrowser();
  }
  yield { text: decoder.decode(), share: 1 };
}
