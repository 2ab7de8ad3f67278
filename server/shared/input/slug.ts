import transliterate from "@sindresorhus/transliterate";

/** The letters of a text in Latin, without accents: `é` is `e`, `ß` is `ss`, `Ж` is `Zh`. Symbols stay as they are. */
function latin(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
  return plain.replaceAll(/[\p{L}\p{M}]+/gu, (letters) => transliterate(letters));
}

/**
 * Turns any text into a slug: lower case letters, digits and single hyphens, none at either end (spec section 5).
 * Accents are dropped (`Café` becomes `cafe`); letters of other scripts become Latin ones where the library knows them.
 * Empty when nothing is left.
 */
export function toSlug(text: string): string {
  return latin(text)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
