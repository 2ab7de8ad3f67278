import { recordExport } from "../importExport/rowFiles/recordExport";
import { Button, Grid, Text } from "@chakra-ui/react";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../graphql/failure";
import { type WalkProgress, walkPages } from "../requests/walkList";
import { exportFailed, pauseAsked } from "../messages";
import { saveText } from "../../shared/browser/saveText";
import { showToast } from "../../shared/toasts";
import type { ApolloClient } from "@apollo/client";
import { freshAsEditor } from "../requests/asEditor";
import { csvText } from "../importExport/rowFiles/csv";
import { NewsletterExportDocument } from "./NewsletterExport.generated";

/** The button that exports the server's whole newsletter list as a CSV file. */
export function ExportSubscribers({ rowCount }: { rowCount: number }) {
  const client = useApolloClient();
  const [progress, setProgress] = useState<WalkProgress | null>(null);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function handleExport() {
    if (progress) return;
    const { signal } = (work.current = new AbortController());
    setProgress({ count: 0 });
    try {
      await recordExport(client, "SUBSCRIBERS", rowCount);
      const text = await fetchSubscribersCsv(client, { signal, onProgress: setProgress });
      saveText("newsletter.csv", text, "text/csv");
    } catch (error) {
      if (!signal.aborted) showToast({ ...exportFailed(failureOf(error).message), tone: "error" });
    } finally {
      setProgress(null);
    }
  }

  return (
    <Grid alignContent="start" gap="1" justifyItems={{ base: "start", md: "end" }}>
      <Button aria-disabled={progress !== null} onClick={() => void handleExport()} size="sm">
        {progress ? "Exporting..." : "Export all newsletter subscribers as CSV"}
      </Button>
      <Text as="span" color="ink.3" fontSize="xs" role="status">
        {progress &&
          (progress.wait ? pauseAsked(progress.wait) : `${progress.count.toLocaleString("en-US")} exported so far`)}
      </Text>
    </Grid>
  );
}

const columns = [
  "email",
  "subscribed_at",
  "page_path",
  "wording",
  "state",
  "confirmed_at",
  "unsubscribed_at",
  "unsubscribe_url",
];

interface Watching {
  signal: AbortSignal;
  onProgress: (progress: WalkProgress) => void;
}

/** Loads the whole list page by page, without the client's cache, and returns it as CSV text. */
async function fetchSubscribersCsv(client: ApolloClient, watching: Watching): Promise<string> {
  const find = async (after: string | null) => {
    const variables = { after };
    const { data } = await client.query({
      query: NewsletterExportDocument,
      variables,
      ...freshAsEditor,
    });
    const { nodes, pageInfo } = data!.newsletterSubscriptions;
    return { rows: nodes, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
  };
  const subscribers = await walkPages(find, watching);
  const rows = subscribers.map((one) => [
    one.email,
    one.subscribedAt,
    one.pagePath,
    one.wording,
    one.state.toLowerCase(),
    one.confirmedAt,
    one.unsubscribedAt,
    window.location.origin + one.unsubscribePath,
  ]);
  return csvText(columns, rows);
}
