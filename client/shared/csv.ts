/** Tables as CSV files (RFC 4180) that a spreadsheet opens without running anything that somebody else has typed. */

export type CsvValue = string | number | boolean | null | undefined;

/** What makes a spreadsheet take a cell for a formula, also behind apostrophes of its own, so that ours can be told. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text that a spreadsheet shows and never runs: an apostrophe stands before what it would take for a formula. */
export function defuseCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The text that was defused. */
export function armCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
}

function cellOf(value: CsvValue): string {
  // A number is not somebody's text, and a negative one stays a number.
  const text = typeof value === "string" ? defuseCell(value) : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a file with one line for the columns' names and one for each row. */
export function csvText(columns: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  const lines = [columns, ...rows].map((cells) => cells.map(cellOf).join(","));
  // The mark tells a spreadsheet that the text is UTF-8.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
