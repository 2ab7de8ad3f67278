/** The facets of a list of casinos: the providers, payment methods and licenses of its casinos. */
import type { DataSource } from "typeorm";

import { type DirectoryNoun, nounsWith } from "../../../shared/nouns/registry.js";
import { directoryNouns } from "../../catalogue/directory/directoryNouns.js";
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
    const missing = chosen.filter((slug) => values.every((value) => value.slug !== slug));
    facets.push({
      key: FacetKey[facet],
      values: sortedValues([...values, ...(await emptyValues(db, table, missing))], chosen),
    });
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

/** The values that a filter contains are included even if no casino has them. */
async function emptyValues(db: DataSource, table: string, slugs: string[]): Promise<FacetValue[]> {
  if (slugs.length === 0) return [];
  const toSql = () => `SELECT slug, name FROM ${table} WHERE slug = ANY(?)`;
  const rows = (await readArrays(db, { shape: `names ${table}`, toSql, values: [slugs] })) as [string, string][];
  return rows.map(([slug, name]) => ({ slug, name, count: 0 }));
}
