/** Converts between a search and the search page's URL. Ignores unknown values in a URL. */
import type { CasinoFilter } from "../../graphql/schemaTypes.generated";
import { featureChoices, ratingChoices, sortChoices, yearChoices } from "./searchChoices";
import { cleanSearchText } from "./recentSearches";

export interface SearchState {
  text: string;
  /** The values of searchChoices.ts. An empty value means any. */
  rating: string;
  years: string;
  sort: string;
  features: readonly string[];
}

const defaultSort = sortChoices[0];

/** The empty search. */
export const emptySearch: SearchState = { text: "", rating: "", years: "", sort: defaultSort.value, features: [] };

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
  };
}

/** Returns the URL parameters other than the search text, for `searchPath`. */
export function searchParameters({ rating, years, sort, features }: SearchState): Record<string, string> {
  return { rating, years, features: features.join(","), sort: sort === defaultSort.value ? "" : sort };
}

/** Returns whether the search has a text or a filter. A sort order is not enough. */
export function isAsking({ text, rating, years, features }: SearchState): boolean {
  return text !== "" || rating !== "" || years !== "" || features.length > 0;
}

/** Returns whether a filter other than the text excludes casinos. */
export function isFiltering(state: SearchState): boolean {
  return Object.keys(filterOf({ ...state, text: "" })).length > 0;
}

/** Returns the API's filter for the search. */
export function filterOf({ text, rating, years, features }: SearchState): CasinoFilter {
  const chosen = [
    ...ratingChoices.filter(({ value }) => value === rating),
    ...yearChoices.filter(({ value }) => value === years),
    ...featureChoices.filter(({ value }) => features.includes(value)),
  ];
  return Object.assign({}, ...chosen.map(({ filter }) => filter), text === "" ? {} : { search: text }) as CasinoFilter;
}

export function sortOf({ sort }: SearchState) {
  return sortChoices.find(({ value }) => value === sort) ?? defaultSort;
}
