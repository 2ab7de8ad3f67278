/** Characters of a path that are stored: as many as the reports tell apart. */
const storedLength = 200;

/**
 * A page's path as it is stored and exported: without query and fragment, other characters than those of our own paths
 * percent-encoded, so that no spreadsheet takes a part of it for a formula. Null for what is no path.
 */
export function toStoredPath(path: string): string | null {
  if (!/^\/(?![/\\])/.test(path)) return null;
  const [own = ""] = path.split(/[?#]/, 1);
  return encodeOthers(own)
    .slice(0, storedLength)
    .replace(/%[\da-f]?$/i, "");
}

/** Every character but letters a to z, digits, `_.~%/-` as its UTF-8 bytes. */
function encodeOthers(text: string): string {
  return text.replace(/[^\w.~%/-]+/g, (others) =>
    [...Buffer.from(others)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(""),
  );
}
