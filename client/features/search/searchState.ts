/**
 * What the search page is asked for, as its address spells it: reading and writing are each other's reverse.
 * An address may say anything; what is not one of our choices is passed over.
 */
import type { CasinoFilter, SearchQueryVariables } from "../../graphql/generated";
import { featureChoices, ratingChoices, sortChoices, yearChoices } from "./searchChoices";
import { cleanSearchText } from "./searchText";

export interface SearchState {
  text: string;
  /** The values of searchChoices.ts; an empty one stands for any. */
  rating: string;
  years: string;
  sort: string;
  features: readonly string[];
}

const defaultSort = sortChoices[0];

/** Nothing asked for. */
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

/** The parameters of an address beside its text, for `searchPath`. */
export function searchParameters({ rating, years, sort, features }: SearchState): Record<string, string> {
  return { rating, years, features: features.join(","), sort: sort === defaultSort.value ? "" : sort };
}

/** Whether anything is looked for: a text or a filter. An order alone asks for nothing. */
export function isAsking({ text, rating, years, features }: SearchState): boolean {
  return text !== "" || rating !== "" || years !== "" || features.length > 0;
}

/** Whether a choice leaves casinos out; the text aside. */
export function isFiltering(state: SearchState): boolean {
  return Object.keys(filterOf({ ...state, text: "" })).length > 0;
}

/** The filter of the API for it. */
export function filterOf({ text, rating, years, features }: SearchState): CasinoFilter {
  const chosen = [
    ...ratingChoices.filter(({ value }) => value === rating),
    ...yearChoices.filter(({ value }) => value === years),
    ...featureChoices.filter(({ value }) => features.includes(value)),
  ];
  return Object.assign({}, ...chosen.map(({ filter }) => filter), text === "" ? {} : { search: text }) as CasinoFilter;
}

export function orderOf({ sort }: SearchState): SearchQueryVariables["orderBy"] {
  return (sortChoices.find(({ value }) => value === sort) ?? defaultSort).orderBy;
}
