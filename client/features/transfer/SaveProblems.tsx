import { useApolloClient } from "@apollo/client/react";
import type { ApolloClient } from "@apollo/client";
import { useState } from "react";
import { asEditor } from "../../graphql/asEditor";
import { ImportProblemsDocument } from "../../graphql/documents/ImportProblems";
import { failureOf } from "../../graphql/failure";
import { csvText, type CsvValue } from "../../shared/csv";
import { exportFailed } from "../../shared/messages";
import { saveText } from "../../shared/saveText";
import { showToast } from "../../shared/toasts";
import type { Transfer } from "../../shared/transfer";

async function fetchProblems(client: ApolloClient, id: string): Promise<CsvValue[][]> {
  const lines: CsvValue[][] = [];
  let after: string | null = null;
  do {
    const variables: { id: string; after: string | null } = { id, after };
    const query = { query: ImportProblemsDocument, variables, ...asEditor, fetchPolicy: "no-cache" } as const;
    const { data } = await client.query(query);
    if (!data) break;
    const { edges, pageInfo } = data.importPreview.rows;
    for (const { node } of edges)
      for (const { column, message } of node.problems) lines.push([node.number, node.name, column, message]);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return lines;
}

/** Saves everything that is wrong as a file, for whoever puts it right. */
export function SaveProblems({ transfer, importId }: { transfer: Transfer; importId: string }) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);

  async function handleSave() {
    setIsBusy(true);
    try {
      const lines = await fetchProblems(client, importId);
      const text = csvText(["row", "name", "column", "what to do"], lines);
      saveText(`honestodds-${transfer.plural}-problems.csv`, text, "text/csv");
    } catch (error) {
      showToast({ ...exportFailed(failureOf(error).message), tone: "error" });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <button
      aria-disabled={isBusy}
      className="btn btn-secondary btn-sm"
      onClick={() => !isBusy && void handleSave()}
      type="button"
    >
      Save this list as CSV
    </button>
  );
}
