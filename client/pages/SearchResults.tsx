import { CasinoGrid, CasinoGridSkeleton } from "../features/casinos/CasinoGrid";
import { SearchDocument } from "../graphql/documents/Search";
import type { SearchQueryVariables } from "../graphql/generated";
import { usePageQuery } from "../graphql/usePageQuery";
import { PAGE_SIZE } from "../shared/limits";
import { loadError, messages } from "../shared/messages";
import { paths, searchPath } from "../shared/paths";
import { plural } from "../shared/plural";
import { EmptyState } from "../shared/ui/EmptyState";
import { ErrorLine } from "../shared/ui/ErrorLine";
import { Link } from "../shared/ui/Link";
import { ShowMore } from "../shared/ui/ShowMore";
import { casinoCardSlots } from "./casinoCardSlots";

interface SearchResultsProps {
  text: string;
}

/** The casinos that a text finds. */
export function SearchResults({ text }: SearchResultsProps) {
  const variables: SearchQueryVariables = { search: text, first: PAGE_SIZE };
  const { data, error, isLoading, isFetchingMore, retry, fetchMore } = usePageQuery(SearchDocument, variables);
  if (error) return <ErrorLine message={loadError("casinos", error.message)} onRetry={retry} />;
  if (isLoading || !data) return <CasinoGridSkeleton />;

  const { edges, pageInfo, totalCount } = data.casinos;
  if (edges.length === 0) return <NothingFound text={text} />;
  return (
    <>
      <div aria-live="polite" className="section-head">
        <h2>{plural(totalCount, "casino")} found</h2>
      </div>
      <CasinoGrid casinos={edges.map(({ node }) => node)} isFirst slots={casinoCardSlots} />
      {pageInfo.hasNextPage && pageInfo.endCursor && (
        <ShowMore
          href={searchPath(text)}
          isLoading={isFetchingMore}
          onMore={() => fetchMore({ after: pageInfo.endCursor })}
        />
      )}
    </>
  );
}

function NothingFound({ text }: SearchResultsProps) {
  return (
    <EmptyState
      text={`Nothing in our catalogue matches '${text}'. Fewer or other words may.`}
      title={messages.noCasinosFound}
    >
      <Link className="btn btn-primary" to={paths.allCasinos}>
        Browse All Casinos
      </Link>
    </EmptyState>
  );
}
