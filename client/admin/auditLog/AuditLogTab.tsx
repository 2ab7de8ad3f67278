/** The audit log tab. Owners can filter and export it. */
import { useEditorQuery } from "../requests/useEditorQuery";
import { EmptyState, Flex, Grid, Skeleton, Text } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { failureOf } from "../../graphql/failure";
import { AUDIT_PAGE, SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { loadError } from "../../shared/messages";
import { useDebounced } from "../../shared/hooks/useDebounced";
import { MoreButton } from "../history/ChangeSetRows";
import { freshAsEditor } from "../requests/asEditor";
import { ErrorAlert } from "../shell/ErrorAlert";
import { AuditFilters } from "./AuditFilters";
import { type AuditChoice, auditParameters, filterOf, readAuditChoice } from "./auditFilter";
import { AuditLogDocument } from "./auditLog.generated";
import { AuditTable } from "./AuditTable";
import { ExportAuditLog } from "./ExportAuditLog";

const TITLE_ID = "audit-log-title";

export function AuditLogTab() {
  const [parameters, setParameters] = useSearchParams();
  const choice = readAuditChoice(parameters);
  // Wait for a pause while the owner types the actor's email address. The choice is debounced as a string, because two
  // equal objects are not identical.
  const settled = useDebounced(JSON.stringify(choice), SEARCH_DEBOUNCE_MS);
  const filter = filterOf(JSON.parse(settled) as AuditChoice);
  const { data, previousData, error, loading, refetch, fetchMore } = useEditorQuery(AuditLogDocument, {
    ...freshAsEditor,
    variables: { filter, first: AUDIT_PAGE },
    notifyOnNetworkStatusChange: true,
  });
  const log = (data ?? previousData)?.auditLog;
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };

  function handleChange(next: AuditChoice) {
    setParameters({ tab: parameters.get("tab") ?? "", ...auditParameters(next) }, { replace: true });
  }

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
      <AuditFilters choice={choice} onChange={handleChange} />
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
