import { useApolloClient } from "@apollo/client/react";
import type { ApolloClient } from "@apollo/client";
import { useEffect, useRef, useState } from "react";
import { asEditor } from "../../graphql/asEditor";
import { ImportProblemsDocument } from "../../graphql/documents/ImportProblems";
import { failureOf } from "../../graphql/failure";
import { walkPages, type WalkProgress } from "../../graphql/walkList";
import { csvText, type CsvValue } from "../../shared/csv";
import { exportFailed, pauseAsked } from "../../shared/messages";
import { saveText } from "../../shared/saveText";
import { showToast } from "../../shared/toasts";
import type { Transfer } from "../../shared/transfer";

async function findProblems(client: ApolloClient, id: string, after: string | null) {
  const variables = { id, after };
  const query = { query: ImportProblemsDocument, variables, ...asEditor, fetchPolicy: "no-cache" } as const;
  const { data } = await client.query(query);
  const { edges, pageInfo } = data!.importPreview.rows;
  const rows = edges.flatMap(({ node: { line, name, problems } }) =>
    problems.map(({ column, message }): CsvValue[] => [line, name, column, message]),
  );
  return { rows, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

/** Saves everything that is wrong as a file, for whoever puts it right. */
export function SaveProblems({ transfer, importId }: { transfer: Transfer; importId: string }) {
  const client = useApolloClient();
  const [fetched, setFetched] = useState<WalkProgress | null>(null);
  const isBusy = fetched !== null;
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function handleSave() {
    const { signal } = (work.current = new AbortController());
    setFetched({ count: 0 });
    try {
      const find = (after: string | null) => findProblems(client, importId, after);
      const lines = await walkPages(find, { signal, onProgress: setFetched });
      const text = csvText(["row", "name", "column", "what to do"], lines);
      saveText(`honestodds-${transfer.plural}-problems.csv`, text, "text/csv");
    } catch (error) {
      if (!signal.aborted) showToast({ ...exportFailed(failureOf(error).message), tone: "error" });
    } finally {
      setFetched(null);
    }
  }

  return (
    <>
      <button
        aria-disabled={isBusy}
        className="btn btn-secondary btn-sm"
        onClick={() => !isBusy && void handleSave()}
        type="button"
      >
        {isBusy ? "Exporting..." : "Save this list as CSV"}
      </button>
      <span className="tiny" role="status">
        {fetched?.wait && pauseAsked(fetched.wait)}
      </span>
    </>
  );
}
