/**
 * Inputs as they are stored: texts trimmed, blank ones null, list items trimmed with blank and repeated ones dropped,
 * fields that were not given left out. Nested inputs likewise.
 */
export function cleaned<T extends object>(input: T): Partial<T> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, cleanValue(value)])) as Partial<T>;
}

function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return value.trim() === "" ? null : value.trim();
  if (Array.isArray(value)) return [...new Set(value.map(cleanValue).filter((item) => item !== null))];
  if (value !== null && typeof value === "object") return cleaned(value);
  return value;
}
