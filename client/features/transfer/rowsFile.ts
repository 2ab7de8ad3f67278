/** The rows of a file that an editor chose: a table as spreadsheets write it, or JSON as the export does. */
import { importFileProblem } from "../../shared/messages";
import { readCsv } from "./csvRows";
import { readJson } from "./jsonRows";

/** A table of texts. What they mean is decided by the API. */
export interface FileRows {
  /** As the file names its columns. */
  header: string[];
  rows: string[][];
  /** The number of each row as a spreadsheet shows it, header and blank rows counted; in JSON its place in the list. */
  lines: number[];
  /** The first row of a list in JSON that lacks a field which others have: there, lacking is not the same as empty. */
  missing?: { number: number; field: string } | undefined;
}

/** The file is none that can be imported; the message says why. */
export class WrongFile extends Error {}

export interface Reading {
  signal: AbortSignal;
  /** Told now and then what share of the file has been read, 0 to 1. */
  onProgress: (share: number) => void;
}

/** How the files of spreadsheet programs begin: a ZIP archive (.xlsx, .ods, .numbers), or the older .xls. */
const workbookStarts = ["504b0304", "d0cf11e0"];

async function isWorkbook(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return workbookStarts.includes([...start].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
}

const isBlank = (cell: string) => cell.trim() === "";

/** Drops rows without a value, and cells without one beyond the header: spreadsheets write both below and beside a table. */
function withoutBlanks({ header, rows, lines, missing }: FileRows): FileRows {
  const kept = rows.flatMap((cells, at) => (cells.every(isBlank) ? [] : [at]));
  const cut = (cells: string[]) => (cells.slice(header.length).every(isBlank) ? cells.slice(0, header.length) : cells);
  return { header, rows: kept.map((at) => cut(rows[at]!)), lines: kept.map((at) => lines[at]!), missing };
}

/** @throws WrongFile, and the signal's reason where nobody wants the rows any more. */
export async function readRowsFile(file: File, reading: Reading): Promise<FileRows> {
  if (await isWorkbook(file)) throw new WrongFile(importFileProblem.workbook);
  const isJson = file.type === "application/json" || /\.json$/i.test(file.name);
  const found = withoutBlanks(await (isJson ? readJson(file, reading) : readCsv(file, reading)));
  if (found.rows.length === 0) throw new WrongFile(importFileProblem.empty);
  return found;
}
