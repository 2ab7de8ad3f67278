/**
 * Derives slugs as the server does, from lowercase letters, digits and single hyphens. The slug field shows the slug
 * that will be stored.
 */
import transliterate from "@sindresorhus/transliterate";

/** Converts letters to Latin script without accents: `é` to `e`, `ß` to `ss`, `Ж` to `Zh`. Symbols stay unchanged. */
function latin(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
  return plain.replaceAll(/[\p{L}\p{M}]+/gu, (letters) => transliterate(letters));
}

function hyphenated(text: string): string {
  return latin(text)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "");
}

/** Converts text to a slug: `Café 21!` to `cafe-21`. Returns an empty string if nothing is left. */
export function toSlug(text: string): string {
  return hyphenated(text).replace(/-$/, "");
}

/** Converts text to a slug while the editor types. Keeps a hyphen at the end, because the text may continue. */
export function slugAsTyped(text: string): string {
  return hyphenated(text);
}

/**
 * Returns the slug to suggest for a name. Returns an empty string if letters would be lost, as in Chinese, Hebrew or
 * Hindi names: `casino` is not a slug for `Casino 東京`.
 */
export function proposedSlug(name: string): string {
  const isLost = /[\p{Ll}\p{Lo}\p{Lt}\p{Lu}]/u.test(latin(name).normalize("NFKD").replaceAll(/[a-z]/gi, ""));
  return isLost ? "" : toSlug(name);
}
