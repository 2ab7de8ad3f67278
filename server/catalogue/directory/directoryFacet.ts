/** The facet of a directory noun in lists of casinos and games. */
import type { DataSource } from "typeorm";

import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import { readArrays } from "../../database/reading/readArrays.js";
import { type FacetValue, sortedValues } from "../../shared/schema/facets.js";
import { directoryNouns, idOfSlug } from "./directoryNouns.js";

/** Returns the sorted values of the facet, with those that the filter contains. */
export async function sortedRows(
  db: DataSource,
  noun: DirectoryNoun,
  values: FacetValue[],
  chosen: readonly string[],
): Promise<FacetValue[]> {
  return sortedValues(await withChosen(db, noun, values, chosen), chosen);
}

/**
 * Adds the values that the filter contains but no row of the list has. If the filter contains a spelling of a row, such
 * as the slug of a row that was merged into it, the value has this slug.
 */
async function withChosen(
  db: DataSource,
  noun: DirectoryNoun,
  values: FacetValue[],
  chosen: readonly string[],
): Promise<FacetValue[]> {
  const bySlug = new Map(values.map((value) => [value.slug, value]));
  const missing = [...new Set(chosen)].filter((slug) => !bySlug.has(slug));
  if (missing.length === 0) return values;
  const { table } = directoryNouns[noun];
  const toSql = () => `SELECT given, row.slug, row.name FROM unnest(?::text[]) AS given
    JOIN ${table} AS row ON row.id = ${idOfSlug(noun, "given")}`;
  const rows = await readArrays(db, { shape: `chosen ${table}`, toSql, values: [missing] });
  const shown = new Map(bySlug);
  for (const [given, slug, name] of rows as [string, string, string][]) {
    const { count = 0 } = bySlug.get(slug) ?? {};
    if (!chosen.includes(slug)) shown.delete(slug);
    shown.set(given, { slug: given, name, count });
  }
  return [...shown.values()];
}
