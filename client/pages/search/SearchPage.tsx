/**
 * The search page below its banner. The URL contains its whole state. The controls are forms, so the page works without
 * JavaScript.
 */
import { Suspense, useState } from "react";
import { useIsComparisonUsed } from "../../features/comparison/comparison";
import { storeSearch } from "../../features/search/recentSearches";
import { isHelpSearch } from "../../features/search/helpSearch";
import { SEARCH_FORM_ID, SearchField } from "../../features/search/SearchField";
import { SearchFilters } from "../../features/search/SearchFilters";
import {
  emptySearch,
  filterOf,
  hasCriteria,
  readSearchState,
  type SearchChange,
  type SearchState,
} from "../../features/search/searchState";
import { keyOf, type FacetName } from "../../shared/facets";
import { lazyWithRetry } from "../../shared/browser/lazyWithRetry";
import { paths } from "../../shared/paths";
import type { PageProps, RouteMatch } from "../../shared/route";
import { ChunkBoundary } from "../../ui/ChunkBoundary";
import { Seo } from "../../ui/Seo";
import { pageWidth, chip, link, panel, row, section } from "../../theme/classes";
import { recipeClass, slotClass } from "../../theme/classNames";
import type * as recipes from "../../features/search/search.recipe";
import { FacetPanel } from "../lists/filters/FacetPanel";
import { facetQuery, useFacets } from "../lists/filters/facetValues";
import { resultQueries, SearchResults } from "./SearchResults";
import { useSearchAddress } from "./useSearchAddress";
import { Link } from "../../ui/Link";
import { popularSearchPath, searchPagePopular } from "../../features/search/popularSearches";

const page = slotClass<typeof recipes.searchPage>("search-page");

const searchControls = recipeClass<typeof recipes.searchControls>("search-controls");
const ComparisonTable = lazyWithRetry(() =>
  import("../../features/comparison/ComparisonTable").then((module) => module.ComparisonTable),
);

export function searchQueries(match: RouteMatch) {
  const state = readSearchState(match.query);
  return [...(hasCriteria(state) ? resultQueries(match, state) : []), facetQuery(filterOf(state))];
}

export function SearchPage({ match }: PageProps) {
  const { state, change } = useSearchAddress(match);
  const { text } = state;
  const isComparisonUsed = useIsComparisonUsed();
  // Clearing the field also cancels a pending search.
  const [clearings, setClearings] = useState(0);

  /** Updates the URL while the visitor types. Only submitting the text adds a history entry. */
  const search = (typed: string, isSubmitted: boolean) => {
    if (isSubmitted) storeSearch(typed);
    if (typed !== text) change({ text: typed }, isSubmitted);
  };
  const clear = () => {
    setClearings(clearings + 1);
    change(emptySearch, true);
  };

  return (
    <>
      <Seo
        description="Search casinos by name, description, game provider, payment method or license."
        isNoIndex
        path={paths.search}
        title={text ? `Search: ${text}` : "Advanced Search"}
      />
      <div className={searchControls()}>
        <div className={pageWidth()}>
          <SearchField key={clearings} onSearch={search} text={text} />
          <Filters onChange={(part) => change(part, true)} onClear={clear} state={state} />
        </div>
      </div>
      {isHelpSearch(text) && <HelpNotice />}
      {hasCriteria(state) ? <SearchResults match={match} state={state} /> : <SearchStart />}
      {isComparisonUsed && (
        <ChunkBoundary className={pageWidth()}>
          <Suspense fallback={null}>
            <ComparisonTable />
          </Suspense>
        </ChunkBoundary>
      )}
    </>
  );
}

/** Leads a visitor who searches for help to Play Safe, before the results. */
function HelpNotice() {
  return (
    <section aria-label="Help with gambling" className={`${pageWidth()} ${section({ place: "home" })}`}>
      <p className={panel()}>
        For help with gambling, telephone helplines and self-exclusion, go to{" "}
        <Link className={link()} to={paths.playSafe}>
          Play Safe
        </Link>
        . Help is free and confidential.
      </p>
    </section>
  );
}

interface FiltersProps {
  state: SearchState;
  onChange: (change: SearchChange) => void;
  onClear: () => void;
}

/** The filters. Each value of a facet shows how many casinos would remain. */
function Filters({ state, onChange, onClear }: FiltersProps) {
  const counts = useFacets(filterOf(state));
  const nameOf = (facet: FacetName, slug: string) =>
    counts.valuesOf(keyOf(facet), [slug]).find((value) => value.slug === slug)?.name ?? slug;
  return (
    <SearchFilters nameOf={nameOf} onChange={onChange} onClear={onClear} state={state}>
      <FacetPanel
        choices={state.facets}
        // Without a search or filter, the page shows no list.
        counts={hasCriteria(state) ? counts : { ...counts, total: null }}
        form={SEARCH_FORM_ID}
        onChange={(change) => onChange(({ facets }) => ({ facets: change(facets) }))}
      />
    </SearchFilters>
  );
}

const tips = [
  "A few letters of a name are enough, and small typos are fine.",
  "You can also search for game providers, payment methods and licenses: try “Skrill” or “MGA”.",
  "If you enter several words, the results match all of them.",
];

/** Shows search tips and popular searches before the first search. */
function SearchStart() {
  return (
    <section aria-label="Where to begin" className={`${pageWidth()} ${section()}`}>
      <div className={page("start")}>
        <div>
          <h2>Search tips</h2>
          <ul className={page("tips")}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>Popular searches</h2>
          <ul className={row({ wraps: true })}>
            {searchPagePopular.map((text) => (
              <li key={text}>
                <Link className={chip({ size: "lg" })} onClick={() => storeSearch(text)} to={popularSearchPath(text)}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
