/** The rows of a file that an editor chose: a table as spreadsheets write it, or JSON as the export does. */
import { importFileProblem } from "../../shared/messages";
import { readCsv } from "./csvRows";
import { readJson } from "./jsonRows";

/** A table of texts. What they mean is decided by the API. */
export interface FileRows {
  /** As the file names its columns. */
  header: string[];
  rows: string[][];
}

/** The file is none that can be imported; the message says why. */
export class WrongFile extends Error {}

export interface Reading {
  signal: AbortSignal;
  /** Told now and then what share of the file has been read, 0 to 1. */
  onProgress: (share: number) => void;
}

/** @throws WrongFile, and the signal's reason where nobody wants the rows any more. */
export async function readRowsFile(file: File, reading: Reading): Promise<FileRows> {
  const isJson = file.type === "application/json" || /\.json$/i.test(file.name);
  const found = await (isJson ? readJson(file, reading) : readCsv(file, reading));
  if (found.rows.length === 0) throw new WrongFile(importFileProblem.empty);
  return found;
}
