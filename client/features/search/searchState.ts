/** Converts a search to the search page's URL and back. Ignores unknown values in a URL. */
import type { CasinoFilter } from "../../graphql/schemaTypes.generated";
import { countFacets, facetFilter, readFacets, writeFacets, type FacetChoices } from "../../shared/facets";
import { featureChoices, ratingChoices, sortChoices, yearChoices } from "./searchChoices";
import { cleanSearchText } from "./recentSearches";

export interface SearchState {
  text: string;
  /** A value from searchChoices.ts. An empty string means any. */
  rating: string;
  years: string;
  sort: string;
  features: readonly string[];
  facets: FacetChoices;
}

/** The parts of a search that change, or a function that returns them for the current search. */
export type SearchChange = Partial<SearchState> | ((current: SearchState) => Partial<SearchState>);

const defaultSort = sortChoices[0];

export const emptySearch: SearchState = {
  text: "",
  rating: "",
  years: "",
  sort: defaultSort.value,
  features: [],
  facets: readFacets({}),
};

type Query = Readonly<Record<string, string | undefined>>;

function oneOf(choices: readonly { value: string }[], value: string | undefined, otherwise = ""): string {
  return choices.some((choice) => choice.value === value) ? String(value) : otherwise;
}

export function readSearchState(query: Query): SearchState {
  const features = new Set(query["features"]?.split(","));
  return {
    text: cleanSearchText(query["q"] ?? ""),
    rating: oneOf(ratingChoices, query["rating"]),
    years: oneOf(yearChoices, query["years"]),
    sort: oneOf(sortChoices, query["sort"], defaultSort.value),
    features: featureChoices.map(({ value }) => value).filter((value) => features.has(value)),
    facets: readFacets(query),
  };
}

/** Returns the URL parameters of a search, except its text. Pass them to `searchPath`. */
export function searchParameters({ rating, years, sort, features, facets }: SearchState): Record<string, string> {
  const order = sort === defaultSort.value ? "" : sort;
  return { rating, years, features: features.join(","), ...writeFacets(facets), sort: order };
}

/** Returns whether a search has text or a filter. A sort order does not count. */
export function hasCriteria({ text, rating, years, features, facets }: SearchState): boolean {
  return text !== "" || rating !== "" || years !== "" || features.length > 0 || countFacets(facets) > 0;
}

/** Returns whether a search has a filter. The search text does not count. */
export function isFiltering(state: SearchState): boolean {
  return Object.keys(filterOf({ ...state, text: "" })).length > 0;
}

/** Returns the API's filter for the search. */
export function filterOf({ text, rating, years, features, facets }: SearchState): CasinoFilter {
  const chosen = [
    ...ratingChoices.filter(({ value }) => value === rating),
    ...yearChoices.filter(({ value }) => value === years),
    ...featureChoices.filter(({ value }) => features.includes(value)),
  ];
  const filters: CasinoFilter[] = [...chosen.map(({ filter }) => filter), facetFilter(facets)];
  // 'Fast Withdrawals' and the payout choice both limit the payout time. The shorter limit applies.
  const hours = filters.flatMap(({ maxPayoutHours }) => maxPayoutHours ?? []);
  return Object.assign(
    {},
    ...filters,
    hours.length > 0 && { maxPayoutHours: Math.min(...hours) },
    text !== "" && { search: text },
  ) as CasinoFilter;
}

export function sortOf({ sort }: SearchState) {
  return sortChoices.find(({ value }) => value === sort) ?? defaultSort;
}
