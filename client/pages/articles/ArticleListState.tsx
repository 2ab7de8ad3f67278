/** What an article list shows if it failed to load or is empty. */
import type { Failure } from "../../graphql/pageQuery";
import { usePageStatus } from "../../shared/browser/serverResponse";
import { loadError } from "../../shared/messages";
import type { RouteMatch } from "../../shared/route";
import { EmptyState } from "../../ui/EmptyState";
import { ErrorLine } from "../../ui/ErrorLine";
import { ShowMore } from "../../ui/ShowMore";
import { listStatus, pagePath } from "../listAddress";

interface ArticleListStateProps {
  match: RouteMatch;
  noun: "news" | "posts" | "guides" | "questions" | "articles";
  state: { error: Failure | undefined; isLoading: boolean; retry: () => void };
  isEmpty: boolean;
}

export function ArticleListState({ match, noun, state: { error, isLoading, retry }, isEmpty }: ArticleListStateProps) {
  usePageStatus(listStatus(error, match));
  if (error) return <ErrorLine message={loadError(noun, error.message)} onRetry={retry} />;
  if (isLoading) return <div aria-busy="true" aria-label="Loading" role="status" />;
  return isEmpty ? <EmptyState text="Come back later." title={`No ${noun} yet`} /> : null;
}

interface MoreArticlesProps {
  match: RouteMatch;
  list: { pageInfo: { hasNextPage: boolean; endCursor: string | null } } | undefined;
  state: { isFetchingMore: boolean; fetchMore: (variables: { after: string }) => Promise<void> };
}

/** The link to the next page of a list of articles. */
export function MoreArticles({ match, list, state }: MoreArticlesProps) {
  const { hasNextPage = false, endCursor = null } = list?.pageInfo ?? {};
  if (!hasNextPage || endCursor === null) return null;
  return (
    <ShowMore
      href={pagePath(match.path, endCursor)}
      isLoading={state.isFetchingMore}
      onMore={() => state.fetchMore({ after: endCursor })}
    />
  );
}
