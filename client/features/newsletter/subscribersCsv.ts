/** The server's whole newsletter list as the text of a CSV file. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { NewsletterExportDocument } from "../../graphql/documents/NewsletterExport";
import { walkPages, type WalkProgress } from "../../graphql/walkList";
import { csvText } from "../../shared/csv";

const columns = ["email", "subscribed_at", "page_path", "wording"];

interface Watching {
  signal: AbortSignal;
  onProgress: (progress: WalkProgress) => void;
}

/** Fetches page by page. Nothing of it is left in the client's cache. */
export async function fetchSubscribersCsv(client: ApolloClient, watching: Watching): Promise<string> {
  const find = async (after: string | null) => {
    const variables = { after };
    const { data } = await client.query({
      query: NewsletterExportDocument,
      variables,
      ...asEditor,
      fetchPolicy: "no-cache",
    });
    const { nodes, pageInfo } = data!.newsletterSubscriptions;
    return { rows: nodes, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
  };
  const subscribers = await walkPages(find, watching);
  const rows = subscribers.map(({ email, subscribedAt, pagePath, wording }) => [
    email,
    subscribedAt,
    pagePath,
    wording,
  ]);
  return csvText(columns, rows);
}
