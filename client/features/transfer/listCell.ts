/** A list in one cell of a table: its items with commas between them, or as JSON where an item has a comma of its own. */
import { splitPhrases } from "../../shared/forms/rules";

export function listCell(items: readonly string[]): string {
  const plain = items.join(", ");
  const isPlain = !plain.startsWith("[") && JSON.stringify(splitPhrases(plain)) === JSON.stringify(items);
  return isPlain ? plain : JSON.stringify(items);
}

/** The items that a cell holds. */
export function itemsOfCell(cell: string): string[] {
  return jsonItems(cell) ?? splitPhrases(cell);
}

function jsonItems(cell: string): string[] | null {
  if (!cell.startsWith("[")) return null;
  try {
    const items: unknown = JSON.parse(cell);
    return Array.isArray(items) && items.every((item) => typeof item === "string") ? items : null;
  } catch {
    return null; // A text that only looks like it.
  }
}
