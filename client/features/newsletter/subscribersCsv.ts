/** The server's whole newsletter list as the text of a CSV file. */
import type { ApolloClient } from "@apollo/client";
import { asEditor } from "../../graphql/asEditor";
import { NewsletterExportDocument } from "../../graphql/documents/NewsletterExport";
import { csvText, type CsvValue } from "../../shared/csv";

const columns = ["email", "subscribed_at", "page_path", "wording"];

/** Fetches page by page, telling how many rows have come. Nothing of it is left in the client's cache. */
export async function fetchSubscribersCsv(client: ApolloClient, onProgress: (count: number) => void): Promise<string> {
  const rows: CsvValue[][] = [];
  let after: string | null = null;
  do {
    const { data } = await fetchPage(client, after);
    if (!data) break;
    const { nodes, pageInfo } = data.newsletterSubscriptions;
    for (const { email, subscribedAt, pagePath, wording } of nodes) rows.push([email, subscribedAt, pagePath, wording]);
    onProgress(rows.length);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return csvText(columns, rows);
}

function fetchPage(client: ApolloClient, after: string | null) {
  return client.query({ query: NewsletterExportDocument, variables: { after }, ...asEditor, fetchPolicy: "no-cache" });
}
