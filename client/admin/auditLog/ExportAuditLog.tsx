import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Button, Grid, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../graphql/failure";
import type { AuditLogFilter } from "../../graphql/schemaTypes.generated";
import { saveText } from "../../shared/browser/saveText";
import { showToast } from "../../shared/toasts";
import { exportFailed, pauseAsked } from "../messages";
import { freshAsEditor } from "../requests/asEditor";
import { walkPages, type WalkProgress } from "../requests/walkList";
import { csvText } from "../importExport/rowFiles/csv";
import { recordExport } from "../importExport/rowFiles/recordExport";
import { describeDetails } from "./auditLabels";
import { AuditLogCountDocument, AuditLogDocument } from "./auditLog.generated";
import { maxPageSize } from "../../../shared/apiLimits";

/** The button that exports the filtered audit log as a CSV file. */
export function ExportAuditLog({ filter }: { filter: AuditLogFilter }) {
  const client = useApolloClient();
  const [progress, setProgress] = useState<WalkProgress | null>(null);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function handleExport() {
    if (progress) return;
    const { signal } = (work.current = new AbortController());
    setProgress({ count: 0 });
    try {
      const { data } = await client.query({ query: AuditLogCountDocument, variables: { filter }, ...freshAsEditor });
      await recordExport(client, "AUDIT_LOG", data!.auditLog.totalCount);
      saveText("audit-log.csv", await fetchCsv(client, filter, { signal, onProgress: setProgress }), "text/csv");
    } catch (error) {
      if (!signal.aborted) showToast({ ...exportFailed(failureOf(error).message), tone: "error" });
    } finally {
      setProgress(null);
    }
  }

  return (
    <Grid alignContent="start" gap="1" justifyItems={{ base: "start", md: "end" }}>
      <Button aria-disabled={progress !== null} onClick={() => void handleExport()} size="sm">
        {progress ? "Exporting..." : "Export as CSV"}
      </Button>
      <Text as="span" color="ink.3" fontSize="xs" role="status">
        {progress &&
          (progress.wait ? pauseAsked(progress.wait) : `${progress.count.toLocaleString("en-US")} exported so far`)}
      </Text>
    </Grid>
  );
}

const columns = ["time", "event", "actor", "subject", "details", "client_address"];

interface Watching {
  signal: AbortSignal;
  onProgress: (progress: WalkProgress) => void;
}

/** Loads all entries that match the filter, page by page, and returns them as CSV text. */
async function fetchCsv(client: ApolloClient, filter: AuditLogFilter, watching: Watching): Promise<string> {
  const find = async (after: string | null) => {
    const variables = { filter, first: maxPageSize, after };
    const { data } = await client.query({ query: AuditLogDocument, variables, ...freshAsEditor });
    const { nodes, pageInfo } = data!.auditLog;
    return { rows: nodes, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
  };
  const entries = await walkPages(find, watching);
  const rows = entries.map((entry) => [
    entry.createdAt,
    entry.event.toLowerCase(),
    entry.actor,
    entry.subject,
    describeDetails(entry),
    entry.clientAddress,
  ]);
  return csvText(columns, rows);
}
