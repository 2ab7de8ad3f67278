import { asEditor } from "../../graphql/asEditor";
import { useChangeSetRowsQuery } from "../../graphql/documents/ChangeSetRows";
import { failureOf } from "../../graphql/failure";
import type { ChangeSetRowsQuery } from "../../graphql/generated";
import { loadError } from "../../shared/messages";
import { ErrorLine } from "../../shared/ui/ErrorLine";
import { nounWords } from "./changeWords";
import { FieldChanges } from "./FieldChanges";
import type { HistorySubject } from "./historyContext";
import { MoreButton } from "./MoreButton";

interface ChangeSetRowsProps {
  changeSetId: string;
  /** The one row that is asked for; null for all that the change set touched. */
  subject: HistorySubject | null;
}

/** What a change set did, row by row. */
export function ChangeSetRows({ changeSetId, subject }: ChangeSetRowsProps) {
  const { data, error, loading, refetch, fetchMore } = useChangeSetRowsQuery({
    variables: { changeSetId, noun: subject?.noun ?? null, rowId: subject?.id ?? null },
    notifyOnNetworkStatusChange: true,
    ...asEditor,
  });
  const list = data?.changeSet?.rows;
  const retry = () => {
    refetch().catch(() => undefined); // The hook reports the error itself.
  };
  if (error && !loading)
    return <ErrorLine message={loadError("the history", failureOf(error).message)} onRetry={retry} />;
  if (!list) return <span aria-label="Loading the changes" className="skeleton history-waiting-rows" role="status" />;
  const { hasNextPage, endCursor } = list.pageInfo;
  const isAlone = list.edges.length === 1 && !hasNextPage;
  return (
    <div className="history-rows">
      {list.edges.map(({ node }) => (
        <ChangedRow isNamed={!isAlone} key={node.id} row={node} />
      ))}
      {hasNextPage && (
        <MoreButton
          isLoading={loading}
          label="Show more rows"
          onMore={async () => void (await fetchMore({ variables: { after: endCursor } }))}
        />
      )}
    </div>
  );
}

type Row = NonNullable<ChangeSetRowsQuery["changeSet"]>["rows"]["edges"][number]["node"];

const done = { CREATE: "Added", UPDATE: "Changed", DELETE: "Deleted" } as const;

function ChangedRow({ row: { noun, name, operation, changes }, isNamed }: { row: Row; isNamed: boolean }) {
  const words = `${done[operation]} ${nounWords[noun].one} ${name}`;
  return (
    <section>
      {isNamed && <h4>{words}</h4>}
      <FieldChanges caption={words} changes={changes} noun={noun} />
    </section>
  );
}
