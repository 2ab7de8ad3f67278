import { foldText } from "../../../shared/foldText.js";

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
 * Returns the LIKE patterns of a search text for a `search_text` column, one per word. A row must match all of them.
 * Uses only the first `maxSearchWords` different words.
 */
export function searchPatterns(text: string): string[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  return [...new Set(words)].slice(0, maxSearchWords).map(containsText);
}
