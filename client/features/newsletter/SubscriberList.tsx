/** The server's newsletter list, page by page: to look through, to export and to erase an address from. */
import { useId, useState } from "react";
import { asEditor } from "../../graphql/asEditor";
import { useNewsletterSubscriptionsQuery } from "../../graphql/documents/NewsletterSubscriptions";
import { failureOf } from "../../graphql/failure";
import type { NewsletterSubscriptionsQueryVariables } from "../../graphql/generated";
import { SEARCH_DEBOUNCE_MS, SUBSCRIBERS_PAGE } from "../../shared/limits";
import { loadError } from "../../shared/messages";
import { plural } from "../../shared/plural";
import { ErrorLine } from "../../shared/ui/ErrorLine";
import { useDebounced } from "../../shared/useDebounced";
import { ExportSubscribers } from "./ExportSubscribers";
import { SubscriberRows } from "./SubscriberRows";

type Place = Pick<NewsletterSubscriptionsQueryVariables, "first" | "after" | "last" | "before">;

const firstPage: Place = { first: SUBSCRIBERS_PAGE };

export function SubscriberList() {
  const [typed, setTyped] = useState("");
  const [place, setPlace] = useState(firstPage);
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const id = useId();
  const { data, previousData, error, loading, refetch } = useNewsletterSubscriptionsQuery({
    ...asEditor,
    variables: { ...place, search },
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? previousData)?.newsletterSubscriptions;
  const failure = error && !loading ? failureOf(error) : undefined;
  const retry = () => {
    refetch().catch(() => undefined); // The hook reports the error itself.
  };

  function handleType(text: string) {
    setTyped(text);
    setPlace(firstPage);
  }

  return (
    <section className="panel record" aria-labelledby={id}>
      <div className="record-head">
        <div>
          <h3 id={id}>Newsletter subscribers</h3>
          <p className="muted small" role="status">
            {list && sentenceOfCount(list.totalCount, search)}
          </p>
        </div>
        <ExportSubscribers />
      </div>
      <label className="subscriber-search">
        <span className="sr-only">Search addresses</span>
        <input
          className="field"
          type="search"
          autoComplete="off"
          placeholder="Search addresses"
          value={typed}
          onChange={({ target }) => handleType(target.value)}
        />
      </label>
      {failure && <ErrorLine message={loadError("subscribers", failure.message)} onRetry={retry} />}
      {!list && !failure && <SubscriberSkeleton />}
      {list && <SubscriberRows rows={list.nodes} totalCount={list.totalCount} isBusy={loading} onErased={retry} />}
      {list && (
        <div className="record-actions">
          <PageButton
            name="Previous"
            isPossible={list.pageInfo.hasPreviousPage}
            onPress={() => setPlace({ last: SUBSCRIBERS_PAGE, before: list.pageInfo.startCursor })}
          />
          <PageButton
            name="Next"
            isPossible={list.pageInfo.hasNextPage}
            onPress={() => setPlace({ first: SUBSCRIBERS_PAGE, after: list.pageInfo.endCursor })}
          />
        </div>
      )}
    </section>
  );
}

function sentenceOfCount(count: number, search: string): string {
  if (search === "") return count === 0 ? "Nobody is on the list yet." : `${plural(count, "address", "addresses")}.`;
  return `${plural(count, "address", "addresses")} with “${search}”.`;
}

function PageButton(props: { name: string; isPossible: boolean; onPress: () => void }) {
  const { name, isPossible, onPress } = props;
  // Not `disabled`: the focus stays on the button when the last page is reached.
  return (
    <button
      type="button"
      className="btn btn-secondary btn-sm"
      aria-disabled={!isPossible}
      onClick={() => isPossible && onPress()}
    >
      {name}
    </button>
  );
}

function SubscriberSkeleton() {
  return <span className="skeleton subscriber-waiting" aria-label="Loading the subscribers" role="status" />;
}
