/**
 * A list of the catalogue on its page: loading, failed, empty, or counted and shown, with the way to further pages.
 * These are links that a crawler can follow, loaded in place by script.
 */
import type { ReactNode } from "react";
import type { Failure } from "../graphql/pageQuery";
import { loadError } from "../shared/messages";
import { paths } from "../shared/paths";
import type { RouteMatch } from "../shared/route";
import { usePageStatus } from "../shared/serverResponse";
import { useAbsoluteUrl } from "../shared/site";
import { EmptyState } from "../shared/ui/EmptyState";
import { ErrorLine } from "../shared/ui/ErrorLine";
import { JsonLd } from "../shared/ui/JsonLd";
import { Link } from "../shared/ui/Link";
import { ShowMore } from "../shared/ui/ShowMore";
import { useShownCount } from "./useShownCount";
import { cursorOf, isWrongCursor, listStatus, pagePath } from "./listAddress";
import { itemList, type ListedItem } from "./listStructuredData";

interface ListState {
  error: Failure | undefined;
  isLoading: boolean;
  isFetchingMore: boolean;
  retry: () => void;
  fetchMore: (variables: { after: string }) => Promise<void>;
}

interface PagedListProps {
  match: RouteMatch;
  /** The address of the page that starts after a cursor; where it is left out, that of a list without other parameters. */
  addressOf?: (after: string | null) => string;
  noun: "casinos" | "bonuses" | "games";
  /** The state of the page's query. */
  state: ListState;
  list: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | undefined;
  /** What is listed, as search engines are told. */
  items: readonly ListedItem[];
  /** The count in words: 'N Casinos Found'. */
  heading: (count: number) => string;
  skeleton: ReactNode;
  empty: ReactNode;
  /** The cards. */
  children: ReactNode;
}

export function PagedList({
  match,
  addressOf = (after) => pagePath(match.path, after),
  noun,
  state,
  list,
  items,
  heading,
  skeleton,
  empty,
  children,
}: PagedListProps) {
  const { error, isLoading, isFetchingMore, retry, fetchMore } = state;
  const after = cursorOf(match);
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  usePageStatus(listStatus(error, match));
  useShownCount(items.length, next, () => fetchMore({ after: next ?? "" }));

  return (
    <section className="wrap section">
      {!error && (
        <div aria-live="polite" className="section-head">
          {isLoading && <span className="skeleton line-count" />}
          {/* An empty list says so in larger words below. */}
          {list && <h2 className={items.length === 0 ? "sr-only" : undefined}>{heading(list.totalCount)}</h2>}
          {list && after && (
            <Link to={addressOf(null)} className="link">
              Back to the first page
            </Link>
          )}
        </div>
      )}
      {isLoading && skeleton}
      {error &&
        (isWrongCursor(error, match) ? (
          <NoSuchPage firstPage={addressOf(null)} />
        ) : (
          <ErrorLine message={loadError(noun, error.message)} onRetry={retry} />
        ))}
      {list && !error && (
        <>
          {items.length === 0 ? (
            empty
          ) : (
            <>
              <ItemListData items={items} />
              {children}
            </>
          )}
          {next && (
            <ShowMore
              href={addressOf(next)}
              isLoading={isFetchingMore}
              progress={after ? undefined : `Showing ${items.length} of ${list.totalCount}`}
              onMore={() => fetchMore({ after: next })}
            />
          )}
        </>
      )}
    </section>
  );
}

function ItemListData({ items }: { items: readonly ListedItem[] }) {
  return <JsonLd data={itemList(items, useAbsoluteUrl(paths.home))} />;
}

function NoSuchPage({ firstPage }: { firstPage: string }) {
  return (
    <EmptyState
      title="This page of the list does not exist"
      text="Its address is incomplete, or the list has changed since it was made."
    >
      <Link to={firstPage} className="btn btn-primary">
        Go to the first page
      </Link>
    </EmptyState>
  );
}
