import { parse, type CsvError } from "csv-parse/browser/esm";
import { unescapeFormulas } from "../../shared/csv";
import { importFileProblem, importFileUnreadable } from "../../shared/messages";
import { WrongFile, type FileRows, type Reading } from "./rowsFile";
import { textChunks } from "./textChunks";

const DELIMITERS = [",", ";", "\t"];

/** What stands between the cells: whatever is there most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [line = ""] = text.replaceAll(/"[^"]*"/g, "").split(/\r\n|\r|\n/, 1);
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

function problemOf(error: CsvError): WrongFile {
  const { lines } = error as { lines?: number };
  const isQuote = /QUOTE/.test(error.code ?? "");
  return new WrongFile(importFileUnreadable(isQuote ? importFileProblem.quote : importFileProblem.noTable, lines));
}

/** Reads a table chunk by chunk. Rows may have more or fewer cells than the header: what is wrong with them is said later. */
export async function readCsv(file: Blob, { signal, onProgress }: Reading): Promise<FileRows> {
  let parser: ReturnType<typeof parse> | undefined;
  let failure: WrongFile | undefined;
  const rows: string[][] = [];
  const open = (delimiter: string) => {
    const opened = parse({ delimiter, relax_column_count: true });
    opened.on("data", (cells: string[]) => rows.push(cells.map(unescapeFormulas)));
    opened.on("error", (error) => (failure = problemOf(error as CsvError)));
    return opened;
  };
  for await (const { text, share } of textChunks(file)) {
    signal.throwIfAborted();
    parser ??= open(delimiterOf(text));
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
