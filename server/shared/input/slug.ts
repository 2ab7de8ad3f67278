import transliterate from "@sindresorhus/transliterate";

/** Converts letters to Latin letters without accents: `é` to `e`, `ß` to `ss`, `Ж` to `Zh`. Symbols stay unchanged. */
function latin(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
  return plain.replaceAll(/[\p{L}\p{M}]+/gu, (letters) => transliterate(letters));
}

/**
 * Converts any string to a slug: lowercase letters, digits, and single hyphens, without hyphens at the ends. Removes
 * accents, so `Café` becomes `cafe`. Converts letters of other scripts to Latin letters if the library knows them. The
 * result may be empty.
 */
export function toSlug(text: string): string {
  return latin(text)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
