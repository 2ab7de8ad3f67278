/**
 * Shows a catalogue list in each state: loading, failed, empty, or with a count and cards. Crawlers can follow the link
 * to the next page, and JavaScript loads that page in place.
 */
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { Failure } from "../../graphql/pageQuery";
import { loadError } from "../../shared/messages";
import { paths } from "../../shared/paths";
import type { RouteMatch } from "../../shared/route";
import { usePageStatus } from "../../shared/browser/serverResponse";
import { useAbsoluteUrl } from "../../shared/site";
import { EmptyState } from "../../ui/EmptyState";
import { ErrorLine } from "../../ui/ErrorLine";
import { JsonLd } from "../../ui/Seo";
import { Link } from "../../ui/Link";
import { ShowMore } from "../../ui/ShowMore";
import {
  button,
  link,
  pageWidth,
  section,
  sectionHead,
  skeleton as skeletonStyle,
  srOnly,
  text,
} from "../../theme/classes";
import { cursorOf, isWrongCursor, listStatus, pagePath } from "../listAddress";

interface ListState {
  error: Failure | undefined;
  isLoading: boolean;
  isFetchingMore: boolean;
  retry: () => void;
  fetchMore: (variables: { after: string }) => Promise<void>;
}

interface PagedListProps {
  match: RouteMatch;
  /** Returns the path of the page that starts after a cursor. The default adds no other parameters. */
  addressOf?: (after: string | null) => string;
  noun: "casinos" | "bonuses" | "games";
  /** The state of the page's query. */
  state: ListState;
  list: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | undefined;
  /** The list's rows for search engines. */
  items: readonly ListedItem[];
  /** Returns the heading with the count: 'N Casinos Found'. */
  heading: (count: number) => string;
  skeleton: ReactNode;
  empty: ReactNode;
  /** Says how the list is sorted: 'Sorted by rating.' */
  order: string;
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
  order,
  children,
}: PagedListProps) {
  const { error, isLoading, isFetchingMore, retry, fetchMore } = state;
  const after = cursorOf(match);
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  usePageStatus(listStatus(error, match));
  useShownCount(items.length, next, () => fetchMore({ after: next ?? "" }));

  return (
    <section className={`${pageWidth()} ${section()}`}>
      {!error && (
        <div aria-live="polite" className={sectionHead()}>
          {isLoading && <span className={skeletonStyle({ shape: "count" })} />}
          {/* If the list is empty, a larger message appears below. */}
          {list && <h2 className={items.length === 0 ? srOnly() : undefined}>{heading(list.totalCount)}</h2>}
          {(items.length > 0 || isLoading) && <OrderLine order={order} />}
          {list && after && (
            <Link to={addressOf(null)} className={link()}>
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

/** Says how the list is sorted, and that no casino can pay for its place. */
function OrderLine({ order }: { order: string }) {
  return (
    <p className={text({ size: "tiny" })}>
      {order} No casino can pay for its place.{" "}
      <Link to={paths.howWeRate} className={link()}>
        How we rate
      </Link>
    </p>
  );
}

/** What the site shows if the server rejected the cursor. */
export const noSuchPage = {
  title: "This page of the list does not exist",
  text: "The address is incomplete, or the list has changed.",
  action: "Go to the first page",
};

function NoSuchPage({ firstPage }: { firstPage: string }) {
  const { title, text: hint, action } = noSuchPage;
  return (
    <EmptyState title={title} text={hint}>
      <Link to={firstPage} className={button({ tone: "primary" })}>
        {action}
      </Link>
    </EmptyState>
  );
}

/** One row of a list. A row without its own page has no path. */
interface ListedItem {
  name: string;
  path?: string | undefined;
}

/** Returns the rows in order as a schema.org list. `homeUrl` is the home page's absolute URL. */
function itemList(items: readonly ListedItem[], homeUrl: string) {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(path && { url: new URL(path, homeUrl).href }),
    })),
  };
}

/** Returns how many items of a list were shown at this history entry, or 0 if unknown. */
function readShownCount(): number {
  const { shown } = (window.history.state as { shown?: unknown } | null) ?? {};
  return typeof shown === "number" ? shown : 0;
}

/**
 * Stores the number of shown items in the history entry, so the same number of items appears after going back or
 * reloading.
 */
function useShownCount(count: number, next: string | null, onMore: () => Promise<void>): void {
  const storedCount = useRef<number>(undefined);
  const showMore = useEffectEvent(onMore);
  useEffect(() => {
    if (count === 0) return;
    storedCount.current ??= readShownCount();
    if (count < storedCount.current && next) {
      showMore().catch(() => {
        storedCount.current = 0; // The visitor can press the button to retry.
      });
      return;
    }
    storedCount.current = 0;
    window.history.replaceState({ ...(window.history.state as object | null), shown: count }, "");
  }, [count, next]);
}
