/** The facets of a list of casinos: the providers, payment methods and licenses of its casinos. */
import type { DataSource } from "typeorm";

import { type DirectoryNoun, nounsWith } from "../../../shared/nouns/registry.js";
import { sortedRows } from "../../catalogue/directory/directoryFacet.js";
import { directoryNouns } from "../../catalogue/directory/directoryNouns.js";
import { conditionsOf, paysWithin } from "../../catalogue/list/filterFields.js";
import { Casino } from "../../database/entities/casino.entity.js";
import { countGroups } from "../../database/reading/countGroups.js";
import type { Condition } from "../../database/reading/selectRows.js";
import { type Facet, FacetKey } from "../../shared/schema/facets.js";
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
    facets.push({ key: FacetKey[facet], values: await sortedRows(db, noun, values, chosen) });
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
