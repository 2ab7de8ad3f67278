/** The values of each facet, with the number of casinos that each would leave. */
import { useState } from "react";
import { pageQuery } from "../../graphql/pageQuery";
import type { CasinoFilter } from "../../graphql/schemaTypes.generated";
import { usePageQuery } from "../../graphql/usePageQuery";
import { facets, type FacetName } from "../../shared/facets";
import { CasinoFacetsDocument } from "./CasinoFacets.generated";

interface FacetValue {
  slug: string;
  name: string;
  count: number;
}

/** Returns the values of a facet by name, with the chosen ones that no casino has. */
export type FacetValues = (facet: FacetName, chosen: readonly string[]) => readonly FacetValue[];

/** For the queries of a page with facets. */
export function facetQuery(filter: CasinoFilter) {
  return pageQuery(CasinoFacetsDocument, { filter });
}

/** Returns the values of each facet. The last values stay while new ones load. */
export function useFacets(filter: CasinoFilter): FacetValues {
  const { data } = usePageQuery(CasinoFacetsDocument, { filter });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return (facet, chosen) => {
    const { key } = facets.find(({ name }) => name === facet)!;
    const values = (data ?? last)?.casinos.facets.find((one) => one.key === key)?.values ?? [];
    const unknown = chosen.filter((slug) => values.every((value) => value.slug !== slug));
    return [...values, ...unknown.map((slug) => ({ slug, name: slug, count: 0 }))].toSorted((a, b) =>
      a.name.localeCompare(b.name, "en"),
    );
  };
}
