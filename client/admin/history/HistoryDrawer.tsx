/** A drawer with the history of one row or of all rows. */
import { PermissionNote } from "../session/PermissionNote";
import { usePermission } from "../session/usePermission";
import { useState, useCallback, useEffect } from "react";
import { AdminDrawer } from "../shell/AdminDialog";
import type { HistorySubject } from "./historySubject";
import { Grid, Skeleton, Text, Button, Flex, VisuallyHidden } from "@chakra-ui/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { asEditor } from "../requests/asEditor";
import { onWrite } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import { loadError } from "../../shared/messages";
import { ErrorAlert } from "../shell/ErrorAlert";
import { ChangeSetItem } from "./ChangeSetItem";
import { HistoryDocument } from "./History.generated";
import { MoreButton } from "./ChangeSetRows";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { sentenceCase } from "../../shared/format/sentenceCase";
import { Icon } from "../../ui/Icon";
import { catalogueNouns, panelNouns } from "../nouns/registry";

interface HistoryDrawerProps {
  /** The row whose history is shown, or null to show the history of all rows. */
  subject: HistorySubject | null;
  onClose: () => void;
}

const everything: HistoryFilter = { noun: null, actor: null };

export function HistoryDrawer({ subject, onClose }: HistoryDrawerProps) {
  const [filter, setFilter] = useState(everything);
  const canUndo = usePermission("UNDO_CHANGES").isAllowed;
  return (
    <AdminDrawer
      closeLabel="Close the history"
      onClose={onClose}
      text={`Who changed what, newest first.${canUndo ? " You can also undo an undo." : ""}`}
      title={subject ? `History of ${subject.name}` : "History"}
    >
      <PermissionNote permission="UNDO_CHANGES" what="undo changes" />
      {!subject && <HistoryFilters filter={filter} onChange={setFilter} />}
      <HistoryList
        filter={filter}
        onActor={subject ? undefined : (actor) => setFilter({ ...filter, actor })}
        subject={subject}
      />
    </AdminDrawer>
  );
}

interface HistoryListProps {
  subject: HistorySubject | null;
  filter: HistoryFilter;
  /** Called with an editor's name to show only that editor's changes. */
  onActor: ((actor: string) => void) | undefined;
}

function HistoryList({ subject, filter, onActor }: HistoryListProps) {
  const { data, previousData, error, loading, refetch, fetchMore } = useEditorQuery(HistoryDocument, {
    variables: subject ? { noun: subject.noun, id: subject.id } : { noun: filter.noun, actor: filter.actor },
    notifyOnNetworkStatusChange: true,
    ...asEditor,
  });
  const list = (data ?? previousData)?.history;
  const retry = useCallback(() => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  }, [refetch]);
  // A write in any tab can change what can be undone.
  useEffect(() => onWrite(retry), [retry]);
  const { hasNextPage, endCursor } = list?.pageInfo ?? {};

  if (error && !loading)
    return <ErrorAlert message={loadError("the history", failureOf(error).message)} onRetry={retry} />;
  if (!list) return <ListSkeleton />;
  if (list.edges.length === 0)
    return (
      <Text color="ink.2" py="8" textAlign="center">
        No changes yet.
      </Text>
    );
  return (
    <>
      <Grid aria-busy={loading} as="ol" gap="2" listStyle="none">
        {list.edges.map(({ node }) => (
          <ChangeSetItem changeSet={node} key={node.id} onActor={onActor} subject={subject} />
        ))}
      </Grid>
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
    <Grid aria-label="Loading history" gap="3" role="status">
      {[0, 1, 2, 3].map((line) => (
        <Skeleton h="72px" key={line} />
      ))}
    </Grid>
  );
}

interface HistoryFilter {
  noun: CatalogueNoun | null;
  /** The editor whose changes are shown, or null for all editors. */
  actor: string | null;
}

const nouns: readonly { noun: CatalogueNoun | null; label: string }[] = [
  { noun: null, label: "Everything" },
  ...catalogueNouns.map((noun) => ({ noun, label: sentenceCase(panelNouns[noun].many) })),
];

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** The filters of the history: by noun and by editor. */
function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  return (
    <Flex aria-label="Show the history of" gap="2" role="group" wrap="wrap">
      {nouns.map(({ noun, label }) => (
        <Button
          aria-pressed={filter.noun === noun}
          key={label}
          onClick={() => onChange({ ...filter, noun })}
          variant="subtle"
        >
          {label}
        </Button>
      ))}
      {filter.actor !== null && (
        <Button onClick={() => onChange({ ...filter, actor: null })} variant="subtle">
          By {filter.actor}
          <Icon name="close" size={14} />
          <VisuallyHidden>Show all editors</VisuallyHidden>
        </Button>
      )}
    </Flex>
  );
}
