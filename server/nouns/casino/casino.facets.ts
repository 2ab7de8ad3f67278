/** The facets of a list of casinos, which the in-memory search index counts. */
import type { DataSource } from "typeorm";

import { slugsOf } from "../../catalogue/directory/directoryFilter.js";
import type { DirectoryNoun } from "../../../shared/nouns/registry.js";
import type { Disconnect } from "../../shared/disconnect.js";
import { once } from "../../shared/memoize.js";
import { type Facet, FacetKey, sortedValues } from "../../shared/schema/facets.js";
import { readFilterTables, valueTestsOf } from "./casino.predicates.js";
import type { CasinoSearch } from "./casino.search.js";
import type { CasinoFilter } from "./casinoList.inputs.js";

const keys: [FacetKey, DirectoryNoun][] = [
  [FacetKey.PROVIDER, "provider"],
  [FacetKey.PAYMENT_METHOD, "paymentMethod"],
  [FacetKey.AUTHORITY, "licensingAuthority"],
];

/**
 * Returns functions that count a list of casinos. The first call counts, and later calls reuse the result.
 * @throws AbandonedError when the caller has disconnected.
 */
export function casinoCounts(
  db: DataSource,
  search: CasinoSearch,
  filter: CasinoFilter,
  disconnect: Disconnect | undefined,
  readTables = () => readFilterTables(db, search, filter),
) {
  const slugs = slugsOf(filter);
  const count = once(async () => {
    const text = filter.search?.trim() ?? "";
    const tests = valueTestsOf(filter, await readTables());
    return search.countFacets({ text, tests, slugs, maxPayoutHours: filter.maxPayoutHours ?? null }, disconnect);
  });
  return {
    facets: async () => toFacets(await count(), slugs),
    totalCount: async () => (await count()).counts.total,
  };
}

function toFacets(
  { counts, spellings }: Awaited<ReturnType<CasinoSearch["countFacets"]>>,
  chosen: ReturnType<typeof slugsOf>,
): Facet[] {
  return keys.map(([key, noun]) => {
    const values = spellings.rows[noun].map(({ slug, name }, at) => ({ slug, name, count: counts.byNoun[noun][at]! }));
    return { key, values: sortedValues(values, chosen[noun] ?? []) };
  });
}
