import { foldText } from "../../shared/input/foldText.js";

/** A LIKE pattern for values that contain exactly this text: its wildcards are escaped. */
export function containsText(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** Words of a search text that count. Each one is a condition of the statement. */
const maxSearchWords = 8;

/**
 * The LIKE patterns of a search text for a `search_text` column, one per word: a row must match each of them.
 * Only the first 8 words count.
 */
export function searchPatterns(text: string): string[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  return [...new Set(words)].slice(0, maxSearchWords).map(containsText);
}
