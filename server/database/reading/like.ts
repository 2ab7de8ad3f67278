import { foldText } from "../../../shared/foldText.js";
import type { Condition } from "./selectRows.js";

/** Returns a LIKE pattern for values that contain this string. Escapes the string's wildcards. */
export function containsText(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/**
 * The maximum number of different words used from a search text; the rest are ignored. Each word adds a condition to
 * the statement.
 */
export const maxSearchWords = 8;

/**
 * Returns the conditions for rows, aliased as `row`, whose `search_text` contains every word of a search text. Uses only
 * the first 8 different words.
 */
export function searchConditions(text: string | null | undefined): Condition[] {
  const words = foldText(text ?? "")
    .split(/\s+/)
    .filter((word) => word !== "");
  return [...new Set(words)]
    .slice(0, maxSearchWords)
    .map((word) => ({ sql: "row.search_text LIKE ?", values: [containsText(word)] }));
}
