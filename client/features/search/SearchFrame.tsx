import { NeedsScript } from "../../shared/ui/NeedsScript";
import { SearchBanner } from "./SearchBanner";

/** Stands in for the search page until the browser knows the search: its banner as it stays, and room for what can be chosen. */
export function SearchFrame() {
  return (
    <>
      <SearchBanner />
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
    </>
  );
}
