/** Slugs as the server makes them (lower case letters, digits and single hyphens), for a field that shows what will be stored. */
import transliterate from "@sindresorhus/transliterate";

/** The letters of a text in Latin, without accents: `é` is `e`, `ß` is `ss`, `Ж` is `Zh`. Symbols stay as they are. */
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

/** The slug of any text: `Café 21!` is `cafe-21`. Empty when nothing is left of it. */
export function toSlug(text: string): string {
  return hyphenated(text).replace(/-$/, "");
}

/** The same while somebody is typing: a hyphen at the end may be followed by more. */
export function slugAsTyped(text: string): string {
  return hyphenated(text);
}

/**
 * The slug to propose for a name: empty where it would leave letters out, as of names in Chinese, Hebrew or Hindi. `Casino
 * 東京` as `casino` would name another casino.
 */
export function proposedSlug(name: string): string {
  const isLost = /[\p{Ll}\p{Lo}\p{Lt}\p{Lu}]/u.test(latin(name).normalize("NFKD").replaceAll(/[a-z]/gi, ""));
  return isLost ? "" : toSlug(name);
}
