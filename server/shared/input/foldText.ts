/** A text without case and accents: "CAFÉ" and "cafe" are the same. The database's `fold_text` does the same. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
