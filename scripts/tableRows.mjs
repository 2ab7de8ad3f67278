// Reads the tables of Markdown files.

/** Splits a table row into cells. A vertical bar inside a cell is escaped with a backslash. */
function cellsOf(line) {
  const cells = line.trim().split(/(?<!\\)\|/);
  return cells.slice(1, -1).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/**
 * Yields the body rows of every table. A table's body starts after the line of dashes and ends at the first line that
 * is not a row.
 */
export function* rowsOf(markdown) {
  let isBody = false;
  for (const [index, line] of markdown.split("\n").entries()) {
    if (!line.startsWith("|")) isBody = false;
    else if (/^[|\s:-]+$/.test(line)) isBody = true;
    else if (isBody) yield { number: index + 1, cells: cellsOf(line) };
  }
}
