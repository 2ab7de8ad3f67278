/**
 * Lists of items with a few text fields each. A form stores such a list as JSON, so drafts and conflicts can treat it
 * as text.
 */
export type Item = Readonly<Record<string, string>>;

/** Parses a form's value. Returns no items if the value is not valid JSON, such as in a damaged draft. */
export function readItems(value: string): Item[] {
  try {
    const parsed: unknown = JSON.parse(value || "[]");
    return Array.isArray(parsed) ? parsed.map(toItem).filter((each) => each !== null) : [];
  } catch {
    return [];
  }
}

/** Returns an item's text fields without the fields that Apollo adds. A missing text field becomes an empty string. */
export function toItem(value: unknown): Item | null {
  if (typeof value !== "object" || value === null) return null;
  const texts = Object.entries(value).filter(([name]) => name !== "__typename");
  return Object.fromEntries(texts.map(([name, text]) => [name, typeof text === "string" ? text : ""]));
}

/** Converts items to JSON. Each item's text fields are sorted by name, so equal lists give equal JSON. */
export function writeItems(items: readonly Item[]): string {
  const sorted = items.map((item) => Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return items.length === 0 ? "" : JSON.stringify(sorted.map((entries) => Object.fromEntries(entries)));
}
