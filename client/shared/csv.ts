/** Tables as CSV files (RFC 4180) that a spreadsheet opens without running anything that somebody else has typed. */

export type CsvValue = string | number | boolean | null | undefined;

/** A spreadsheet may skip spaces and quotation marks. Apostrophes count too, so that ours can be told from the text's own. */
const cellStart = /^(?=[ '"]*[=+\-@\t\r\n＝＋－＠])/;
const cellStartEscaped = /^'(?=[ '"]*[=+\-@\t\r\n＝＋－＠])/;

/**
 * Where the list separator is a semicolon, a spreadsheet divides our lines there too, and then quotation marks do not hold
 * a cell together: a semicolon or a line break within a text can begin a cell. So can a tab.
 */
const innerStart = /([;\t\r\n])(?=[ '"]*[=+\-@＝＋－＠])/g;
const innerStartEscaped = /([;\t\r\n])'(?=[ '"]*[=+\-@＝＋－＠])/g;

/** Puts an apostrophe before everything that a spreadsheet could run as a formula, whatever its list separator is. */
export function escapeFormulas(text: string): string {
  return text.replace(innerStart, "$1'").replace(cellStart, "'");
}

/** The text before `escapeFormulas`. */
export function unescapeFormulas(cell: string): string {
  return cell.replace(cellStartEscaped, "").replace(innerStartEscaped, "$1");
}

function cellOf(value: CsvValue): string {
  // A number is not somebody's text, and a negative one stays a number.
  const text = typeof value === "string" ? escapeFormulas(value) : String(value ?? "");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a file with one line for the columns' names and one for each row. */
export function csvText(columns: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  const lines = [columns, ...rows].map((cells) => cells.map(cellOf).join(","));
  // The mark tells a spreadsheet that the text is UTF-8. A line "sep=," would make Excel ignore it, and others read a row.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
