import type { PageProps } from "../../shared/route";
import { NeedsScript } from "../../shared/ui/NeedsScript";
import { featureChoices } from "./searchChoices";
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
            <ChipsSkeleton />
          </div>
        </div>
      </div>
      <NeedsScript />
      {!isAsking(readSearchState(match.query)) && <SearchStart />}
    </>
  );
}

/** Breaks into as many lines as the chips, on any screen, since it has their words. */
function ChipsSkeleton() {
  return (
    <div aria-hidden="true" className="search-chips">
      <ul className="row-wrap">
        {featureChoices.map(({ value, label }) => (
          <li key={value}>
            <span className="chip skeleton">{label}</span>
          </li>
        ))}
      </ul>
      <span className="btn btn-quiet btn-sm skeleton">Clear All</span>
    </div>
  );
}
