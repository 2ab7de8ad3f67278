/** Slugs as the server makes them (lower case letters, digits and single hyphens), for a field that shows what will be stored. */

function hyphenated(text: string): string {
  return text
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
