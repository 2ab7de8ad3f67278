/** Writes tables as CSV (RFC 4180), with untrusted text escaped so no spreadsheet runs it as a formula. */

export type CsvValue = string | number | boolean | null | undefined;

/**
 * Matches a cell that a spreadsheet could run as a formula. A spreadsheet may skip spaces and quotation marks. The
 * patterns include apostrophes, so unescaping removes only an apostrophe that escaping added.
 */
const cellStart = /^(?=[ '"]*[=+\-@\t\r\n＝＋－＠])/;
const cellStartEscaped = /^'(?=[ '"]*[=+\-@\t\r\n＝＋－＠])/;

/**
 * Matches a formula inside a cell. A spreadsheet whose list separator is a semicolon or tab also splits cells there,
 * and quotation marks then do not hold a cell together. So a semicolon, tab or line break within text can start a cell.
 */
const innerStart = /([;\t\r\n])(?=[ '"]*[=+\-@＝＋－＠])/g;
const innerStartEscaped = /([;\t\r\n])'(?=[ '"]*[=+\-@＝＋－＠])/g;

/** Adds an apostrophe before any text that a spreadsheet with any list separator could run as a formula. */
export function escapeFormulas(text: string): string {
  return text.replace(innerStart, "$1'").replace(cellStart, "'");
}

/** Reverses `escapeFormulas`. */
export function unescapeFormulas(cell: string): string {
  return cell.replace(cellStartEscaped, "").replace(innerStartEscaped, "$1");
}

function cellOf(value: CsvValue): string {
  // Numbers are not escaped, so a negative number stays a number.
  const text = typeof value === "string" ? escapeFormulas(value) : String(value ?? "");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns CSV text with a header line and one line for each row. */
export function csvText(columns: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  const lines = [columns, ...rows].map((cells) => cells.map(cellOf).join(","));
  // The byte order mark tells a spreadsheet that the text is UTF-8. A "sep=," line is no alternative: after it, Excel
  // ignores the mark, and other programs read the line as a row.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
