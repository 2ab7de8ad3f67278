/** Writes tables as CSV (RFC 4180). Escapes untrusted text, so no spreadsheet runs it as a formula. */

export type CsvValue = string | number | boolean | null | undefined;

/**
 * Matches a cell that a spreadsheet could run as a formula. Spreadsheets may skip spaces and quotation marks at the
 * start. The patterns also skip apostrophes, so unescaping removes only the apostrophe that escaping added.
 */
const cellStart = /^(?=[ '"]*[=+\-@\t\r\n＝＋－＠])/;
const cellStartEscaped = /^'(?=[ '"]*[=+\-@\t\r\n＝＋－＠])/;

/**
 * Matches a formula inside a cell. A spreadsheet may use a semicolon or tab as its separator, and then splits cells
 * there, even within quotation marks. A formula can therefore start after a semicolon, a tab or a line break.
 */
const innerStart = /([;\t\r\n])(?=[ '"]*[=+\-@＝＋－＠])/g;
const innerStartEscaped = /([;\t\r\n])'(?=[ '"]*[=+\-@＝＋－＠])/g;

/**
 * Adds an apostrophe before each part of the text that a spreadsheet could run as a formula, whichever separator it
 * uses.
 */
export function escapeFormulas(text: string): string {
  return text.replace(innerStart, "$1'").replace(cellStart, "'");
}

/** Removes the apostrophes that `escapeFormulas` added. */
export function unescapeFormulas(cell: string): string {
  return cell.replace(cellStartEscaped, "").replace(innerStartEscaped, "$1");
}

function cellOf(value: CsvValue): string {
  // Numbers are not escaped, because a negative number would become text.
  const text = typeof value === "string" ? escapeFormulas(value) : String(value ?? "");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns CSV text with a header line and one line for each row. */
export function csvText(columns: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  const lines = [columns, ...rows].map((cells) => cells.map(cellOf).join(","));
  // The byte order mark tells a spreadsheet that the text is UTF-8. A "sep=," line would not help: Excel would then
  // ignore the mark, and other programs would read the line as a row.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
