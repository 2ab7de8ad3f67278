/** Removes case and accents: "CAFÉ" becomes "cafe". The database function `fold_text` does the same. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
