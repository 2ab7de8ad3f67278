/** The search: a text in the address, its casinos below. Rendered in the browser only. */
import { useNavigate } from "react-router-dom";
import { rememberSearch } from "../features/search/recentSearches";
import { SearchField } from "../features/search/SearchField";
import { SearchTips } from "../features/search/SearchTips";
import { paths, searchPath } from "../shared/paths";
import type { PageProps } from "../shared/route";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { SearchResults } from "./SearchResults";

export function SearchPage({ match }: PageProps) {
  const text = (match.query["q"] ?? "").trim();
  const navigate = useNavigate();

  /** The address follows the typed text; only a submitted one becomes a step to go back to. */
  const show = (typed: string, isSubmitted: boolean) => {
    if (isSubmitted) rememberSearch(typed);
    if (typed !== text) void navigate(typed ? searchPath(typed) : paths.search, { replace: !isSubmitted });
  };

  return (
    <>
      <PageHead
        description="Search casinos by name, description, game provider, payment method or license."
        isNoIndex
        path={paths.search}
        title={text ? `Search: ${text}` : "Advanced Search"}
      />
      <PageBanner
        description="By name, description, game provider, payment method or license."
        icon="search"
        title="Advanced Search"
      >
        <SearchField onSearch={show} text={text} />
      </PageBanner>
      <section aria-label="Results" className="wrap section">
        {text ? <SearchResults text={text} /> : <SearchTips />}
      </section>
    </>
  );
}
