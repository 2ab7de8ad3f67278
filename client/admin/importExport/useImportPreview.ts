import { useEditorQuery } from "../requests/useEditorQuery";
import { useState } from "react";
import { freshAsEditor } from "../requests/asEditor";
import { failureOf } from "../../graphql/failure";
import type { ImportOutcome } from "../../graphql/schemaTypes.generated";
import { IMPORT_ROWS_SHOWN } from "../../shared/limits";
import { ImportPreviewDocument, type ImportPreviewQuery } from "./import.generated";

export type CheckedImport = ImportPreviewQuery["importPreview"];

/** Selects a page of the import's rows. */
export type PageArguments = { first: number; after?: string | null } | { last: number; before: string | null };

const firstPage: PageArguments = { first: IMPORT_ROWS_SHOWN };

/** Returns the first of these outcomes that occurs: invalid, changed, new. If none occurs, returns unchanged. */
function mostUrgent({ invalidCount, updateCount, createCount }: CheckedImport): ImportOutcome {
  if (invalidCount > 0) return "INVALID";
  if (updateCount > 0) return "UPDATE";
  return createCount > 0 ? "CREATE" : "UNCHANGED";
}

/**
 * Loads one page of an import's check, limited to rows with one outcome. Bypasses the cache. The first response is
 * slow, because the server compares all rows with the catalogue.
 */
export function useImportPreview(id: string, chosen: ImportOutcome | null) {
  /** The outcome to show first, or null until the first response has counted the rows. */
  const [urgent, setUrgent] = useState<ImportOutcome | null>(null);
  /** The page that the editor has opened. It applies until the editor chooses another outcome. */
  const [turned, setTurned] = useState<{ chosen: ImportOutcome | null; at: PageArguments } | null>(null);
  const [shown, setShown] = useState<{ checked: CheckedImport; outcome: ImportOutcome } | null>(null);
  const outcome = chosen ?? urgent;
  const place = turned?.chosen === chosen ? turned.at : firstPage;
  const options = { variables: { id, ...place, outcome }, ...freshAsEditor, notifyOnNetworkStatusChange: true };
  const { data, error, loading, refetch } = useEditorQuery(ImportPreviewDocument, options);
  const checked = data?.importPreview;
  if (checked && outcome === null) setUrgent(mostUrgent(checked));
  else if (checked && outcome !== null && checked !== shown?.checked) setShown({ checked, outcome });

  const failure = error && !loading ? failureOf(error) : null;
  return {
    checked: failure ? null : (shown?.checked ?? null),
    outcome: shown?.outcome ?? "INVALID",
    failure,
    isLoading: loading,
    goTo: (at: PageArguments) => setTurned({ chosen, at }),
    reload: () => {
      setTurned(null);
      setUrgent(null);
      // If the outcome came from `urgent`, the reset above changes the variables, so the preview reloads without this
      // call.
      if (chosen !== null || urgent === null) refetch().catch(() => undefined); // `useEditorQuery` returns this error.
    },
  };
}
