/** The maximum length of a stored path in characters. The analytics reports use the same limit. */
const storedLength = 200;

/**
 * Converts a page's path to its stored format, or returns null if the string is not a path. Removes the query string
 * and fragment. Percent-encodes unusual characters, so a spreadsheet never treats part of the path as a formula.
 */
export function toStoredPath(path: string): string | null {
  if (!/^\/(?![/\\])/.test(path)) return null;
  const [own = ""] = path.split(/[?#]/, 1);
  return encodeOthers(own)
    .slice(0, storedLength)
    .replace(/%[\da-f]?$/i, "");
}

/** Percent-encodes every character except ASCII letters, digits and `_.~%/-`. */
function encodeOthers(text: string): string {
  return text.replace(/[^\w.~%/-]+/g, (others) =>
    [...Buffer.from(others)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(""),
  );
}
