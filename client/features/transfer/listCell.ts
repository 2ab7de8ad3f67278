/** A list in one cell of a table: commas between its items, double quotes around one that a comma or quote is part of. */
export function listCell(items: readonly string[]): string {
  return items.map((item) => (/[",\n]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join(", ");
}
