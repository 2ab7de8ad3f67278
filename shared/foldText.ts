/**
 * Removes case and accents, and makes apostrophes, quotes and dashes plain: "CAFÉ’S" becomes "cafe's". The database
 * function `fold_text` does the same.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[‘’‚‛′ʼ`´]/g, "'")
    .replaceAll(/[“”„‟″«»]/g, '"')
    .replaceAll(/[‐‑‒–—―−]/g, "-")
    .toLowerCase();
}

/** The maximum length of a word in code points. Of a longer word, only the beginning counts. */
const maxWordLength = 100;

/**
 * Splits text into folded words: "Play'n GO" becomes "play", "n" and "go". The database function `search_words` does the
 * same.
 */
export function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[\t\n\r -/:-@[-`{-\u00bf\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f]+/)
    .filter((word) => word !== "")
    .map((word) => [...word].slice(0, maxWordLength).join(""));
}
