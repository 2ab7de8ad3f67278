import type { PageProps } from "../../shared/route";
import { NeedsScript } from "../../shared/ui/NeedsScript";
import { isAsking, readSearchState } from "./searchState";
import { SearchStart } from "./SearchStart";

/**
 * Stands below the search page's banner until the browser fills it: room for what can be chosen and, where nothing is
 * searched for, the tips, which are the most that there is to read.
 */
export function SearchFrame({ match }: PageProps) {
  return (
    <>
      <div aria-busy="true" aria-label="Loading" className="search-controls" role="status">
        <div className="wrap">
          <span className="skeleton" />
          <div className="search-filters">
            <div className="search-selects">
              <span className="skeleton" />
              <span className="skeleton" />
              <span className="skeleton" />
            </div>
            <span className="skeleton" />
          </div>
        </div>
      </div>
      <NeedsScript />
      {!isAsking(readSearchState(match.query)) && <SearchStart />}
    </>
  );
}
