/** Derives slugs. A slug consists of lowercase letters, digits and single hyphens. */
import transliterate from "@sindresorhus/transliterate";
import { visibleText } from "./visibleText.js";

/** Converts letters to Latin letters without accents: `é` to `e`, `ß` to `ss`, `Ж` to `Zh`. Symbols stay unchanged. */
function latin(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
  return plain.replaceAll(/[\p{L}\p{M}]+/gu, (letters) => transliterate(letters));
}

/**
 * Converts any text to a slug: `Café 21!` to `cafe-21`. Converts letters of other scripts to Latin letters if the library
 * knows them. Returns an empty string if nothing is left.
 */
export function toSlug(text: string): string {
  return slugAsTyped(text).replace(/-$/, "");
}

/** Converts text to a slug while the editor types. Keeps a final hyphen, because the editor may continue. */
export function slugAsTyped(text: string): string {
  return latin(visibleText(text))
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "");
}

/**
 * Returns the slug to suggest for a name. Returns an empty string if the slug would lose letters, as for Chinese,
 * Hebrew or Hindi names. For example, `casino` is not a good slug for `Casino 東京`.
 */
export function proposedSlug(name: string): string {
  const isLost = /[\p{Ll}\p{Lo}\p{Lt}\p{Lu}]/u.test(latin(name).normalize("NFKD").replaceAll(/[a-z]/gi, ""));
  return isLost ? "" : toSlug(name);
}
