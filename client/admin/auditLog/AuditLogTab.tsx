/** The audit log tab. Owners can filter and export it. */
import { useEditorQuery } from "../requests/useEditorQuery";
import { EmptyState, Flex, Grid, Skeleton, Text } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { failureOf } from "../../graphql/failure";
import { loadError } from "../../shared/messages";
import { MoreButton } from "../history/ChangeSetRows";
import { useTypedFilter } from "../list/useTypedFilter";
import { freshAsEditor } from "../requests/asEditor";
import { ErrorAlert } from "../shell/ErrorAlert";
import { AuditFilters } from "./AuditFilters";
import { auditQuery, filterOf, readAuditChoice } from "./auditFilter";
import { AuditLogDocument } from "./auditLog.generated";
import { AuditTable } from "./AuditTable";
import { ExportAuditLog } from "./ExportAuditLog";

/** The number of entries that the audit log loads at a time. */
const AUDIT_PAGE = 50;

const TITLE_ID = "audit-log-title";

export function AuditLogTab() {
  const [parameters, setParameters] = useSearchParams();
  const choice = readAuditChoice(parameters);
  // All filters are one text, so a quick change to a second filter does not undo the change to the first.
  const [typed, setTyped] = useTypedFilter(auditQuery(choice), (query) => {
    const tab = parameters.get("tab") ?? "";
    setParameters({ tab, ...Object.fromEntries(new URLSearchParams(query)) }, { replace: true });
  });
  const filter = filterOf(choice);
  const { data, previousData, error, loading, refetch, fetchMore } = useEditorQuery(AuditLogDocument, {
    ...freshAsEditor,
    variables: { filter, first: AUDIT_PAGE },
    notifyOnNetworkStatusChange: true,
  });
  const log = (data ?? previousData)?.auditLog;
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };

  async function loadMore() {
    await fetchMore({
      variables: { after: log?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { auditLog } }) => ({
        auditLog: { ...auditLog, nodes: [...before.auditLog.nodes, ...auditLog.nodes] },
      }),
    });
  }

  return (
    <Grid aria-labelledby={TITLE_ID} as="section" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Flex align="start" gap="3" justify="space-between" wrap="wrap">
        <h2 id={TITLE_ID}>Audit log</h2>
        <ExportAuditLog filter={filter} />
      </Flex>
      <Text color="ink.2" maxW="80ch" mt="-3">
        Sign-ins, accounts, settings, exports and erasures, newest first. Changes to the catalogue are in the history.
        IP addresses are removed after 30 days.
      </Text>
      <AuditFilters
        choice={readAuditChoice(new URLSearchParams(typed))}
        onChange={(next) => setTyped(auditQuery(next))}
      />
      {error && !loading && (
        <ErrorAlert message={loadError("the audit log", failureOf(error).message)} onRetry={reload} />
      )}
      {!log && loading && <Skeleton aria-label="Loading the audit log" h="320px" role="status" />}
      {log && log.nodes.length > 0 && <AuditTable entries={log.nodes} isStale={loading} />}
      {log?.nodes.length === 0 && !loading && (
        <EmptyState.Root>
          <EmptyState.Title as="h3">No events found</EmptyState.Title>
        </EmptyState.Root>
      )}
      {log?.pageInfo.hasNextPage && <MoreButton isLoading={loading} label="Show earlier events" onMore={loadMore} />}
    </Grid>
  );
}
