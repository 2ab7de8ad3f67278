/** Loads the values of each facet, with the number of rows that would remain after choosing the value. */
import { useState } from "react";
import { pageQuery } from "../../../graphql/pageQuery";
import type { CasinoFilter, FacetKey } from "../../../graphql/schemaTypes.generated";
import { usePageQuery } from "../../../graphql/usePageQuery";
import { CasinoFacetsDocument } from "./CasinoFacets.generated";
import { maxFacetValues } from "../../../../shared/apiLimits";

export interface FacetValue {
  slug: string;
  name: string;
  /** Null if unknown: the numbers could not be loaded, or the API left the value out. */
  count: number | null;
}

interface LoadedFacet {
  key: FacetKey;
  values: readonly { slug: string; name: string; count: number }[];
}

interface LoadedCounts {
  totalCount: number;
  facets: readonly LoadedFacet[];
}

interface ShownCounts {
  totalCount: number;
  facets: readonly { key: FacetKey; values: readonly FacetValue[] }[];
}

export interface FacetCounts {
  /** The number of rows in the list. Null while the first numbers load, and if they could not be loaded. */
  total: number | null;
  /** Returns the values of a facet, sorted by name. Includes chosen values that no row has. */
  valuesOf: (key: FacetKey, chosen: readonly string[]) => readonly FacetValue[];
  /** Loads the numbers again. Set only if the numbers could not be loaded, and otherwise null. */
  retry: (() => void) | null;
}

export function byName(one: FacetValue, other: FacetValue): number {
  return one.name.localeCompare(other.name, "en");
}

/** Returns the count of a value that is not among the loaded ones. If the API left out values, the count is unknown. */
function countOfMissing({ length }: readonly unknown[]): number | null {
  return length < maxFacetValues ? 0 : null;
}

/**
 * Returns the loaded values, and the earlier values that no row has now. If the earlier values disappeared, the values
 * below them would move up.
 */
function withEarlier(loaded: LoadedCounts, earlier: ShownCounts | undefined): ShownCounts {
  const facets = loaded.facets.map(({ key, values }) => {
    const slugs = new Set(values.map(({ slug }) => slug));
    const missing =
      earlier?.facets.find((facet) => facet.key === key)?.values.filter(({ slug }) => !slugs.has(slug)) ?? [];
    return { key, values: [...values, ...missing.map((value) => ({ ...value, count: countOfMissing(values) }))] };
  });
  return { ...loaded, facets };
}

/**
 * Keeps the last values while new values load. After an error, hides the numbers, because they belong to an earlier
 * filter.
 */
export function useFacetCounts(
  loaded: LoadedCounts | undefined,
  { error, retry }: { error: unknown; retry: () => void },
): FacetCounts {
  const [last, setLast] = useState<{ loaded?: LoadedCounts | undefined; shown?: ShownCounts | undefined }>({
    loaded,
    shown: loaded,
  });
  if (loaded && loaded !== last.loaded) setLast({ loaded, shown: withEarlier(loaded, last.shown) });
  const isUnknown = Boolean(error);
  const current = last.shown;
  return {
    total: isUnknown ? null : (current?.totalCount ?? null),
    valuesOf: (key, chosen) => {
      const found = current?.facets.find((one) => one.key === key)?.values ?? [];
      const values = isUnknown ? found.map((value) => ({ ...value, count: null })) : found;
      const none = isUnknown || !current ? null : countOfMissing(found);
      const missing = chosen.filter((slug) => values.every((value) => value.slug !== slug));
      return [...values, ...missing.map((slug) => ({ slug, name: slug, count: none }))].toSorted(byName);
    },
    retry: isUnknown ? retry : null,
  };
}

/** Returns the query for a casino list's facets. */
export function facetQuery(filter: CasinoFilter) {
  return pageQuery(CasinoFacetsDocument, { filter });
}

/** Returns the values of each facet of a casino list. */
export function useFacets(filter: CasinoFilter): FacetCounts {
  const { data, ...state } = usePageQuery(CasinoFacetsDocument, { filter });
  return useFacetCounts(data?.casinos, state);
}
