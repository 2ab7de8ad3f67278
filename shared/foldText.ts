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
