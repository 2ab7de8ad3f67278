import { useCallback, useEffect } from "react";
import { asEditor } from "../../graphql/asEditor";
import { onWrite } from "../../graphql/catalogueWrites";
import { useHistoryQuery } from "../../graphql/documents/History";
import { failureOf } from "../../graphql/failure";
import { loadError } from "../../shared/messages";
import { ErrorLine } from "../../shared/ui/ErrorLine";
import { ChangeSetItem } from "./ChangeSetItem";
import type { HistoryFilter } from "./HistoryFilters";
import type { HistorySubject } from "./historyContext";
import { MoreButton } from "./MoreButton";

interface HistoryListProps {
  subject: HistorySubject | null;
  filter: HistoryFilter;
  /** Narrows the history to what one editor did. */
  onActor: ((actor: string) => void) | undefined;
}

export function HistoryList({ subject, filter, onActor }: HistoryListProps) {
  const { data, previousData, error, loading, refetch, fetchMore } = useHistoryQuery({
    variables: subject ? { noun: subject.noun, id: subject.id } : { noun: filter.noun, actor: filter.actor },
    notifyOnNetworkStatusChange: true,
    ...asEditor,
  });
  const list = (data ?? previousData)?.history;
  const retry = useCallback(() => {
    refetch().catch(() => undefined); // The hook reports the error itself.
  }, [refetch]);
  // What can be undone changes with every write, of this tab or another.
  useEffect(() => onWrite(retry), [retry]);
  const { hasNextPage, endCursor } = list?.pageInfo ?? {};

  if (error && !loading)
    return <ErrorLine message={loadError("the history", failureOf(error).message)} onRetry={retry} />;
  if (!list) return <ListSkeleton />;
  if (list.edges.length === 0) return <p className="muted history-empty">Nothing was changed yet.</p>;
  return (
    <>
      <ol aria-busy={loading} className="history-list">
        {list.edges.map(({ node }) => (
          <ChangeSetItem changeSet={node} key={node.id} onActor={onActor} subject={subject} />
        ))}
      </ol>
      {hasNextPage && (
        <MoreButton
          isLoading={loading}
          label="Show earlier changes"
          onMore={async () => void (await fetchMore({ variables: { after: endCursor } }))}
        />
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <div aria-label="Loading the history" className="history-waiting" role="status">
      {[0, 1, 2, 3].map((line) => (
        <span className="skeleton" key={line} />
      ))}
    </div>
  );
}
