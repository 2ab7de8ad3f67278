/**
 * Turns any text into a slug: lower case letters, digits and single hyphens, none at either end (spec section 5).
 * Accents are dropped (`Café` becomes `cafe`). Empty when nothing is left.
 */
export function toSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
