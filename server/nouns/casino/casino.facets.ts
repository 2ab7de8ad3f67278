/** The facets of a list of casinos: the providers, payment methods and licenses of its casinos. */
import type { DataSource } from "typeorm";

import { type DirectoryNoun, nounsWith } from "../../../shared/nouns/registry.js";
import { slugsOf } from "../../catalogue/directory/directoryFilter.js";
import { directoryNouns } from "../../catalogue/directory/directoryNouns.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { countGroups } from "../../database/reading/countGroups.js";
import { readArrays } from "../../database/reading/readArrays.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { type Facet, FacetKey, type FacetValue, sortedValues } from "../../shared/schema/facets.js";
import { conditionsOf } from "./casino.filter.js";
import type { CasinoFilter } from "./casinoList.inputs.js";

/**
 * Counts each facet without the filter's slugs for that facet, so the facet's other choices keep their counts.
 * @param found The condition for casinos that match the filter's search text, if it has one.
 */
export async function findCasinoFacets(db: DataSource, filter: CasinoFilter, found: Condition[]): Promise<Facet[]> {
  const facets: Facet[] = [];
  for (const noun of nounsWith("isDirectory")) {
    const { casinoJoin, table, id, facet } = directoryNouns[noun];
    const counted = { entity: Casino, where: [...conditionsWithout(db, noun, filter), ...found] };
    const join = `JOIN ${casinoJoin} AS of_casino ON of_casino.casino_id = row.id JOIN ${table} AS value ON value.id = of_casino.${id}`;
    const values = await countGroups(db, counted, { join, slug: "value.slug", name: "value.name" });
    const chosen = slugsOf(filter)[noun] ?? [];
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
  if (noun !== "paymentMethod" || hours == null) return conditionsOf(db, others);
  return [
    ...conditionsOf(db, { ...others, maxPayoutHours: null }),
    { sql: "of_casino.can_withdraw IS NOT FALSE AND of_casino.payout_hours_to <= ?", values: [hours] },
  ];
}

/** The values that a filter contains are included even if no casino has them. */
async function emptyValues(db: DataSource, table: string, slugs: string[]): Promise<FacetValue[]> {
  if (slugs.length === 0) return [];
  const toSql = () => `SELECT slug, name FROM ${table} WHERE slug = ANY(?)`;
  const rows = (await readArrays(db, { shape: `names ${table}`, toSql, values: [slugs] })) as [string, string][];
  return rows.map(([slug, name]) => ({ slug, name, count: 0 }));
}
