/** Lists of items with a few texts each, which a form stores as JSON so that drafts and conflicts handle them as text. */
export type Item = Readonly<Record<string, string>>;

/** Reads the items of a form's value. An unreadable value, such as in a damaged draft, has no items. */
export function readItems(value: string): Item[] {
  try {
    const parsed: unknown = JSON.parse(value || "[]");
    return Array.isArray(parsed) ? parsed.map(toItem).filter((each) => each !== null) : [];
  } catch {
    return [];
  }
}

/** Returns the texts of an item, without what Apollo adds. A missing text is empty. */
export function toItem(value: unknown): Item | null {
  if (typeof value !== "object" || value === null) return null;
  const texts = Object.entries(value).filter(([name]) => name !== "__typename");
  return Object.fromEntries(texts.map(([name, text]) => [name, typeof text === "string" ? text : ""]));
}

/** Writes items with their texts in the order of their names, so equal items have equal values. */
export function writeItems(items: readonly Item[]): string {
  const sorted = items.map((item) => Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return items.length === 0 ? "" : JSON.stringify(sorted.map((entries) => Object.fromEntries(entries)));
}
