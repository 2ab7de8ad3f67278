/** The facets of a list of casinos: the providers, payment methods and licenses of its casinos. */
import type { DataSource } from "typeorm";

import { type DirectoryNoun, nounsWith } from "../../../shared/nouns/registry.js";
import { directoryNouns, idOfSlug } from "../../catalogue/directory/directoryNouns.js";
import { conditionsOf, paysWithin } from "../../catalogue/list/filterFields.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { countGroups } from "../../database/reading/countGroups.js";
import { readArrays } from "../../database/reading/readArrays.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { type Facet, FacetKey, type FacetValue, sortedValues } from "../../shared/schema/facets.js";
import { CasinoFilter } from "./casino.filter.js";

/**
 * Counts each facet without the filter's slugs for that facet, so the facet's other choices keep their counts.
 * @param found The condition for casinos that match the filter's search text, if it has one.
 */
export async function findCasinoFacets(db: DataSource, filter: CasinoFilter, found: Condition[]): Promise<Facet[]> {
  const facets: Facet[] = [];
  for (const noun of nounsWith("isDirectory")) {
    const { casinoJoin, table, id, facet, filter: field } = directoryNouns[noun];
    const counted = { entity: Casino, where: [...conditionsWithout(db, noun, filter), ...found] };
    const join = `JOIN ${casinoJoin} AS of_casino ON of_casino.casino_id = row.id JOIN ${table} AS value ON value.id = of_casino.${id}`;
    const values = await countGroups(db, counted, { join, slug: "value.slug", name: "value.name" });
    const chosen = filter[field] ?? [];
    facets.push({ key: FacetKey[facet], values: sortedValues(await withChosen(db, noun, values, chosen), chosen) });
  }
  return facets;
}

/** The time within which a casino pays out applies to each payment method separately. */
function conditionsWithout(db: DataSource, noun: DirectoryNoun, filter: CasinoFilter): Condition[] {
  const others = { ...filter, [directoryNouns[noun].filter]: null };
  const { maxPayoutHours: hours } = filter;
  if (noun !== "paymentMethod" || hours == null) return conditionsOf(CasinoFilter, others, db);
  const inTime = { sql: paysWithin("of_casino"), values: [hours] };
  return [...conditionsOf(CasinoFilter, { ...others, maxPayoutHours: null }, db), inTime];
}

/**
 * Adds the values that the filter contains but no casino has. If the filter contains a spelling of a row, such as the
 * slug that the row had before a merge, the row has this slug in the result.
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
