import { toSlug } from "../../../shared/slug.js";

/**
 * Converts the input for a row to stored values, including nested inputs. Trims strings and converts blank strings to
 * null. Trims list items and removes blank and duplicate items. Normalizes the slug. Ignores omitted fields.
 */
export function toColumnValues<T extends object>(input: T & { slug?: string }): Partial<T> {
  const values = cleaned(input);
  return values.slug === undefined ? values : { ...values, slug: toSlug(values.slug) };
}

function cleaned<T extends object>(input: T): Partial<T> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, cleanValue(value)])) as Partial<T>;
}

function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return value.trim() === "" ? null : value.trim();
  if (Array.isArray(value)) return [...new Set(value.map(cleanValue).filter((item) => item !== null))];
  if (value !== null && typeof value === "object" && !(value instanceof Date)) return cleaned(value);
  return value;
}
