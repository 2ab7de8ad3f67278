import { Box, Grid, Skeleton, Button, Text } from "@chakra-ui/react";
import { useEditorQuery } from "../requests/useEditorQuery";
import { asEditor } from "../requests/asEditor";
import { failureOf } from "../../graphql/failure";
import { loadError } from "../../shared/messages";
import { ErrorAlert } from "../shell/ErrorAlert";
import { ChangeSetRowsDocument, type ChangeSetRowsQuery } from "./ChangeSetRows.generated";
import { panelNouns } from "../nouns/registry";
import { FieldChanges } from "./FieldChanges";
import type { HistorySubject } from "./historySubject";
import { useState } from "react";

interface ChangeSetRowsProps {
  changeSetId: string;
  /** The row whose changes are shown, or null to show all rows of the change set. */
  subject: HistorySubject | null;
}

/** Shows the changes in a change set, row by row. */
export function ChangeSetRows({ changeSetId, subject }: ChangeSetRowsProps) {
  const { data, error, loading, refetch, fetchMore } = useEditorQuery(ChangeSetRowsDocument, {
    variables: { changeSetId, noun: subject?.noun ?? null, rowId: subject?.id ?? null },
    notifyOnNetworkStatusChange: true,
    ...asEditor,
  });
  const list = data?.changeSet?.rows;
  const retry = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  if (error && !loading)
    return <ErrorAlert message={loadError("the history", failureOf(error).message)} onRetry={retry} />;
  if (!list) return <Skeleton aria-label="Loading changes" h="96px" mt="3" role="status" />;
  const { hasNextPage, endCursor } = list.pageInfo;
  const isAlone = list.edges.length === 1 && !hasNextPage;
  return (
    <Grid borderTop="1px solid" borderColor="line" gap="4" mt="3" pt="3">
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
    </Grid>
  );
}

type Row = NonNullable<ChangeSetRowsQuery["changeSet"]>["rows"]["edges"][number]["node"];

const done = { CREATE: "Added", UPDATE: "Changed", DELETE: "Deleted" } as const;

function ChangedRow({ row: { noun, name, operation, changes }, isNamed }: { row: Row; isNamed: boolean }) {
  const summary = `${done[operation]} ${panelNouns[noun].one} ${name}`;
  return (
    <section>
      {isNamed && (
        <Box as="h4" fontSize="sm" fontWeight={600} mb="1">
          {summary}
        </Box>
      )}
      <FieldChanges caption={summary} changes={changes} noun={noun} />
    </section>
  );
}

interface MoreButtonProps {
  label: string;
  isLoading: boolean;
  /** Appends the next page. If it rejects, the editor sees the error's message. */
  onMore: () => Promise<void>;
}

/** The button that loads the next page of a list whose pages have no URLs. */
export function MoreButton({ label, isLoading, onMore }: MoreButtonProps) {
  const [failure, setFailure] = useState("");

  function handlePress() {
    if (isLoading) return;
    setFailure("");
    onMore().catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  }

  return (
    <Grid gap="1" justifyItems="center">
      <Text color="warn" fontSize="sm" role="alert">
        {failure}
      </Text>
      <Button aria-disabled={isLoading} onClick={handlePress} size="sm">
        {isLoading ? "Loading..." : label}
      </Button>
    </Grid>
  );
}
