/**
 * The search below its banner: its whole state in the address, what it finds and the comparison below. Its controls are
 * forms, so that it works without script.
 */
import { useState } from "react";
import { ComparisonTable } from "../features/comparison/ComparisonTable";
import { rememberSearch } from "../features/search/recentSearches";
import { SearchField } from "../features/search/SearchField";
import { SearchFilters } from "../features/search/SearchFilters";
import { emptySearch, isAsking, readSearchState } from "../features/search/searchState";
import { SearchStart } from "../features/search/SearchStart";
import { paths } from "../shared/paths";
import type { PageProps, RouteMatch } from "../shared/route";
import { PageHead } from "../shared/ui/PageHead";
import { resultQueries, SearchResults } from "./SearchResults";
import { useSearchAddress } from "./useSearchAddress";

export function searchQueries(match: RouteMatch) {
  const state = readSearchState(match.query);
  return isAsking(state) ? resultQueries(match, state) : [];
}

export function SearchPage({ match }: PageProps) {
  const { state, change } = useSearchAddress(match);
  const { text } = state;
  // A box that is cleared also forgets what has not rested yet.
  const [clearings, setClearings] = useState(0);

  /** The address follows the typed text; only a submitted one becomes a step to go back to. */
  const search = (typed: string, isSubmitted: boolean) => {
    if (isSubmitted) rememberSearch(typed);
    if (typed !== text) change({ text: typed }, isSubmitted);
  };
  const clear = () => {
    setClearings(clearings + 1);
    change(emptySearch, true);
  };

  return (
    <>
      <PageHead
        description="Search casinos by name, description, game provider, payment method or license."
        isNoIndex
        path={paths.search}
        title={text ? `Search: ${text}` : "Advanced Search"}
      />
      <div className="search-controls">
        <div className="wrap">
          <SearchField key={clearings} onSearch={search} text={text} />
          <SearchFilters onChange={(part) => change(part, true)} onClear={clear} state={state} />
        </div>
      </div>
      {isAsking(state) ? <SearchResults match={match} state={state} /> : <SearchStart />}
      <ComparisonTable />
    </>
  );
}
